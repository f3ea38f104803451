import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import './table.css'

type TableProps = { caption: string; note?: string; stack?: string; children: ReactNode }

/** The build has dressed the Markdown table with headers and roles; the caption is put in as its first child here. */
export function Table({ caption, note, stack, children }: TableProps) {
  const table = Children.toArray(children).find(isValidElement) as ReactElement<{ children: ReactNode }>
  return (
    <div className={stack ? 'data-table wide table-stack' : 'data-table wide'}>
      {cloneElement(
        table,
        {},
        <caption key="caption">
          {caption}
          {note ? <small>{note}</small> : null}
        </caption>,
        table.props.children,
      )}
    </div>
  )
}
