import { limits } from '@/lib/calculators/limits'
import { longestNote, type NoteSummary, type NoteTerms, summarizeNote } from '@/lib/calculators/note'
import { cents } from '@/lib/money'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { NoteSchedule } from './note-schedule'
import { useFigures } from './use-figures'

type NoteCalculatorProps = Record<'id' | keyof NoteTerms, string>

export function NoteCalculator({ id, price, down, rate, payment, months }: NoteCalculatorProps) {
  const { fields, values, isSound } = useFigures(id, { price, down, rate, payment, months }, limits.note)
  const note = summarizeNote(values)
  return (
    <Calculator
      id={id}
      title="Seller-finance schedule"
      note="Starts with the worked deal. Interest is rounded to the cent each month."
      fields={
        <>
          <CalculatorField label="Price" before="$" {...fields.price} />
          <CalculatorField label="Down payment" before="$" {...fields.down} />
          <CalculatorField label="Rate a year" after="%" {...fields.rate} />
          <CalculatorField label="Monthly payment" before="$" {...fields.payment} />
          <CalculatorField label="Payments" after="months" {...fields.months} />
        </>
      }
      isSound={isSound}
      spoken={`${owedLabel(note)}: ${cents(note.balance)}. ${verdict(note)}`}
      result={
        <>
          <p className="map-label">{owedLabel(note)}</p>
          <p className="calculator-figure">{cents(note.balance)}</p>
          <p>{verdict(note)}</p>
          <dl className="calculator-lines">
            <div>
              <dt>Payment that clears it in {monthsOf(values.months)}</dt>
              <dd>{cents(note.clearingPayment)}</dd>
            </div>
            <div>
              <dt>Months to clear it at {cents(values.payment)}</dt>
              <dd>{note.monthsToClear?.toLocaleString('en-US') ?? unclearedIn(note)}</dd>
            </div>
            <div>
              <dt>Interest over {monthsOf(note.schedule.length)}</dt>
              <dd>{cents(note.interestPaid)}</dd>
            </div>
          </dl>
        </>
      }
    >
      {note.years.length > 0 && <NoteSchedule years={note.years} />}
    </Calculator>
  )
}

function monthsOf(count: number): string {
  return count === 1 ? '1 month' : `${count} months`
}

/** A balance that does not shrink is never cleared; one that shrinks slowly is not followed to its end. */
function unclearedIn({ balance, financed }: NoteSummary): string {
  return balance < financed ? `over ${longestNote.toLocaleString('en-US')}` : 'never'
}

function owedLabel({ schedule }: NoteSummary): string {
  return schedule.length === 0 ? 'Still owed' : `Still owed after payment ${schedule.length}`
}

function verdict({ balance, financed }: NoteSummary): string {
  if (financed === 0) return 'The down payment covers the price, so there is no note.'
  if (balance === 0) return 'These payments retire the note. No balloon is needed.'
  if (balance === financed)
    return 'The payment covers the interest and nothing more, so the balance stays as it is.'
  if (balance > financed) return 'The payment does not cover the interest, so the balance grows.'
  return 'These payments do not retire the note. It needs a balloon, a higher payment or more months.'
}
