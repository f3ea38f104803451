import { footerGroups, headerLinks } from '@/lib/navigation'
import { product } from '@/lib/site'

test('the header links stand in the order of the specification', () => {
  expect(headerLinks.map(({ label, href }) => [label, href])).toEqual([
    ['Features', '/#features'],
    ['Demo', '/#walkthrough'],
    ['Why Different', '/#whats-different'],
    ['Blog', '/blog'],
    ['FAQ', '/#faq'],
  ])
})

test('the footer has its three groups, and each link leads where it says', () => {
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

test('an address that is configured becomes the link of its label, one that is not stays without', () => {
  const links = footerGroups({
    caseStudiesUrl: undefined,
    supportUrl: 'https://help.example/',
    contactUrl: 'mailto:team@example.com',
  }).flatMap((group) => group.links)
  expect(links.find(({ label }) => label === 'Support')?.href).toBe('https://help.example/')
  expect(links.find(({ label }) => label === 'Contact')?.href).toBe('mailto:team@example.com')
  expect(links.find(({ label }) => label === 'Case Studies')?.href).toBeUndefined()
})
