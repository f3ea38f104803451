import { refused, refusedRecord } from '../access-row.mjs'
import { founderRecord, without } from '../founder-record.mjs'
import { ALICE_EMAIL, alice, aliceWith } from '../identities.mjs'
import { ALICES, commit, create, setWithServerTime } from '../requests.mjs'
import { rest } from '../rest-values.mjs'

const NO_EMAIL = {
  email: undefined,
  email_verified: undefined,
  firebase: { identities: {}, sign_in_provider: 'password' },
}

function createWithNullEmail() {
  return create(ALICES, founderRecord({ email: null }))
}

/** The e-mail must be that of the token. */
export const email = [
  refusedRecord('the e-mail is another user’s', () => founderRecord({ email: 'victim@example.com' })),
  refusedRecord('the e-mail is in another case', () => founderRecord({ email: 'ALI@example.com' })),
  refusedRecord('the e-mail has a trailing space', () => founderRecord({ email: `${ALICE_EMAIL} ` })),
  refusedRecord('the e-mail is missing', () => without(founderRecord(), 'email')),
  refusedRecord('the e-mail is null', () => founderRecord({ email: null })),
  refused('the e-mail is null and the token has none', aliceWith(NO_EMAIL), createWithNullEmail),
  refused(
    'the e-mail is null and that of the token is null, too',
    aliceWith({ email: null }),
    createWithNullEmail,
  ),
  refusedRecord('the e-mail is a list', () => founderRecord({ email: [ALICE_EMAIL] })),
  refusedRecord('the e-mail is a map', () => founderRecord({ email: { a: 1 } })),
]

/** The role must be founder. */
export const role = [
  refusedRecord('the role is admin', () => founderRecord({ role: 'admin' })),
  refusedRecord('the role is in another case', () => founderRecord({ role: 'Founder' })),
  refusedRecord('the role is missing', () => without(founderRecord(), 'role')),
  refusedRecord('the role is a list', () => founderRecord({ role: ['founder'] })),
  refusedRecord('the role is bytes', () => founderRecord({ role: rest({ bytesValue: 'Zm91bmRlcg==' }) })),
]

/** The record must have these keys and no others. */
export const shape = [
  refusedRecord('the record is empty', () => ({})),
  refusedRecord('the record has an extra key', () => founderRecord({ isAdmin: true })),
  refusedRecord('the record has an extra key that is null', () => founderRecord({ x: null })),
  refusedRecord('an extra key looks like a path', () => founderRecord({ 'subscription.price': 597 })),
  refusedRecord('an extra field has 500 kB', () => founderRecord({ blob: 'x'.repeat(500_000) })),
  refused('a transform adds a server timestamp', alice, () =>
    commit(setWithServerTime(ALICES, founderRecord(), 'extra')),
  ),
  refused('a transform sets the time of creation to a server timestamp', alice, () =>
    commit(setWithServerTime(ALICES, without(founderRecord(), 'createdAt'), 'createdAt')),
  ),
]
