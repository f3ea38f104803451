import { toRest } from './rest-values.mjs'

/**
 * The policy of firestore.rules once more, in plain JavaScript, as the reference for random requests: a mistake would
 * have to be made in both places to go unnoticed.
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

/** The fields of a map if it has exactly these, otherwise nothing. */
function fieldsOf(value, names) {
  const fields = value?.mapValue?.fields
  return fields && Object.keys(fields).sort().join() === names.join() ? fields : null
}

/** Whether this is a time in the format of toISOString(), within a day from now. */
function isAboutNow(text) {
  const time = new Date(text ?? '')
  if (Number.isNaN(time.getTime()) || time.toISOString() !== text) return false
  return Math.abs(time.getTime() - Date.now()) < 86_400_000
}
