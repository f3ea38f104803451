import { limits } from '@/lib/calculators/limits'
import { type NoteTerms, summarizeNote } from '@/lib/calculators/note'
import { clearedIn, monthsOf, owedLabel, verdict } from '@/lib/calculators/note-words'
import { formatWithCents } from '@/lib/money'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { CalculatorLines } from './calculator-lines'
import { NoteSchedule } from './note-schedule'
import { useFigures } from './use-figures'

type NoteCalculatorProps = Record<'id' | keyof NoteTerms, string>

export function NoteCalculator({ id, price, down, rate, payment, months }: NoteCalculatorProps) {
  const { fields, values, isValid } = useFigures(id, { price, down, rate, payment, months }, limits.note)
  const note = summarizeNote(values)
  return (
    <Calculator
      id={id}
      title="Seller-finance schedule"
      note="Starts with the note above. Interest is rounded to the cent each month."
      fields={
        <>
          <CalculatorField label="Price" {...fields.price} />
          <CalculatorField label="Down payment" {...fields.down} />
          <CalculatorField label="Yearly rate" {...fields.rate} />
          <CalculatorField label="Monthly payment" {...fields.payment} />
          <CalculatorField label="Payments" {...fields.months} />
        </>
      }
      isValid={isValid}
      spoken={`${owedLabel(note)}: ${formatWithCents(note.balance)}. ${verdict(note)}`}
      result={
        <>
          <p className="map-label">{owedLabel(note)}</p>
          <p className="calculator-figure">{formatWithCents(note.balance)}</p>
          <p>{verdict(note)}</p>
          <CalculatorLines
            lines={[
              [`Payment that clears it in ${monthsOf(values.months)}`, formatWithCents(note.clearingPayment)],
              [`Months to clear it at ${formatWithCents(values.payment)}`, clearedIn(note)],
              [`Interest over ${monthsOf(note.schedule.length)}`, formatWithCents(note.interestPaid)],
            ]}
          />
        </>
      }
    >
      {note.years.length > 0 && <NoteSchedule years={note.years} />}
    </Calculator>
  )
}
