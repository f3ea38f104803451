/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AcreCalculator } from '@/components/mdx/calculators/acre-calculator'
import { CountyScorecard } from '@/components/mdx/calculators/county-scorecard'
import { ExchangeCalculator } from '@/components/mdx/calculators/exchange-calculator'
import { NoteCalculator } from '@/components/mdx/calculators/note-calculator'
import { OfferCalculator } from '@/components/mdx/calculators/offer-calculator'
import { exportedPage } from '../../fixtures/exported-page'

const toCorrect = 'Correct the marked fields to see the result.'

afterEach(() => jest.useRealTimers())

const noteExample = (
  <NoteCalculator id="calculator" price="15000" down="1000" rate="9.9" payment="300" months="48" />
)

/** The figure next to this label in a list of results. */
function resultOf(name: string | RegExp): string {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
}

/** The large figure below this label. */
function figureUnder(label: string | RegExp): string {
  return screen.getByText(label).nextElementSibling?.textContent ?? ''
}

function field(name: string): HTMLInputElement {
  return screen.getByLabelText(name)
}

async function retype(name: string, text: string) {
  await userEvent.clear(field(name))
  if (field(name).type !== 'date') await userEvent.paste(text)
  else if (text) await userEvent.type(field(name), text)
}

test('the schedule is in the HTML before any script runs', () => {
  exportedPage(noteExample)
  expect(screen.getByRole('region', { name: 'Seller-finance schedule' })).toHaveTextContent('$3,188.15')
  expect(resultOf('Payment that clears it in 48 months')).toBe('$354.40')
  expect(resultOf('Months to clear it at $300.00')).toBe('60')
  expect(resultOf('Interest over 48 months')).toBe('$3,588.15')
  const rows = within(screen.getByRole('table', { name: 'Year by year' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'YearInterestPrincipalBalance',
    '1$1,282.74$2,317.26$11,682.74',
    '2$1,042.61$2,557.39$9,125.35',
    '3$777.63$2,822.37$6,302.98',
    '4$485.17$3,114.83$3,188.15',
  ])
  expect(screen.getByText(/do not retire the note/)).toBeInTheDocument()
})

test.each([
  ['Down payment', '10%', 'Enter dollars, not percent.'],
  ['Yearly rate', '$5', 'Enter percent, not dollars.'],
  ['Payments', '90 days', 'Enter months, not days.'],
])('%s rejects %s, which is in another unit', async (name, text, problem) => {
  render(noteExample)
  await retype(name, text)
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem))
  expect(screen.getByText(toCorrect)).toBeInTheDocument()
})

test('entering the clearing payment clears the note', async () => {
  render(noteExample)
  await retype('Monthly payment', '354.40')
  expect(figureUnder(/^Still owed/)).toBe('$0.00')
  expect(screen.getByText('These payments retire the note. No balloon is needed.')).toBeInTheDocument()
  expect(resultOf('Months to clear it at $354.40')).toBe('48')
})

test('a schedule that may be too wide for a phone can be scrolled by keyboard', () => {
  render(noteExample)
  expect(screen.getByRole('figure', { name: 'Year by year' })).toHaveProperty('tabIndex', 0)
})

test('each row of the schedule has its year as its header', () => {
  render(noteExample)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
})

test('a payment below the interest is reported as such', async () => {
  render(noteExample)
  await retype('Monthly payment', '100')
  expect(
    screen.getByText('The payment does not cover the interest, so the balance grows.'),
  ).toBeInTheDocument()
  expect(resultOf('Months to clear it at $100.00')).toBe('never')
})

test('a payment just above the interest clears the note in "over 1,200" months', async () => {
  render(
    <NoteCalculator id="calculator" price="141000" down="1000" rate="9.9" payment="1155.01" months="48" />,
  )
  expect(resultOf('Months to clear it at $1,155.01')).toBe('over 1,200')
})

test('a payment of only the interest is reported as such, and one month is not called months', async () => {
  render(<NoteCalculator id="calculator" price="12000" down="0" rate="10" payment="100" months="1" />)
  expect(screen.getByText(/covers the interest and nothing more/)).toBeInTheDocument()
  expect(resultOf('Interest over 1 month')).toBe('$100.00')
  expect(resultOf('Months to clear it at $100.00')).toBe('never')
  expect(screen.getByText('Payment that clears it in 1 month')).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['1'])
})

test('a down payment of the whole price leaves no note, and no schedule', async () => {
  render(noteExample)
  await retype('Down payment', '15000')
  expect(figureUnder(/^Still owed/)).toBe('$0.00')
  expect(screen.getByText('Still owed')).toBeInTheDocument()
  expect(screen.getByText('The down payment covers the price, so there is no note.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a down payment above the price is rejected with a message, and the result waits for a valid one', async () => {
  render(noteExample)
  await retype('Down payment', '16000')
  expect(field('Down payment')).toBeInvalid()
  expect(field('Down payment')).toHaveAccessibleDescription('Enter 15,000 or less.')
  expect(screen.getByText(toCorrect)).toBeInTheDocument()
  await retype('Price', '20000')
  expect(field('Down payment')).toBeValid()
  expect(screen.queryByText(toCorrect)).not.toBeInTheDocument()
  expect(figureUnder(/^Still owed/)).not.toBe('$3,188.15')
})

test('an invalid price does not limit the down payment', async () => {
  render(noteExample)
  await retype('Price', '-5')
  expect(field('Price')).toHaveAccessibleDescription('Enter 0 or more.')
  expect(field('Down payment')).toBeValid()
})

test.each([
  ['Payments', '48.5', 'months Enter a whole number.'],
  ['Payments', '481', 'months Enter 480 or less.'],
  ['Yearly rate', 'nine', '% Enter a number.'],
  ['Monthly payment', '0', 'Enter 1 or more.'],
])('"%s" rejects "%s"', async (name, text, words) => {
  render(noteExample)
  await retype(name, text)
  expect(field(name)).toHaveAccessibleDescription(words)
  expect(screen.getByText(/^Still owed after payment 48$/)).toBeInTheDocument()
})

test.each([
  ['Down payment', '0'],
  ['Down payment', '15000'],
  ['Yearly rate', '0'],
  ['Yearly rate', '40'],
  ['Payments', '1'],
  ['Payments', '480'],
])('"%s" accepts "%s", its minimum or maximum', async (name, text) => {
  render(noteExample)
  await retype(name, text)
  expect(field(name)).toBeValid()
})

test('an error is announced in the field that is being typed in, and not in another', async () => {
  render(noteExample)
  await retype('Yearly rate', 'nine')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.')
  // Beside another addition to the section that screen readers know of, Orca drops the alert.
  expect(screen.getByText(toCorrect)).toHaveAttribute('aria-hidden', 'true')
  await retype('Yearly rate', '9.9')
  await retype('Price', '500')
  expect(field('Down payment')).toBeInvalid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an error in a field that was typed in before hydration is announced', async () => {
  const { wake } = exportedPage(noteExample)
  await retype('Yearly rate', 'nine')
  await wake()
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.')
})

test('an error that another field causes in a field typed in earlier is not announced', async () => {
  render(noteExample)
  await retype('Down payment', '2000')
  await retype('Price', '500')
  expect(field('Down payment')).toBeInvalid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['Price', '$', ''],
  ['Yearly rate', '', '%'],
  ['Payments', '', 'months'],
])('the field %s shows its unit once: "%s" before it, "%s" after it', (name, before, after) => {
  render(noteExample)
  const { previousElementSibling, nextElementSibling } = field(name)
  expect(previousElementSibling?.textContent ?? '').toBe(before)
  expect(nextElementSibling?.textContent ?? '').toBe(after)
})

test('the fields for a parcel and for a county show their units, in named regions', () => {
  render(
    <>
      <AcreCalculator id="calculator" price="29900" acres="5.2" />
      <CountyScorecard id="county" price="14500" days="78" sales="5" absentee="31" />
    </>,
  )
  const fieldsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('textbox')
      .map((input) => input.parentElement?.parentElement?.textContent)
  expect(fieldsOf('Price per acre')).toEqual(['Sold price$', 'Size soldacres', 'Your parcelacres'])
  expect(fieldsOf('County scorecard')).toEqual([
    'Typical sold price$',
    'Average days on marketdays',
    'Sold parcels a month',
    'Out-of-state owners%',
  ])
})

test('the unit of a field is part of its accessible description', () => {
  render(noteExample)
  expect(field('Yearly rate')).toHaveAccessibleDescription('%')
})

test('the offer rule shows three offers and what each leaves', async () => {
  render(<OfferCalculator id="calculator" value="28375" />)
  const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(resultOf('Offer at 60%')).toBe('$17,025')
  expect(definitions()).toContain('leaves $11,350 before costs')
  await retype('Value of the parcel', '$26,000')
  expect(resultOf('Offer at 50%')).toBe('$13,000')
  expect(resultOf('Offer at 70%')).toBe('$18,200')
  expect(definitions()).toEqual([
    '$13,000',
    'leaves $13,000 before costs',
    '$15,600',
    'leaves $10,400 before costs',
    '$18,200',
    'leaves $7,800 before costs',
  ])
})

test('the price per acre follows both parcels', async () => {
  render(<AcreCalculator id="calculator" price="29900" acres="5.2" />)
  expect(resultOf('Price per acre')).toBe('$5,750')
  expect(resultOf('Your parcel at that rate')).toBe('$29,900')
  await retype('Your parcel', '5')
  expect(resultOf('Your parcel at that rate')).toBe('$28,750')
  await retype('Size sold', '0')
  expect(field('Size sold')).toHaveAccessibleDescription('acres Enter 0.01 or more.')
  expect(resultOf('Price per acre')).toBe('$5,750')
})

test('the county scorecard counts the criteria that are met', async () => {
  render(<CountyScorecard id="calculator" price="14500" days="78" sales="5" absentee="31" />)
  expect(figureUnder('Criteria met')).toBe('4 of 4')
  await retype('Average days on market', '90')
  await retype('Out-of-state owners', '14%')
  expect(figureUnder('Criteria met')).toBe('2 of 4')
  expect(resultOf('Average days on market, under 90')).toBe('Not met')
})

test.each([
  ['Typical sold price', '30,001', 'Typical sold price, $5K-$30K'],
  ['Average days on market', '90', 'Average days on market, under 90'],
  ['Sold parcels a month', '2', 'Sold parcels a month, 3-5 or more'],
  ['Out-of-state owners', '24', 'Out-of-state owners, 25% or more'],
])('"%s" alone decides its criterion', async (name, text, criterion) => {
  render(<CountyScorecard id="calculator" price="14500" days="78" sales="5" absentee="31" />)
  expect(resultOf(criterion)).toBe('Met')
  await retype(name, text)
  expect(resultOf(criterion)).toBe('Not met')
  expect(figureUnder('Criteria met')).toBe('3 of 4')
})

test('a county where nothing was sold and no owner lives out of state is scored, not rejected', async () => {
  render(<CountyScorecard id="calculator" price="14500" days="78" sales="5" absentee="31" />)
  for (const name of ['Average days on market', 'Sold parcels a month', 'Out-of-state owners']) {
    await retype(name, '0')
    expect(field(name)).toBeValid()
  }
  expect(figureUnder('Criteria met')).toBe('2 of 4')
})

test('a percentage is rejected as a count of sold parcels', async () => {
  render(<CountyScorecard id="calculator" price="14500" days="78" sales="5" absentee="31" />)
  await retype('Sold parcels a month', '5%')
  expect(field('Sold parcels a month')).toHaveAccessibleDescription('Enter a number, not percent.')
})

test('more than 100 percent of owners out of state is rejected', async () => {
  render(<CountyScorecard id="calculator" price="14500" days="78" sales="5" absentee="31" />)
  await retype('Out-of-state owners', '101')
  expect(field('Out-of-state owners')).toHaveAccessibleDescription('% Enter 100 or less.')
})

test('the exchange dates for the date in their field are in the HTML before any script runs', () => {
  exportedPage(<ExchangeCalculator id="calculator" sold="2025-08-28" />)
  expect(screen.getByRole('region', { name: '1031 exchange dates' })).toHaveTextContent(
    'For a sale closed on August 28, 2025',
  )
  expect(field('Day the sale closes')).toHaveValue('2025-08-28')
  expect(field('Day the sale closes').type).toBe('date')
})

test('the exchange dates are updated with the sale date', async () => {
  render(<ExchangeCalculator id="calculator" sold="2025-08-28" />)
  await retype('Day the sale closes', '2025-10-20')
  expect(screen.getByText('For a sale closed on October 20, 2025')).toBeInTheDocument()
  expect(resultOf('Identify by, day 45')).toBe('December 4, 2025')
  expect(resultOf('Receive by, day 180')).toBe('April 18, 2026')
  expect(
    screen.getByText(
      /^Your return for the year of sale may be due before day 180\. .* ask about an extension of the return\.$/,
    ),
  ).toBeInTheDocument()
  await retype('Day the sale closes', '2025-10-01')
  expect(
    screen.getByText(/^If a partnership or S corporation sells, .* ask about an extension of the return\.$/),
  ).toBeInTheDocument()
  await retype('Day the sale closes', '2025-09-01')
  expect(screen.getByText(/does not come before day 180/)).toBeInTheDocument()
})

test('an implausible date is rejected with a message, and the result waits for a valid one', async () => {
  render(<ExchangeCalculator id="calculator" sold="2025-08-28" />)
  await retype('Day the sale closes', '2025-09-01')
  await retype('Day the sale closes', '9999-12-31')
  expect(field('Day the sale closes')).toHaveAccessibleDescription('Enter a day from 1990 to 2099.')
  expect(screen.getByText(toCorrect)).toBeInTheDocument()
  await retype('Day the sale closes', '')
  expect(field('Day the sale closes')).toBeInvalid()
  expect(screen.getByText(toCorrect)).toBeInTheDocument()
  await retype('Day the sale closes', '2025-09-01')
  expect(screen.queryByText(toCorrect)).not.toBeInTheDocument()
  expect(resultOf('Receive by, day 180')).toBe('February 28, 2026')
})

test.each([
  [
    noteExample,
    'Payments',
    '24',
    'Still owed after payment 24: $9,125.35. These payments do not retire the note. It needs a balloon, a higher payment or more months.',
  ],
  [
    <OfferCalculator id="calculator" key="offer" value="1" />,
    'Value of the parcel',
    '26,000',
    'Offer at 50%: $13,000. Offer at 60%: $15,600. Offer at 70%: $18,200.',
  ],
  [
    <AcreCalculator id="calculator" key="acre" price="29900" acres="5.2" />,
    'Your parcel',
    '5',
    'Price per acre $5,750. Your parcel at that rate $28,750.',
  ],
  [
    <CountyScorecard id="calculator" key="county" price="14500" days="78" sales="5" absentee="31" />,
    'Average days on market',
    '90',
    'Criteria met: 3 of 4.',
  ],
  [
    <ExchangeCalculator id="calculator" key="exchange" sold="2025-08-28" />,
    'Day the sale closes',
    '2025-10-20',
    'Identify by December 4, 2025. Receive by April 18, 2026.',
  ],
])(
  'a result is announced with its label, once, and only when typing stops (%#)',
  (calculator, name, text, words) => {
    jest.useFakeTimers()
    render(calculator)
    act(() => jest.runAllTimers())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.change(field(name), { target: { value: text } })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => jest.runAllTimers())
    expect(screen.getByRole('status').textContent).toBe(words)
  },
)

test('a result that returns to its initial value is announced, too', () => {
  jest.useFakeTimers()
  render(<OfferCalculator id="calculator" value="26000" />)
  for (const value of ['20000', '26000']) {
    fireEvent.change(field('Value of the parcel'), { target: { value } })
    act(() => jest.runAllTimers())
  }
  expect(screen.getByRole('status')).toHaveTextContent('Offer at 50%: $13,000.')
})

test('what hides the result is announced instead of it, and the same result again once the figures are valid', () => {
  jest.useFakeTimers()
  render(<OfferCalculator id="calculator" value="26000" />)
  for (const [value, words] of [
    ['20000', 'Offer at 50%: $10,000.'],
    ['many', toCorrect],
    ['20000', 'Offer at 50%: $10,000.'],
  ] as const) {
    fireEvent.change(field('Value of the parcel'), { target: { value } })
    act(() => jest.runAllTimers())
    expect(screen.getByRole('status')).toHaveTextContent(words)
  }
})

test('figures typed before hydration are all kept and used', async () => {
  const { wake } = exportedPage(noteExample)
  await retype('Price', '20,000')
  await retype('Down payment', '2000')
  await retype('Payments', '12.5')
  await wake()
  expect([field('Price').value, field('Down payment').value, field('Payments').value]).toEqual([
    '20,000',
    '2000',
    '12.5',
  ])
  expect(field('Payments')).toBeInvalid()
  await retype('Payments', '12')
  expect(figureUnder(/^Still owed/)).toBe('$16,097.20')
})

test('a date chosen before hydration is used', async () => {
  const { wake } = exportedPage(<ExchangeCalculator id="calculator" sold="2025-08-28" />)
  await retype('Day the sale closes', '2025-09-01')
  await wake()
  expect(resultOf('Identify by, day 45')).toBe('October 16, 2025')
})

test('two calculators of the same kind on a page have distinct ids', () => {
  render(
    <>
      <OfferCalculator id="calculator" value="1000" />
      <OfferCalculator id="another" value="2000" />
    </>,
  )
  expect(screen.getAllByRole('region', { name: 'Offer rule' })).toHaveLength(2)
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
