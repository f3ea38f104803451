import { refused } from '../access-row.mjs'
import { bobsRecord, founderRecord } from '../founder-record.mjs'
import { ALICE_EMAIL, aliceWith, BOB, BOB_EMAIL, bob, mintToken, signedOut } from '../identities.mjs'
import { ALICES, create, read } from '../requests.mjs'

const NO_EMAIL = { email: undefined, email_verified: undefined }

function createAlices() {
  return create(ALICES, founderRecord())
}
function readAlices() {
  return read(ALICES)
}
function alicesRecord() {
  return { [ALICES]: founderRecord() }
}
function provider(name) {
  return { firebase: { identities: {}, sign_in_provider: name } }
}

/** Valid requests by users without the right to them. */
export const who = [
  refused('a signed-out visitor creates a record', signedOut, createAlices),
  refused('a signed-out visitor reads a record', signedOut, readAlices, alicesRecord),
  refused('another user creates the record', bob, createAlices),
  refused('another user creates the record with their own e-mail in it', bob, () =>
    create(ALICES, bobsRecord()),
  ),
  refused('another user reads the record', bob, readAlices, alicesRecord),
  refused('another user checks whether the record exists', bob, readAlices),
  refused(
    'an anonymous account creates a record',
    aliceWith({ ...NO_EMAIL, provider_id: 'anonymous', ...provider('anonymous') }),
    createAlices,
  ),
  refused('a federated sign-in creates a record', aliceWith(provider('google.com')), createAlices),
  refused(
    'a custom token without an e-mail creates a record',
    aliceWith({ ...NO_EMAIL, ...provider('custom') }),
    createAlices,
  ),
  refused(
    'a password account whose token lost its e-mail creates a record',
    aliceWith({ ...NO_EMAIL, ...provider('password') }),
    createAlices,
  ),
  refused(
    'a token without a firebase claim creates a record',
    aliceWith({ email: ALICE_EMAIL, firebase: undefined }),
    createAlices,
  ),
  refused(
    'another user with an admin claim reads the record',
    () => mintToken(BOB, BOB_EMAIL, { admin: true, role: 'admin' }),
    readAlices,
    alicesRecord,
  ),
]
