import { toRest } from './rest-values.mjs'

/**
 * The policy of firestore.rules once more, in plain JavaScript and written independently of the rules language, as the
 * yardstick for random requests: a mistake would have to be made in both places to go unnoticed.
 * @param {import('./random-requests.mjs').RandomRequest} request
 */
export function mayDo({ person, path, exists, operation, record }) {
  if (person === null || path !== `users/${person.uid}`) return false
  if (operation === 'get') return true
  const isCreation = operation === 'create' || (operation === 'set' && !exists)
  return isCreation && person.claims.firebase?.sign_in_provider === 'password' && isFounder(record, person)
}

function isFounder(record, { claims }) {
  const fields = fieldsOf(toRest(record), ['createdAt', 'email', 'role', 'subscription'])
  const plan = fields && fieldsOf(fields.subscription, ['isActive', 'name', 'price', 'purchasedAt'])
  return (
    plan !== null &&
    claims.email !== undefined &&
    claims.email === fields.email.stringValue &&
    fields.role.stringValue === 'founder' &&
    plan.name.stringValue === 'Founder Beta' &&
    plan.price.integerValue === '597' &&
    plan.isActive.booleanValue === true &&
    isAboutNow(fields.createdAt.stringValue) &&
    isAboutNow(plan.purchasedAt.stringValue)
  )
}

/** The fields of a map if it has exactly these, null otherwise. */
function fieldsOf(value, names) {
  const fields = value?.mapValue?.fields
  return fields && Object.keys(fields).sort().join() === names.join() ? fields : null
}

/** Like the rules, this accepts an hour of 24 and more, and takes it for the time that follows from it. */
function isAboutNow(text) {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)[.](\d{3})Z$/.exec(text ?? '')
  if (!match || text.endsWith('\n')) return false
  const [year, month, day, hour, minute, second, milli] = match.slice(1).map(Number)
  const midnight = new Date(Date.UTC(year, month - 1, day))
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return false
  const time = midnight.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + milli
  return Math.abs(time - Date.now()) < 86_400_000
}
