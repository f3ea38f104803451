import { allowed } from '../access-row.mjs'
import { founderRecord, isoTime, withSubscription } from '../founder-record.mjs'
import { alice } from '../identities.mjs'
import { ALICES, commit, create, patch, read, set } from '../requests.mjs'

/** All that anybody may do. */
export const may = [
  allowed('the owner creates exactly the founder record', alice, () => create(ALICES, founderRecord())),
  allowed('the owner creates it on the condition that there is none', alice, () =>
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
    'the owner reads the own record',
    alice,
    () => read(ALICES),
    () => ({ [ALICES]: founderRecord() }),
  ),
  allowed('the owner asks for the own record before it exists', alice, () => read(ALICES)),
]
