import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import type { Finding } from '../problem'
import { conflictFindings } from './merge-conflict'
import { strangeLetters, withoutStrangeLetters } from './strange-letters'

/** In bytes, for a text without its pictures. Our longest article has about 25,000. */
const maxBytes = 500_000

/** In bytes. Larger files are not read at all. */
const maxBytesOnDisk = 50_000_000

/** `text` is `undefined` when the file cannot be read as text. */
export type TextFile = { text: string | undefined; findings: Finding[] }

/** A file as text with `\n` as line ends, without pictures and strange characters, and its faults. */
export function readText(file: string): TextFile {
  let bytes: Buffer
  try {
    const { size } = lstatSync(file)
    if (size > maxBytesOnDisk) return tooLarge(size)
    bytes = readFileSync(file)
  } catch {
    return refuse({ found: 'a file that cannot be opened', allowed: 'a file this computer may read' })
  }
  return textOf(bytes)
}

/** The first bytes of documents in hexadecimal: Word and other zipped formats, old Word, RTF and PDF. */
const documents = ['504b0304', 'd0cf11e0', '7b5c727466', '255044462d']

function textOf(bytes: Buffer): TextFile {
  const beginning = bytes.subarray(0, 5).toString('hex')
  if (documents.some((document) => beginning.startsWith(document)))
    return refuse({
      line: 1,
      found: 'a document from another program, whatever its name',
      allowed: 'its words as Markdown, saved as plain text',
    })
  const allowed = 'a file saved as UTF-8'
  // Without a byte order mark, UTF-16 decodes as UTF-8 in which every other character is a NUL.
  if (bytes.filter((byte) => byte === 0).length > bytes.length / 4)
    return refuse({ line: 1, found: 'characters in UTF-16, not UTF-8', allowed })
  const wrong = lineOfBadBytes(bytes)
  if (wrong) return refuse({ line: wrong, found: 'characters that are not UTF-8', allowed })
  // TextDecoder removes a byte order mark, which editors on Windows may have added, like their line ends.
  const text = withoutPictures(new TextDecoder('utf-8').decode(bytes)).replace(/\r\n?/g, '\n')
  const size = Buffer.byteLength(text)
  if (size > maxBytes) return tooLarge(size)
  const conflicts = conflictFindings(text)
  return {
    text: conflicts.length > 0 ? undefined : withoutStrangeLetters(text),
    findings: [...conflicts, ...strangeLetters(text)],
  }
}

/** Word processors export a picture as a line of a million characters, which would hide all other faults. */
function withoutPictures(text: string): string {
  return text.replace(/(data:image\/[a-z.+-]+;base64,)[A-Za-z\d+/=]+/g, '$1')
}

function tooLarge(size: number): TextFile {
  return refuse({
    found: `${size.toLocaleString('en-US')} bytes`,
    allowed: `at most ${maxBytes.toLocaleString('en-US')} bytes`,
  })
}

function refuse(finding: Finding): TextFile {
  return { text: undefined, findings: [finding] }
}

/** The first line with bytes that are not UTF-8, from 1; 0 if there is none. */
function lineOfBadBytes(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n')
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1
}
