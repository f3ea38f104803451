import type { Align } from './page'
import type { Run } from './typeset'

/** A cell of a table. */
export type Cell =
  | { kind: 'words'; runs: readonly Run[]; align?: Align }
  | { kind: 'field'; name: string; tip: string; align?: Align; multiline?: boolean }
  | { kind: 'tick'; name: string; tip: string }
  | { kind: 'empty' }

/** A cell of words in one style. */
export const written = (text: string, style: Run[1] = 'cell', align?: Align): Cell => ({
  kind: 'words',
  runs: [[text, style]],
  align,
})

/** A cell to type into. Name and tip as in `FieldFacts`. */
export const field = (name: string, tip: string, align?: Align): Cell => ({ kind: 'field', name, tip, align })

/** A cell to tick. Name and tip as in `FieldFacts`. */
export const tick = (name: string, tip: string): Cell => ({ kind: 'tick', name, tip })
