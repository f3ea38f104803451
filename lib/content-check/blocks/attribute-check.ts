import type { Attribute, Block } from '../../articles/article-blocks'
import { attributeOf, type BlockNode, plainValue, textOf } from '../../articles/article-nodes'
import { termId } from '../../articles/glossary'
import { suggestedNames } from '../../suggested-names'
import { type Finding, quoted } from '../problem'
import type { Surroundings } from '../surroundings'
import { invisibleFinding, withoutInvisible } from '../text/invisible'
import { type Context, termFinding, valueFinding } from './value-check'

/** An attribute as written. Braces between attributes have no name, and code as a value gives `undefined`. */
type TagAttribute = { line?: number; name?: string; value?: string | null }

/** The attributes of one block against what `lib/articles/article-blocks.ts` allows. */
export function checkAttributes(node: BlockNode, block: Block, surroundings: Surroundings): Finding[] {
  const names = Object.keys(block.attributes)
  const attributes = node.attributes.map(readAttribute)
  const written = valuesOf(attributes, names)
  const missing = names.filter((name) => block.attributes[name]?.required && !written.has(name))
  const unknown = attributes.flatMap(({ name }) => (name === undefined || names.includes(name) ? [] : name))
  const meant = suggestedNames(unknown, names, missing)
  // A misspelled attribute, or one with code as its value, is not missing as well.
  const explained = new Set([...meant.values(), ...attributes.map(({ name }) => name)])
  const absent = missing.filter((name) => !explained.has(name))
  const judged = Object.entries(block.attributes).flatMap(([name, rule]) => {
    const value = written.get(name)
    const finding =
      value === undefined
        ? absent.includes(name) && { found: 'no such attribute', allowed: `${name}="…" in the tag` }
        : checkValue(value, rule, { node, written, surroundings })
    return finding ? [{ field: `${node.name} ${name}`, ...finding }] : []
  })
  return [
    ...unreadFindings(attributes, names, meant, node.name),
    ...judged,
    ...(node.name === 'Term' && !written.has('id') ? termFindings(node, surroundings) : []),
  ]
}

function readAttribute(attribute: BlockNode['attributes'][number]): TagAttribute {
  const line = attribute.position?.start.line
  return attribute.type === 'mdxJsxExpressionAttribute'
    ? { line }
    : { line, name: attribute.name, value: plainValue(attribute) }
}

/** The values of the attributes that the block has; of two with the same name, the first. */
function valuesOf(attributes: readonly TagAttribute[], names: readonly string[]): Map<string, string | null> {
  const values = new Map<string, string | null>()
  for (const { name, value } of attributes)
    if (name !== undefined && names.includes(name) && value !== undefined && !values.has(name))
      values.set(name, value)
  return values
}

/** Attributes that set none of the block's. `meant`: what unknown names were probably meant to be. */
function unreadFindings(
  attributes: readonly TagAttribute[],
  names: readonly string[],
  meant: ReadonlyMap<string, string | undefined>,
  tag: string | null,
): Finding[] {
  return attributes.flatMap(({ line, name, value }, index): Finding[] => {
    if (name === undefined)
      return [
        {
          line,
          found: `code in braces inside ${quoted(`<${tag}>`)}`,
          allowed: 'attributes written name="value"',
        },
      ]
    const field = `${tag} ${name}`
    if (!names.includes(name))
      return [
        {
          line,
          field,
          found: 'an unknown attribute',
          allowed: names.length > 0 ? `one of ${names.join(', ')}` : 'no attribute at all',
          suggestion: meant.get(name),
        },
      ]
    if (value === undefined)
      return [{ line, field, found: 'code in braces', allowed: `a plain value, such as ${name}="…"` }]
    const isTaken = attributes
      .slice(0, index)
      .some((other) => other.name === name && other.value !== undefined)
    return isTaken ? [{ field, found: 'the same attribute twice', allowed: 'each attribute once' }] : []
  })
}

/** The glossary entry that a `<Term>` asks for, by its id or its words. */
export function termOf(node: BlockNode, terms: readonly string[]): string {
  return attributeOf(node, 'id') ?? termId(textOf(node), terms)
}

/** A `<Term>` without id, which is looked up by its words. */
function termFindings(node: BlockNode, { terms }: Surroundings): Finding[] {
  const finding = termFinding(termOf(node, terms ?? []), terms)
  return finding ? [{ field: 'Term', ...finding }] : []
}

/** Checks a value against its rule, and if it fails, whether only invisible characters are to blame. */
function checkValue(value: string | null, rule: Attribute, context: Context): Finding | undefined {
  const wrong = valueFinding(value, rule, context)
  const bare = value && withoutInvisible(value)
  if (!wrong || !value || !bare || bare === value || valueFinding(bare, rule, context)) return wrong
  return invisibleFinding(value)
}
