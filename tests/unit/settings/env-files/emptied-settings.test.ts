import { emptiedSettings } from '@/lib/settings/env-files/emptied-settings'

const contact = 'NEXT_PUBLIC_CONTACT_URL'

test('a setting that is set to nothing elsewhere is reported', () => {
  for (const nothing of ['', ' '])
    expect(emptiedSettings(`${contact}=mailto:ada@land-site.org`, { [contact]: nothing })).toEqual([
      'NEXT_PUBLIC_CONTACT_URL has no effect, because the environment or another .env file sets it to an empty value. Remove it there, or set its value there.',
    ])
})

test('one that has another value there, that is empty here, too, or that refers to nothing, is not', () => {
  const empty = { [contact]: '' }
  expect(emptiedSettings(`${contact}=https://a.org`, { [contact]: 'https://b.org' })).toEqual([])
  expect(emptiedSettings(`${contact}=`, empty)).toEqual([])
  expect(emptiedSettings(`${contact}=" "`, { [contact]: ' ' })).toEqual([])
  // Of each of these the build tells already what became of it.
  expect(emptiedSettings(`${contact}=https://a.org\n${contact}=`, empty)).toEqual([])
  expect(emptiedSettings(`${contact}=$HELP`, empty)).toEqual([])
  expect(emptiedSettings('EDITOR=vi', { EDITOR: '' })).toEqual([])
})
