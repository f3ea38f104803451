/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ArticleFaults } from '@/components/blog/article-faults'

const sentences = ['content/blog/plat.mdx, line 3: found a second colon; allowed: quotes.', 'Another one.']

test('faults are announced, each in its own sentence', () => {
  render(<ArticleFaults sentences={sentences} />)
  const alert = within(screen.getByRole('alert', { name: '2 things to fix' }))
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual(sentences)
})

test('a single fault is announced in the singular', () => {
  render(<ArticleFaults sentences={sentences.slice(1)} />)
  expect(screen.getByRole('alert', { name: 'One thing to fix' })).toBeVisible()
})
