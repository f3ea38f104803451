/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { SignedStatement } from '@/components/transparency/signed-statement'
import { statement } from '@/content/transparency'
import { product } from '@/lib/site'

test('the statement has all its points under their headings, in order, and is signed', () => {
  render(<SignedStatement founderName="Ada Field" />)
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const points = within(heading.parentElement as HTMLElement).getAllByRole('listitem')
    return [heading, ...points].map(({ textContent }) => textContent)
  })
  expect(sections).toEqual(statement.sections.map(({ heading, points }) => [heading, ...points]))
  expect(screen.getByText(statement.opening)).toBeVisible()
  expect(screen.getByText('Ada Field').parentElement).toHaveTextContent(`Ada FieldFounder, ${product.name}`)
})
