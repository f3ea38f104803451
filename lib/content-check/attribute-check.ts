import type { Block } from '../article-blocks'
import { type BlockNode, plainValue } from '../article-nodes'
import { nearest } from '../nearest'
import { invisible, withoutInvisible } from './invisible'
import { type Finding, quoted } from './problem'
import type { Surroundings } from './surroundings'
import { termOf } from './term'
import { termFinding, valueFinding } from './value-check'

/** The attributes of one block against what `lib/article-blocks.ts` allows. */
export function checkAttributes(node: BlockNode, block: Block, surroundings: Surroundings): Finding[] {
  const written = new Map<string, string | null>()
  const findings: Finding[] = []
  for (const attribute of node.attributes) {
    const outcome = readAttribute(attribute, node, block)
    if ('found' in outcome) findings.push({ line: attribute.position?.start.line, ...outcome })
    else if (written.has(outcome.name))
      findings.push({
        field: `${node.name} ${outcome.name}`,
        found: 'the same attribute twice',
        allowed: 'each attribute once',
      })
    else written.set(outcome.name, outcome.value)
  }
  const required = Object.keys(block.attributes).filter((name) => block.attributes[name]?.required)
  const missing = required.filter((name) => !written.has(name))
  const unknown = findings.filter(({ found }) => found === unknownAttribute)
  const [another] = unknown
  // One name too many and one too few: it is the same attribute, however it is called.
  if (another && unknown.length === 1 && missing.length === 1) another.suggestion ??= missing[0]
  const misspelled = new Set(findings.map(({ suggestion }) => suggestion))
  for (const [name, rule] of Object.entries(block.attributes)) {
    const value = written.get(name)
    const field = `${node.name} ${name}`
    if (value === undefined) {
      const isThere = findings.some((finding) => finding.field === field) || misspelled.has(name)
      if (rule.required && !isThere)
        findings.push({ field, found: 'no such attribute', allowed: `${name}="…" in the tag` })
      continue
    }
    const judge = (words: string | null) => valueFinding(words, rule, { node, written, surroundings })
    const wrong = judge(value)
    if (wrong) findings.push({ field, ...(hiddenFinding(value, judge) ?? wrong) })
  }
  if (node.name !== 'Term' || written.has('id')) return findings
  const noTerm = termFinding(termOf(node, surroundings.terms ?? []), surroundings.terms)
  return noTerm ? [...findings, { field: 'Term', ...noTerm }] : findings
}

const unknownAttribute = 'an unknown attribute'

function readAttribute(
  attribute: BlockNode['attributes'][number],
  node: BlockNode,
  block: Block,
): Finding | { name: string; value: string | null } {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return {
      found: `code in braces inside ${quoted(`<${node.name}>`)}`,
      allowed: 'attributes as name="value"',
    }
  const { name } = attribute
  const field = `${node.name} ${name}`
  const names = Object.keys(block.attributes)
  if (!names.includes(name))
    return {
      field,
      found: unknownAttribute,
      allowed: names.length > 0 ? `one of ${names.join(', ')}` : 'no attribute at all',
      suggestion: nearest(name, names),
    }
  const value = plainValue(attribute)
  if (value === undefined) return { field, found: 'code in braces', allowed: `a plain value, as ${name}="…"` }
  return { name, value }
}

/** A value that would do if it were what it looks like. */
function hiddenFinding(
  value: string | null,
  judge: (words: string) => Finding | undefined,
): Finding | undefined {
  const bare = value && withoutInvisible(value)
  if (!value || !bare || bare === value || judge(bare)) return undefined
  return { found: `${quoted(value)} with ${invisible}`, allowed: 'the same without it' }
}
