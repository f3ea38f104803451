/** One fault in what an editor wrote. `found` and `allowed` are phrases that finish "found …" and "allowed is …". */
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

/** What a check of a part reports; the file is added by whoever knows it. */
export type Finding = Omit<Problem, 'file'>

/** Each finding once, however often it was come upon. */
export function withoutDuplicates<Found extends Finding>(findings: readonly Found[]): Found[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** What YAML cannot read of a text, and what is wrong with the rest of it. */
export function withFaults<Fault extends Finding, Found extends Finding>(
  faults: readonly Fault[],
  findings: readonly Found[],
): (Fault | Found)[] {
  // What stands on a line that YAML reads as something else cannot be judged.
  return [...faults, ...findings.filter(({ line }) => !faults.some((fault) => fault.line === line))]
}

/** One plain sentence for a person who is not a programmer. */
export function sentenceOf({ file, line, field, found, allowed, suggestion }: Problem): string {
  const place = [shown(file), line && `line ${line}`, field && shown(field)].filter(Boolean).join(', ')
  const end = suggestion ? `; did you mean "${shown(suggestion)}"?` : '.'
  return visible(`${place}: found ${found}; allowed is ${allowed}${end}`)
}

/** How many sentences there are: `One thing to mend`, `3 things to mend`. */
export function problemCount(sentences: readonly string[]): string {
  return `${sentences.length === 1 ? 'One thing' : `${sentences.length} things`} to mend`
}

const longest = 80

/** Words of a file inside a sentence: one line, nothing invisible, not too long. */
export function shown(words: string): string {
  const letters = Array.from(visible(words))
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}

function visible(words: string): string {
  return words.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu, ' ').trim()
}

/** The same between quotation marks; of a blank that only looks like a space the words say so. */
export function quoted(words: string): string {
  return `"${shown(words)}"${holdsUnbroken(words) ? ` with ${unbroken}` : ''}`
}

export const unbroken = 'a blank that never breaks'

/** Whether there is a blank in words at which no line breaks. */
export function holdsUnbroken(words: string): boolean {
  return /[\u00A0\u2007\u202F]/.test(words)
}
