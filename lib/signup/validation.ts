import { behaviour } from '../site'

export type SignupFields = { email: string; password: string; confirmation: string }

export type SignupFieldName = keyof SignupFields

/** What is wrong, in the words of the toast, and the field that has to change. */
export type FieldProblem = { field: SignupFieldName; title: string; description: string }

/** Invisible formatting characters, such as direction marks, which some programs copy along with an address. */
const invisible = /\p{Cf}/gu

/** Reads the fields at the moment of submitting: password managers fill them without telling anyone. */
export function readSignupFields(form: FormData): SignupFields {
  return {
    email: text(form, 'email').replace(invisible, '').trim(),
    // Spaces belong to a password.
    password: text(form, 'password'),
    confirmation: text(form, 'confirmation'),
  }
}

/** The first check that fails, in the order of the specification; null when all pass. */
export function firstProblem(fields: SignupFields): FieldProblem | null {
  if (fields.email === '') {
    return { field: 'email', title: 'Missing Email', description: 'Please provide an email address.' }
  }
  if (fields.password !== fields.confirmation) {
    return { field: 'confirmation', title: 'Password Mismatch', description: 'Passwords do not match.' }
  }
  if (fields.password.length < behaviour.minimumPasswordLength) {
    return {
      field: 'password',
      title: 'Password Too Short',
      description: `Password must be at least ${behaviour.minimumPasswordLength} characters.`,
    }
  }
  return null
}

/** Both are filled in, and alike. */
export function passwordsMatch({ password, confirmation }: SignupFields): boolean {
  return password !== '' && password === confirmation
}

/**
 * Whether an edit clears the error of a field, because the field would now pass our own checks. A server's error
 * applied to the old value only, so it goes by the same rule.
 * @param edited name of the field that was edited; a mismatch can be corrected in either password
 */
export function isCorrected(field: SignupFieldName, edited: string, fields: SignupFields): boolean {
  if (field === 'confirmation') return passwordsMatch(fields)
  return edited === field && fields[field].length >= (field === 'email' ? 1 : behaviour.minimumPasswordLength)
}

function text(form: FormData, name: SignupFieldName): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
