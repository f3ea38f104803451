import type { Attribute, Block } from '../article-blocks'
import { type BlockNode, plainValue } from '../article-nodes'
import { exchangeRange } from '../calculators/exchange'
import { readNumber } from '../calculators/numbers'
import { isRealDay } from '../dates'
import { rowsOf } from './block-shape'
import { invisible, withoutInvisible } from './invisible'
import { nearest } from './nearest'
import { type Finding, quoted } from './problem'
import type { Surroundings } from './surroundings'
import { termOf } from './term'

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
    const judge = (words: string | null) => valueFinding(words, rule, node, written, surroundings)
    const wrong = judge(value)
    if (wrong) findings.push({ field, ...(hiddenFinding(value, judge) ?? wrong) })
  }
  if (node.name !== 'Term' || written.has('id')) return findings
  const unknown = termFinding(termOf(node, surroundings.terms ?? []), surroundings.terms)
  return unknown ? [...findings, { field: 'Term', ...unknown }] : findings
}

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
      found: 'an unknown attribute',
      allowed: names.length > 0 ? `one of ${names.join(', ')}` : 'no attribute at all',
      suggestion: nearest(name, names),
    }
  const value = plainValue(attribute)
  if (value === undefined) return { field, found: 'code in braces', allowed: `a plain value, as ${name}="…"` }
  return { name, value }
}

function valueFinding(
  value: string | null,
  rule: Attribute,
  node: BlockNode,
  written: Map<string, string | null>,
  surroundings: Surroundings,
): Finding | undefined {
  if (rule.kind === 'flag')
    return value === null ? undefined : { found: quoted(value), allowed: 'the bare name, without a value' }
  const found = value?.trim() ? quoted(value) : 'no value'
  if (!value?.trim()) return { found, allowed: 'some text in quotation marks' }
  switch (rule.kind) {
    case 'text':
      return undefined
    case 'choice':
      return rule.values.includes(value)
        ? undefined
        : { found, allowed: `one of ${rule.values.join(', ')}`, suggestion: nearest(value, rule.values) }
    case 'number': {
      const most =
        typeof rule.most === 'number'
          ? rule.most
          : (readNumber(written.get(rule.most) ?? '') ?? Number.POSITIVE_INFINITY)
      const figure = readNumber(value)
      const fits =
        figure !== undefined &&
        figure >= rule.least &&
        figure <= most &&
        (!rule.whole || Number.isInteger(figure))
      return fits
        ? undefined
        : { found, allowed: `a ${rule.whole ? 'whole ' : ''}number ${rangeOf(rule.least, most)}` }
    }
    case 'row': {
      const rows = rowsOf(node)
      return /^[1-9]\d*$/.test(value) && Number(value) <= rows
        ? undefined
        : { found, allowed: `the number of a line, from 1 to ${rows}` }
    }
    case 'day': {
      const { least, most } = exchangeRange
      return isRealDay(value) && value >= least && value <= most
        ? undefined
        : { found, allowed: `a day that exists, from ${least} to ${most}, such as 2025-08-28` }
    }
    case 'id':
      return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)
        ? undefined
        : { found, allowed: 'lower-case letters, digits and hyphens, beginning with a letter' }
    case 'drawing':
      return surroundings.drawings.includes(value)
        ? undefined
        : {
            found: `${found}, which is no drawing`,
            allowed: 'the name of a file in content/figures, without .svg',
            suggestion: nearest(value.replace(/\.svg$/, ''), surroundings.drawings),
          }
    case 'term':
      return termFinding(value, surroundings.terms)
  }
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

function rangeOf(least: number, most: number): string {
  const from = `from ${least.toLocaleString('en-US')}`
  return Number.isFinite(most) ? `${from} to ${most.toLocaleString('en-US')}` : `${from} up`
}

/** A glossary that cannot be read is a fault of its own; then no term is judged. */
function termFinding(id: string, terms: Surroundings['terms']): Finding | undefined {
  if (!id || !terms || terms.includes(id)) return undefined
  return {
    found: `${quoted(id)}, which the glossary does not have`,
    allowed: 'an entry of content/glossary.yaml',
    suggestion: nearest(id, terms),
  }
}
