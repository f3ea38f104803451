import type { ReactNode } from 'react'
import { CopyButton } from './copy-button'
import './script.css'

type ScriptProps = { title: string; note?: string; children: ReactNode }

/** Words to say or send. A figure, not a landmark, which would need a distinct name on the page. */
export function Script({ title, note, children }: ScriptProps) {
  return (
    <figure className="script" aria-label={title}>
      <header>
        <p className="script-title">{title}</p>
        <CopyButton />
      </header>
      <div className="script-page">{children}</div>
      {note ? <footer>{note}</footer> : null}
    </figure>
  )
}
