import { allowed } from '../access-row.mjs'
import { founderRecord, isoTime, withSubscription } from '../founder-record.mjs'
import { alice } from '../identities.mjs'
import { ALICES, commit, create, patch, read, set } from '../requests.mjs'

/** Everything that is allowed. */
export const may = [
  allowed('the owner creates exactly the founder record', alice, () => create(ALICES, founderRecord())),
  allowed('the owner creates it with the precondition that it does not exist', alice, () =>
    commit({ ...set(ALICES, founderRecord()), currentDocument: { exists: false } }),
  ),
  allowed('the owner creates it through plain REST', alice, () => patch(ALICES, founderRecord())),
  allowed('the owner creates it on a computer whose clock is 12 hours slow', alice, () =>
    create(ALICES, { ...withSubscription({ purchasedAt: isoTime(-12) }), createdAt: isoTime(-12) }),
  ),
  allowed('the owner creates it on a computer whose clock is 12 hours fast', alice, () =>
    create(ALICES, { ...withSubscription({ purchasedAt: isoTime(12) }), createdAt: isoTime(12) }),
  ),
  allowed('the purchase was an hour before the account', alice, () =>
    create(ALICES, withSubscription({ purchasedAt: isoTime(-1) })),
  ),
  allowed(
    'the owner reads their record',
    alice,
    () => read(ALICES),
    () => ({ [ALICES]: founderRecord() }),
  ),
  allowed('the owner reads their record before it exists', alice, () => read(ALICES)),
]
