/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from '@/components/layout/site-footer'
import { SocialLinks } from '@/components/layout/social-links'
import { product } from '@/lib/site'

const unset = { caseStudiesUrl: undefined, supportUrl: undefined, contactUrl: undefined, social: [] }

test('no link in the footer is a dead end or without words', () => {
  render(<SiteFooter settings={unset} />)
  for (const link of screen.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('href', '#')
    expect(link).toHaveAccessibleName()
  }
})

test('an item without a URL is text that says it is not available yet', () => {
  render(<SiteFooter settings={unset} />)
  for (const label of ['Case Studies', 'Support', 'Contact']) {
    expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument()
    expect(screen.getByText(label)).toHaveTextContent(`${label}not available yet`)
  }
})

test('an item with a URL is a link to it', () => {
  render(<SiteFooter settings={{ ...unset, supportUrl: 'https://help.example/' }} />)
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'https://help.example/')
})

test('the footer has the product with its tagline, the year, links to the statement and the notice, and the disclaimer', () => {
  render(<SiteFooter settings={unset} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(`© ${new Date().getFullYear()} ${product.name}`)).toBeVisible()
  expect(footer.getByRole('link', { name: 'Founders Transparency Statement' })).toHaveAttribute(
    'href',
    '/transparency',
  )
  expect(footer.getByRole('link', { name: product.name })).toHaveAttribute('href', '/')
  expect(footer.getByText(product.tagline)).toBeVisible()
  expect(footer.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '#privacy-notice')
  expect(
    footer.getByText('Education, not legal, tax or investment advice. No income is promised.'),
  ).toBeVisible()
})

test('a configured social profile opens in a new tab, and the others are listed as not available yet', () => {
  render(
    <SocialLinks
      profiles={[
        { name: 'X', url: undefined },
        { name: 'YouTube', url: 'https://video.example/channel' },
        { name: 'Instagram', url: undefined },
      ]}
    />,
  )
  const link = screen.getByRole('link', { name: 'YouTube (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://video.example/channel')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(screen.getByText('not available yet').parentElement).toHaveTextContent('XInstagramnot available yet')
})

test('no social profile is listed as not available when all are configured', () => {
  render(<SocialLinks profiles={[{ name: 'YouTube', url: 'https://video.example/channel' }]} />)
  expect(screen.getByRole('link', { name: /^YouTube/ })).toBeVisible()
  expect(screen.queryByText('not available yet')).not.toBeInTheDocument()
})
