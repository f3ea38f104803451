import type { NoteSummary } from '@/lib/calculators/note'
import { cents } from '@/lib/calculators/numbers'
import '../table.css'

type NoteScheduleProps = { years: NoteSummary['years'] }

export function NoteSchedule({ years }: NoteScheduleProps) {
  return (
    <div className="calculator-schedule data-table">
      <table>
        <caption>Year by year</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {['Interest', 'Principal', 'Balance'].map((head) => (
              <th scope="col" className="amount" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, interest, principal, balance }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td className="amount">{cents(interest)}</td>
              <td className="amount">{cents(principal)}</td>
              <td className="amount">{cents(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
