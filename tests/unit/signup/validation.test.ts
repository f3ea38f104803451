import { firstProblem, isCorrected, readSignupFields } from '@/lib/signup/validation'

const good = { email: 'ann@example.com', password: 'secret12', confirmation: 'secret12' }

test('good fields have no problem', () => {
  expect(firstProblem(good)).toBeNull()
})

test.each(['', '   '])('an e-mail of "%s" is missing', (email) => {
  expect(firstProblem({ ...good, email })).toEqual({
    field: 'email',
    title: 'Missing Email',
    description: 'Please provide an email address.',
  })
})

test('different passwords are a mismatch, at the confirmation', () => {
  expect(firstProblem({ ...good, confirmation: 'secret13' })).toEqual({
    field: 'confirmation',
    title: 'Password Mismatch',
    description: 'Passwords do not match.',
  })
})

test('five characters are too short and six are not', () => {
  expect(firstProblem({ ...good, password: 'five5', confirmation: 'five5' })).toEqual({
    field: 'password',
    title: 'Password Too Short',
    description: 'Password must be at least 6 characters.',
  })
  expect(firstProblem({ ...good, password: 'sixsix', confirmation: 'sixsix' })).toBeNull()
})

test('the checks run in the order of the specification and stop at the first', () => {
  expect(firstProblem({ email: '', password: 'a', confirmation: 'b' })?.title).toBe('Missing Email')
  expect(firstProblem({ ...good, password: 'a', confirmation: 'b' })?.title).toBe('Password Mismatch')
  expect(firstProblem({ ...good, password: '', confirmation: '' })?.title).toBe('Password Too Short')
})

test('passwords that differ by a space differ', () => {
  expect(firstProblem({ ...good, confirmation: 'secret12 ' })?.title).toBe('Password Mismatch')
})

test('an email is put right by an edit that leaves something there', () => {
  expect(isCorrected('email', 'email', { ...good, email: 'a' })).toBe(true)
  expect(isCorrected('email', 'email', { ...good, email: '' })).toBe(false)
  expect(isCorrected('email', 'password', good)).toBe(false)
})

test('a password is put right by an edit that makes it long enough, not by one of its confirmation', () => {
  expect(isCorrected('password', 'password', { ...good, password: 'sixsix' })).toBe(true)
  expect(isCorrected('password', 'password', { ...good, password: 'five5' })).toBe(false)
  expect(isCorrected('password', 'confirmation', good)).toBe(false)
})

test('passwords that differ are put right in either field, but not by emptying both', () => {
  expect(isCorrected('confirmation', 'confirmation', good)).toBe(true)
  expect(isCorrected('confirmation', 'password', good)).toBe(true)
  expect(isCorrected('confirmation', 'password', { ...good, password: 'secret13' })).toBe(false)
  expect(isCorrected('confirmation', 'password', { ...good, password: '', confirmation: '' })).toBe(false)
})

test('fields are read as they stand: the e-mail trimmed, passwords never', () => {
  const form = new FormData()
  form.set('email', '  ann@example.com ')
  form.set('password', ' secret ')
  expect(readSignupFields(form)).toEqual({ email: 'ann@example.com', password: ' secret ', confirmation: '' })
})

test.each(['\u200eann@example.com', '\u202aann@example.com\u202c', 'ann@exam\u00adple.com\ufeff'])(
  'marks that nobody sees are not part of an e-mail (%j)',
  (email) => {
    const form = new FormData()
    form.set('email', email)
    expect(readSignupFields(form).email).toBe('ann@example.com')
  },
)
