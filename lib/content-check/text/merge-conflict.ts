import { type Finding, quoted } from '../problem'

type Marker = { line: number; words: string }

/**
 * Finds Git's conflict markers. They are looked for before anything else, because every other check would report them
 * in its own way.
 *
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
            found: `two versions that were saved together, down to ">>>>>>>" in line ${last.line}`,
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
  // A single line of equals signs under text makes it a heading, which `heading-check.ts` reports.
  const isUnderline = ({ line, words }: Marker) => words.startsWith('=') && lines[line - 2]?.trim()
  return markers.every(isUnderline) ? [] : markers
}

/** Groups markers by conflict: each ends with its last marker, or before the next one begins. */
function conflictsOf(markers: readonly Marker[]): Marker[][] {
  const conflicts: Marker[][] = []
  for (const marker of markers) {
    const open = conflicts.at(-1)
    if (!open || open.at(-1)?.words.startsWith('>') || marker.words.startsWith('<')) conflicts.push([marker])
    else open.push(marker)
  }
  return conflicts
}
