'use client'

import { useId, useState } from 'react'
import { exchangeDates, exchangeDays, returnComesFirst } from '@/lib/calculators/exchange'
import { formatDay, isRealDay } from '@/lib/dates'
import { Calculator } from './calculator'

type ExchangeCalculatorProps = { sold: string }

export function ExchangeCalculator({ sold }: ExchangeCalculatorProps) {
  const id = useId()
  const [day, setDay] = useState(sold)
  const counted = isRealDay(day) ? day : sold
  const dates = exchangeDates(counted)
  return (
    <Calculator
      id="exchange"
      title="1031 exchange dates"
      note="Both clocks start on the day the first sale closes and run through weekends and holidays."
      fields={
        <div className="number-field">
          <label htmlFor={id}>Day the sale closes</label>
          <div className="number-box">
            <input id={id} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </div>
        </div>
      }
      result={
        <>
          <p className="calculator-label">For a sale closed on {formatDay(counted)}</p>
          <dl className="calculator-lines">
            <div>
              <dt>Identify by, day {exchangeDays.identify}</dt>
              <dd>
                <output>{formatDay(dates.identify)}</output>
              </dd>
            </div>
            <div>
              <dt>Receive by, day {exchangeDays.close}</dt>
              <dd>
                <output>{formatDay(dates.close)}</output>
              </dd>
            </div>
          </dl>
          <p>
            {returnComesFirst(counted)
              ? 'Your return for the year of sale may be due before day 180. The earlier date counts, so ask about an extension of the return.'
              : 'Day 180 comes before the usual due date of the return for the year of sale.'}
          </p>
        </>
      }
    />
  )
}
