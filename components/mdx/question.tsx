import type { ReactNode } from 'react'
import './question.css'

type QuestionProps = { ask: string; children: ReactNode }

export function Question({ ask, children }: QuestionProps) {
  return (
    <details className="question">
      <summary>{ask}</summary>
      <div className="answer">{children}</div>
    </details>
  )
}
