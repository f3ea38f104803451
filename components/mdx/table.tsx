import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { TableScroller } from './table-scroller'
import './table.css'

type TableProps = { caption: string; note?: string; stack?: string; children: ReactNode }

type DressedTable = ReactElement<{ children: ReactNode; 'data-many'?: string }>

/** The build has dressed the Markdown table with headers and roles; the caption is put in as its first child here. */
export function Table({ caption, note, stack, children }: TableProps) {
  const dressed = Children.toArray(children).find(isValidElement) as DressedTable
  const table = cloneElement(
    dressed,
    {},
    <caption key="caption">
      {caption}
      {note ? <small>{note}</small> : null}
    </caption>,
    dressed.props.children,
  )
  if (stack) return <div className="data-table wide table-stack">{table}</div>
  if (!('data-many' in dressed.props)) return <div className="data-table wide">{table}</div>
  return (
    <TableScroller name={caption} className="wide">
      {table}
    </TableScroller>
  )
}
