import { articleSchema } from '../../article-schema'
import type { FrontMatter } from '../../articles/front-matter'
import { type Finding, quoted } from '../problem'

/** Fields, or another line of dashes, under the header, where readers would see them and `draft` has no effect. */
export function fieldsBelow({ body, bodyLine }: FrontMatter): {
  names: string[]
  to: number
  findings: Finding[]
} {
  const lines = `${body}\n`.split('\n').map((line) => line.trim())
  const first = Math.max(
    lines.findIndex((line) => line),
    0,
  )
  const end = lines.findIndex((line, index) => index >= first && !isFieldOrDashes(line))
  const run = lines.slice(first, end)
  const found = `${quoted(run[0] ?? '')} right under the front matter`
  const allowed = 'fields above the --- that ends it, then the text'
  return {
    names: run.map(nameOf),
    to: bodyLine + end - 1,
    findings: run.length > 0 ? [{ line: bodyLine + first, found, allowed }] : [],
  }
}

function isFieldOrDashes(line: string): boolean {
  return line === '---' || Object.hasOwn(articleSchema.shape, nameOf(line))
}

function nameOf(line: string): string {
  return /^[A-Za-z]+(?=:(?:\s|$))/.exec(line)?.[0] ?? ''
}
