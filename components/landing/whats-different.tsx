import { Icon } from '@/components/ui/icon'
import { Section, SectionHeading } from '@/components/ui/section'
import { landing } from '@/lib/landing'
import './whats-different.css'

/**
 * On a phone the rows become cards by `display`, which removes the table's semantics in some browsers; explicit roles
 * restore them. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export function WhatsDifferent() {
  const { collar, heading, caption, columns, marks, rows } = landing.comparison
  return (
    <Section id="whats-different" label={heading} degrees={[`40°15'00"`, `104°50'00"`]}>
      <SectionHeading collar={collar}>{heading}</SectionHeading>
      <table className="comparison" {...roles.table}>
        <caption>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>
              <span className="visually-hidden">{columns.need}</span>
            </th>
            <th {...roles.columnHeader}>{columns.ours}</th>
            <th {...roles.columnHeader}>{columns.others}</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ need, ours, others }) => (
            <tr key={need} {...roles.row}>
              <th {...roles.rowHeader}>{need}</th>
              <td {...roles.cell} className="comparison-ours" data-column={columns.ours}>
                <span className="comparison-mark">
                  <Icon name="tick" />
                  {marks.ours}
                </span>
                <span className="comparison-text">{ours}</span>
              </td>
              <td {...roles.cell} className="comparison-others" data-column={columns.others}>
                <span className="comparison-mark">
                  <Icon name="cross" />
                  {marks.others}
                </span>
                <span className="comparison-text">{others}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
