/** A problem in what an editor wrote. `found` and `allowed` complete "found …" and "allowed: …". */
export type Problem = {
  /** Path from the project's folder. */
  file: string
  /** Line of the file, from 1; left out when the fault is the file itself. */
  line?: number
  /** Name of a front matter field, or a block and its attribute. */
  field?: string
  found: string
  allowed: string
  /** What the writer probably meant. */
  suggestion?: string
}

/** What a check returns; its caller adds the file. */
export type Finding = Omit<Problem, 'file'>

/** Each finding once. */
export function withoutDuplicates<Found extends Finding>(findings: readonly Found[]): Found[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** The faults that YAML reports, and the findings on other lines. */
export function withFaults<Fault extends Finding, Found extends Finding>(
  faults: readonly Fault[],
  findings: readonly Found[],
): (Fault | Found)[] {
  // A line that YAML cannot read correctly cannot be judged further.
  return [...faults, ...findings.filter(({ line }) => !faults.some((fault) => fault.line === line))]
}

/** A problem as one plain sentence for somebody who is not a programmer. */
export function sentenceOf({ file, line, field, found, allowed, suggestion }: Problem): string {
  // A path that is cut short opens no file, and two of them may look the same.
  const place = [file, line && `line ${line}`, field && shown(field)].filter(Boolean).join(', ')
  const end = suggestion ? `; did you mean "${shown(suggestion)}"?` : '.'
  return visible(`${place}: found ${found}; allowed: ${allowed}${end}`)
}

/** The number of problems: `One thing to fix`, `3 things to fix`. */
export function problemCount(sentences: readonly string[]): string {
  return `${sentences.length === 1 ? 'One thing' : `${sentences.length} things`} to fix`
}

const longest = 80

/** Text of a file for a message: on one line, without invisible characters, not too long. */
export function shown(words: string): string {
  const letters = Array.from(visible(words))
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}

function visible(words: string): string {
  return words.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ').trim()
}

/** The same in quotation marks; non-breaking spaces, which look like ordinary ones, are mentioned. */
export function quoted(words: string): string {
  return `"${shown(words)}"${holdsUnbroken(words) ? ` with ${unbroken}` : ''}`
}

export const unbroken = 'a non-breaking space'

/** Whether a text contains a non-breaking space. */
export function holdsUnbroken(words: string): boolean {
  return /[\u00A0\u2007\u202F]/.test(words)
}
