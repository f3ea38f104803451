import { statement } from '@/content/transparency'
import { landing } from '@/lib/landing'
import { launch } from '@/lib/site'

const points: string[] = statement.sections.flatMap((section) => section.points)

test.each([
  [`We onboard you within ${launch.onboarding} of your purchase.`],
  [`The launch target is ${launch.target} after you buy.`],
])('the signed statement includes the terms of the offer: %s', (point) => {
  expect(points).toContain(point)
})

test('the signed statement says what exists, what is planned, what is not promised and what happens if launch is late', () => {
  expect(statement.sections.map(({ heading }) => heading).slice(0, 4)).toEqual([
    'What exists today',
    'What is planned',
    'What is not promised',
    'If launch is late',
  ])
  expect(points).toContain('No software can promise you a deal or an income.')
  expect(points).toContain('The amount shown at checkout is the amount you will be charged.')
})

test('the signed statement makes the same late-launch promise as the FAQ on the landing page', () => {
  const [late] = points.filter((point) => point.startsWith('Past '))
  expect(late).toContain(`Past ${launch.lateAfter} `)
  expect(landing.faq.questions.map(({ answer }) => answer)).toContain(late)
})
