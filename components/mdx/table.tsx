import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { TableScroller } from './table-scroller'
import './table.css'

type TableProps = { caption: string; note?: string; stack?: string; children: ReactNode }

type BuiltTable = ReactElement<{ children: ReactNode; 'data-many'?: string }>

/** The build has given the Markdown table its headers; the caption becomes its first child here. */
export function Table({ caption, note, stack, children }: TableProps) {
  const built = Children.toArray(children).find(isValidElement) as BuiltTable
  const table = cloneElement(
    built,
    {},
    <caption key="caption">
      {caption}
      {note ? <small>{note}</small> : null}
    </caption>,
    built.props.children,
  )
  if (stack) return <div className="data-table wide table-stack">{table}</div>
  // A few columns of figures stay on the measure, where an amount is near its line.
  if (!('data-many' in built.props)) return <div className="data-table">{table}</div>
  return (
    <TableScroller name={caption} className="wide">
      {table}
    </TableScroller>
  )
}
