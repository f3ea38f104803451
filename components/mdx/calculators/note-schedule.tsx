import type { NoteSummary } from '@/lib/calculators/note'
import { formatWithCents } from '@/lib/money'
import { TableScroller } from '../table-scroller'

type NoteScheduleProps = { years: NoteSummary['years'] }

const caption = 'Year by year'

export function NoteSchedule({ years }: NoteScheduleProps) {
  return (
    <TableScroller name={caption} className="calculator-schedule">
      <table>
        <caption>{caption}</caption>
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
              <td className="amount">{formatWithCents(interest)}</td>
              <td className="amount">{formatWithCents(principal)}</td>
              <td className="amount">{formatWithCents(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  )
}
