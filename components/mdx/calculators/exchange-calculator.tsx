import { useState } from 'react'
import {
  adviceOnReturn,
  exchangeDates,
  exchangeDays,
  exchangeRange,
  isSaleDay,
} from '@/lib/calculators/exchange'
import { formatDay } from '@/lib/dates'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { CalculatorLines } from './calculator-lines'

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
      isValid={!problemOf(day)}
      spoken={`Identify by ${identify}. Receive by ${close}.`}
      result={
        <>
          <p className="map-label">{`For a sale closed on ${formatDay(counted)}`}</p>
          <CalculatorLines
            lines={[
              [`Identify by, day ${exchangeDays.identify}`, identify],
              [`Receive by, day ${exchangeDays.close}`, close],
            ]}
          />
          <p>{adviceOnReturn(counted)}</p>
        </>
      }
    />
  )
}

function problemOf(day: string): string | undefined {
  if (isSaleDay(day)) return undefined
  const { min, max } = exchangeRange
  return `Enter a day from ${min.slice(0, 4)} to ${max.slice(0, 4)}.`
}
