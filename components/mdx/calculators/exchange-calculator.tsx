import { useState } from 'react'
import { exchangeDates, exchangeDays, exchangeRange, returnComesFirst } from '@/lib/calculators/exchange'
import { formatDay, isRealDay } from '@/lib/dates'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'

type ExchangeCalculatorProps = { id: string; sold: string }

export function ExchangeCalculator({ id, sold }: ExchangeCalculatorProps) {
  const [day, setDay] = useState(sold)
  const [counted, setCounted] = useState(sold)
  const dates = exchangeDates(counted)
  const identify = formatDay(dates.identify)
  const close = formatDay(dates.close)

  function change(next: string) {
    setDay(next)
    if (!problemOf(next)) setCounted(next)
  }

  return (
    <Calculator
      id={id}
      title="1031 exchange dates"
      note="Both clocks start on the day the first sale closes and run through weekends and holidays."
      fields={
        <CalculatorField
          id={`${id}-sold`}
          label="Day the sale closes"
          type="date"
          text={day}
          problem={problemOf(day)}
          onChange={change}
        />
      }
      isSound={!problemOf(day)}
      spoken={`Identify by ${identify}. Receive by ${close}.`}
      result={
        <>
          <p className="map-label">For a sale closed on {formatDay(counted)}</p>
          <dl className="calculator-lines">
            <div>
              <dt>Identify by, day {exchangeDays.identify}</dt>
              <dd>{identify}</dd>
            </div>
            <div>
              <dt>Receive by, day {exchangeDays.close}</dt>
              <dd>{close}</dd>
            </div>
          </dl>
          <p>{adviceOnReturn(counted)}</p>
        </>
      }
    />
  )
}

function adviceOnReturn(sold: string): string {
  const remedy = 'The earlier date counts, so ask about an extension of the return.'
  if (returnComesFirst(sold, 'person'))
    return `Your return for the year of sale may be due before day 180. ${remedy}`
  if (returnComesFirst(sold, 'partnership'))
    return `If a partnership or S corporation sells, its return for the year of sale may be due before day 180. ${remedy}`
  return 'The usual due date of the return for the year of sale does not come before day 180.'
}

function problemOf(day: string): string | undefined {
  const { least, most } = exchangeRange
  if (isRealDay(day) && day >= least && day <= most) return undefined
  return `Enter a day from ${least.slice(0, 4)} to ${most.slice(0, 4)}.`
}
