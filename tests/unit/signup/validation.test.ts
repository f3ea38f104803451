import { firstProblem, isCorrected, readSignupFields } from '@/lib/signup/validation'

const good = { email: 'ann@example.com', password: 'secret12', confirmation: 'secret12' }

test('valid fields have no problem', () => {
  expect(firstProblem(good)).toBeNull()
})

test.each(['', '   '])('an e-mail of "%s" counts as missing', (email) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, email })) form.set(name, value)
  expect(firstProblem(readSignupFields(form))).toEqual({
    field: 'email',
    title: 'Missing Email',
    description: 'Please provide an email address.',
  })
})

test('different passwords are a mismatch, reported at the confirmation', () => {
  expect(firstProblem({ ...good, confirmation: 'secret13' })).toEqual({
    field: 'confirmation',
    title: 'Password Mismatch',
    description: 'Passwords do not match.',
  })
})

test('five characters are too short, six are not', () => {
  expect(firstProblem({ ...good, password: 'five5', confirmation: 'five5' })).toEqual({
    field: 'password',
    title: 'Password Too Short',
    description: 'Password must be at least 6 characters.',
  })
  expect(firstProblem({ ...good, password: 'sixsix', confirmation: 'sixsix' })).toBeNull()
})

test('the checks run in the specified order and stop at the first problem', () => {
  expect(firstProblem({ email: '', password: 'a', confirmation: 'b' })?.title).toBe('Missing Email')
  expect(firstProblem({ ...good, password: 'a', confirmation: 'b' })?.title).toBe('Password Mismatch')
  expect(firstProblem({ ...good, password: '', confirmation: '' })?.title).toBe('Password Too Short')
})

test('passwords that differ by a space differ', () => {
  expect(firstProblem({ ...good, confirmation: 'secret12 ' })?.title).toBe('Password Mismatch')
})

test('an email counts as corrected when it is edited and not empty', () => {
  expect(isCorrected('email', 'email', { ...good, email: 'a' })).toBe(true)
  expect(isCorrected('email', 'email', { ...good, email: '' })).toBe(false)
  expect(isCorrected('email', 'password', good)).toBe(false)
})

test('a password counts as corrected when it is long enough, not when its confirmation is edited', () => {
  expect(isCorrected('password', 'password', { ...good, password: 'sixsix' })).toBe(true)
  expect(isCorrected('password', 'password', { ...good, password: 'five5' })).toBe(false)
  expect(isCorrected('password', 'confirmation', good)).toBe(false)
})

test('a mismatch can be corrected in either field, but not by emptying both', () => {
  expect(isCorrected('confirmation', 'confirmation', good)).toBe(true)
  expect(isCorrected('confirmation', 'password', good)).toBe(true)
  expect(isCorrected('confirmation', 'password', { ...good, password: 'secret13' })).toBe(false)
  expect(isCorrected('confirmation', 'password', { ...good, password: '', confirmation: '' })).toBe(false)
})

test('the e-mail is trimmed when the fields are read, passwords never are', () => {
  const form = new FormData()
  form.set('email', '  ann@example.com ')
  form.set('password', ' secret ')
  expect(readSignupFields(form)).toEqual({ email: 'ann@example.com', password: ' secret ', confirmation: '' })
})

test.each(['\u200eann@example.com', '\u202aann@example.com\u202c', 'ann@exam\u00adple.com\ufeff'])(
  'invisible characters are removed from an e-mail (%j)',
  (email) => {
    const form = new FormData()
    form.set('email', email)
    expect(readSignupFields(form).email).toBe('ann@example.com')
  },
)
