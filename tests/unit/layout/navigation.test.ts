import { footerGroups, headerLinks } from '@/lib/navigation'
import { product } from '@/lib/site'

test('the header links are in the order of the specification', () => {
  expect(headerLinks.map(({ label, href }) => [label, href])).toEqual([
    ['Features', '/#features'],
    ['Demo', '/#walkthrough'],
    ['Why Different', '/#whats-different'],
    ['Blog', '/blog'],
    ['FAQ', '/#faq'],
  ])
})

test('the footer has its three groups, and each link its target', () => {
  const groups = footerGroups({ caseStudiesUrl: undefined, supportUrl: undefined, contactUrl: undefined })
  expect(
    groups.map(({ heading, links }) => [heading, ...links.map(({ label, href }) => [label, href])]),
  ).toEqual([
    [
      'Platform',
      ['Features', '/#features'],
      [`Why ${product.name}`, '/#whats-different'],
      ['Pricing', '/#cta'],
    ],
    [
      'Resources',
      ['Blog', '/blog'],
      ['Land Investing 101', '/blog/beginners-guide-land-investing'],
      ['Case Studies', undefined],
    ],
    ['Help', ['FAQ', '/#faq'], ['Support', undefined], ['Contact', undefined]],
  ])
})

test.each([
  ['Case Studies', 'caseStudiesUrl', 'https://stories.example/'],
  ['Support', 'supportUrl', 'https://help.example/'],
  ['Contact', 'contactUrl', 'mailto:team@example.com'],
])('a configured URL becomes the target of %s, and the others have none', (label, setting, address) => {
  const none = { caseStudiesUrl: undefined, supportUrl: undefined, contactUrl: undefined }
  const links = footerGroups({ ...none, [setting]: address }).flatMap((group) => group.links)
  expect(links.find((link) => link.label === label)?.href).toBe(address)
  expect(links.filter(({ href }) => href === undefined)).toHaveLength(2)
})
