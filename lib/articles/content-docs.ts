import { articleSchema } from '../article-schema'
import { disclaimers, everyArticleDisclaimer } from '../disclaimers'
import { type Attribute, findBlock } from './article-blocks'

/**
 * `content/README.md` with its generated parts renewed: the table of fields, the disclaimers, and what each block is
 * and takes, from the schema and `lib/articles/article-blocks.ts`. Each part is between comments that name it.
 */
export function fillContentDocs(readme: string): string {
  return readme.replace(
    /(<!-- from code: (fields|disclaimers|block (\w+)) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_whole, open: string, part: string, block: string | undefined, end: string) =>
      `${open}\n${block ? blockText(block) : tables[part]?.()}\n\n${end}`,
  )
}

const tables: Readonly<Record<string, () => string>> = { fields: fieldsTable, disclaimers: disclaimersTable }

function fieldsTable(): string {
  const rows = Object.entries(articleSchema.shape).map(([name, field]) => {
    const needed = field.safeParse(undefined).success ? 'no' : 'yes'
    return `| \`${name}\` | ${needed} | ${field.description} |`
  })
  return ['| Field | Needed | What it is |', '| --- | --- | --- |', ...rows].join('\n')
}

function disclaimersTable(): string {
  const rows = Object.entries(disclaimers).map(
    ([name, words]) => `| \`${name}\` | ${words.replace('{month}', '(the month of the article)')} |`,
  )
  return [
    '| Disclaimer | What it says |',
    '| --- | --- |',
    `| on every article | ${everyArticleDisclaimer} |`,
    ...rows,
  ].join('\n')
}

/** @throws when there is no such block */
function blockText(name: string): string {
  const block = findBlock(name)
  if (!block) throw new Error(`content/README.md names the block "${name}", which there is not.`)
  const rows = Object.entries(block.attributes).map(
    ([attribute, rule]) => `| \`${attribute}\` | ${rule.required ? 'yes' : 'no'} | ${descriptionOf(rule)} |`,
  )
  const table = ['| Attribute | Needed | What it is |', '| --- | --- | --- |', ...rows].join('\n')
  return rows.length > 0 ? `${block.description}\n\n${table}` : block.description
}

function descriptionOf(rule: Attribute): string {
  if (rule.kind !== 'number') return rule.description
  const max = typeof rule.max === 'number' ? rule.max.toLocaleString('en-US') : `the ${rule.max}`
  const from = rule.whole ? 'A whole number from' : 'From'
  return `${rule.description} ${from} ${rule.min.toLocaleString('en-US')} to ${max}.`
}
