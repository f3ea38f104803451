import type { Attribute } from '../../articles/article-blocks'
import type { BlockNode } from '../../articles/article-nodes'
import { exchangeRange, isSaleDay } from '../../calculators/exchange'
import { rangeFault } from '../../calculators/limits'
import { readNumber } from '../../calculators/typed-number'
import { nearest } from '../../nearest'
import { likelyDay } from '../header/date-check'
import { type Finding, quoted } from '../problem'
import type { Surroundings } from '../surroundings'
import { pictureExtension } from '../text/file-name'
import { markFinding } from '../words/plain-words'
import { rowsOf } from './block-shape'

/** Where a value stands: its block, the other attributes written there, and what else the content holds. */
export type Context = { node: BlockNode; written: Map<string, string | null>; surroundings: Surroundings }

/** `found` stands only where it says more than the value. */
type Refusal = Omit<Finding, 'found'> & { found?: string }

/** The value of one attribute against its rule. A bare name has the value `null`. */
export function valueFinding(value: string | null, rule: Attribute, context: Context): Finding | undefined {
  if (rule.kind === 'flag')
    return value === null ? undefined : { found: quoted(value), allowed: 'the bare name, without a value' }
  if (!value?.trim()) return { found: 'no value', allowed: 'some text in quotation marks' }
  const refusal = refusalOf(value, rule, context)
  return refusal && { found: quoted(value), ...refusal }
}

function refusalOf(
  value: string,
  rule: Exclude<Attribute, { kind: 'flag' }>,
  { node, written, surroundings }: Context,
): Refusal | undefined {
  switch (rule.kind) {
    case 'text':
      if (rule.unseen && pictureExtension.test(value))
        return { found: `${quoted(value)}, the name of a file`, allowed: 'words for what the drawing shows' }
      return markFinding(value, 'other words; attributes are plain text')
    case 'choice':
      if (rule.values.includes(value)) return undefined
      return { allowed: `one of ${rule.values.join(', ')}`, suggestion: nearest(value, rule.values) }
    case 'number':
      return numberRefusal(value, rule, written)
    case 'row': {
      const rows = rowsOf(node)
      // A block without lines is a fault of its own.
      if (rows === 0) return undefined
      if (/^[1-9]\d*$/.test(value) && Number(value) <= rows) return undefined
      return { allowed: `the number of a line, from 1 to ${rows}` }
    }
    case 'day': {
      if (isSaleDay(value)) return undefined
      const { min, max } = exchangeRange
      const likely = likelyDay(value)
      return {
        allowed: `a day that exists, from ${min} to ${max}, such as 2025-08-28`,
        suggestion: likely && isSaleDay(likely) ? likely : undefined,
      }
    }
    case 'id':
      if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return undefined
      return { allowed: 'lowercase letters, digits and hyphens, beginning with a letter' }
    case 'drawing':
      return drawingRefusal(value, surroundings)
    case 'term':
      return termFinding(value, surroundings.terms)
  }
}

function numberRefusal(
  value: string,
  { min, max: limit, whole }: Extract<Attribute, { kind: 'number' }>,
  written: Context['written'],
): Refusal | undefined {
  const max =
    typeof limit === 'number' ? limit : (readNumber(written.get(limit) ?? '') ?? Number.POSITIVE_INFINITY)
  const figure = readNumber(value)
  if (rangeFault(figure, { min, max, whole }))
    return { allowed: `a ${whole ? 'whole ' : ''}number ${rangeOf(min, max)}` }
  if (/^-?\d+(\.\d+)?$/.test(value)) return undefined
  return { allowed: 'digits and a decimal point only', suggestion: String(figure) }
}

function rangeOf(min: number, max: number): string {
  const from = `from ${min.toLocaleString('en-US')}`
  return Number.isFinite(max) ? `${from} to ${max.toLocaleString('en-US')}` : `${from} up`
}

function drawingRefusal(value: string, { drawings, pictures }: Surroundings): Refusal | undefined {
  if (drawings.includes(value)) return undefined
  const stem = value.replace(/^.*\/|\.[a-z]+$/gi, '')
  const picture = pictures.find((file) => file.replace(/\.\w+$/, '') === stem)
  if (picture && !drawings.includes(stem))
    return {
      found: `${quoted(value)}, but there is only ${quoted(picture)}`,
      allowed: 'a drawing saved as .svg in content/figures',
    }
  return {
    found: `${quoted(value)}, which is not a drawing`,
    allowed: 'the name of a file in content/figures, without .svg',
    suggestion: nearest(stem, drawings),
  }
}

/** A glossary that cannot be read is a fault of its own; then no term is judged. */
export function termFinding(id: string, terms: Surroundings['terms']): Finding | undefined {
  if (!id || !terms || terms.includes(id)) return undefined
  return {
    found: `${quoted(id)}, which the glossary does not have`,
    allowed: 'an entry of content/glossary.yaml',
    suggestion: nearest(id, terms),
  }
}
