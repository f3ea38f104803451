import type { ReactNode } from 'react'
import './callout.css'

const labels = { note: 'Field note', caution: 'Caution', local: 'Varies by place' }

type CalloutProps = { kind?: keyof typeof labels; title?: string; children: ReactNode }

export function Callout({ kind = 'note', title, children }: CalloutProps) {
  return (
    // `note` is no landmark: an article may have several callouts, and landmarks need distinct names.
    <div role="note" className={`callout callout-${kind}`}>
      <span className="callout-tab">{labels[kind]}</span>
      {title ? <p className="callout-title">{title}</p> : null}
      {children}
    </div>
  )
}
