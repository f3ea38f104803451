import { type Finding, quoted } from './problem'

type Marker = { line: number; words: string }

/**
 * What Git writes into a file that two people changed in the same place. It is looked for before anything else is,
 * since every rule would have something of its own to say about it.
 * @see https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
 */
export function conflictFindings(text: string): Finding[] {
  return conflictsOf(markersOf(text)).flatMap((markers) => {
    const [first, last] = [markers[0], markers.at(-1)]
    if (!first || !last) return []
    const isWhole = first.words.startsWith('<') && last.words.startsWith('>')
    return isWhole
      ? [
          {
            line: first.line,
            found: `two versions that were saved together, to ">>>>>>>" in line ${last.line}`,
            allowed: 'one of the two, without the lines of <<<<<<<, ======= and >>>>>>>',
          },
        ]
      : markers.map(({ line, words }) => ({
          line,
          found: `${quoted(words)}, which is left over from two versions that were saved together`,
          allowed: 'the text without this line',
        }))
  })
}

function markersOf(text: string): Marker[] {
  const lines = text.split('\n')
  const markers = lines.flatMap((words, index) =>
    /^(?:<{7}|\|{7}|>{7})(?: .*)?$|^={7}$/.test(words) ? [{ line: index + 1, words }] : [],
  )
  // Alone under a line of words, it makes a heading of them, which `heading-check.ts` tells.
  const isUnderline = ({ line, words }: Marker) => words.startsWith('=') && lines[line - 2]?.trim()
  return markers.every(isUnderline) ? [] : markers
}

/** Each conflict goes on until its last marker, or until the next one begins. */
function conflictsOf(markers: readonly Marker[]): Marker[][] {
  const conflicts: Marker[][] = []
  for (const marker of markers) {
    const open = conflicts.at(-1)
    if (!open || open.at(-1)?.words.startsWith('>') || marker.words.startsWith('<')) conflicts.push([marker])
    else open.push(marker)
  }
  return conflicts
}
