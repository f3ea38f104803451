import { lstatSync, readFileSync } from 'node:fs'
import { conflictFindings } from './merge-conflict'
import type { Finding } from './problem'

/** Most bytes of a text; the longest article of ours has about 25,000. */
const mostBytes = 500_000

/** `text` is `undefined` when the file cannot be read as text. */
export type TextFile = { text: string | undefined; findings: Finding[] }

/** A file as text with `\n` at the ends of its lines, or why it is none. */
export function readText(file: string): TextFile {
  const bytes = sizeAndBytes(file)
  if (bytes === undefined)
    return refuse({ found: 'a file that cannot be opened', allowed: 'a file this computer may read' })
  if (typeof bytes === 'number')
    return refuse({
      found: `${bytes.toLocaleString('en-US')} bytes`,
      allowed: `at most ${mostBytes.toLocaleString('en-US')} bytes`,
    })
  const allowed = 'a file saved as UTF-8'
  // Without its mark at the start, UTF-16 is valid UTF-8 in which every other letter is a NUL.
  if (bytes.filter((byte) => byte === 0).length > bytes.length / 4)
    return refuse({ line: 1, found: 'letters in UTF-16, not UTF-8', allowed })
  const wrong = lineOfBadBytes(bytes)
  if (wrong) return refuse({ line: wrong, found: 'letters that are not UTF-8', allowed })
  // TextDecoder takes the byte order mark away; an editor on Windows may have put it there, with its line ends.
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  const findings = [...conflictFindings(text), ...controlFindings(text)]
  return { text: findings.length > 0 ? undefined : text, findings }
}

function refuse(finding: Finding): TextFile {
  return { text: undefined, findings: [finding] }
}

/** The bytes, or only their number when there are too many; nothing when the file cannot be opened. */
function sizeAndBytes(file: string): Uint8Array | number | undefined {
  try {
    const { size } = lstatSync(file)
    return size > mostBytes ? size : readFileSync(file)
  } catch {
    return undefined
  }
}

function lineOfBadBytes(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = 0
  for (let line = 1; start <= bytes.length; line += 1) {
    const next = bytes.indexOf(10, start)
    const end = next < 0 ? bytes.length : next
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    start = end + 1
  }
  return undefined
}

/** Control characters break the feed, which is XML, and no editor means to write them. */
function controlFindings(text: string): Finding[] {
  return text.split('\n').flatMap((words, index) => {
    const [control] = /(?!\t)[\p{Cc}\uFFFE\uFFFF]/u.exec(words) ?? []
    if (control === undefined) return []
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const found = control === '\0' ? 'a NUL character' : `the invisible control character U+${code}`
    return [{ line: index + 1, found, allowed: 'letters, digits, marks and spaces' }]
  })
}
