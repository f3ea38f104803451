import { articlePath } from '../routes'
import type { ArticleFile } from './article-file'
import type { Header } from './header-check'
import type { Finding } from './problem'

/** An article, as far as others may claim the same. */
type Claimant = { file: ArticleFile; header: Header }

/** What a file must not have in common with those before it. */
export function checkShared(article: Claimant, before: readonly Claimant[]): Finding[] {
  const { raw, lines } = article.header
  const same = (field: 'id' | 'title') =>
    before.find(({ header }) => header.raw[field] !== undefined && header.raw[field] === raw[field])
  const twin = before.find(({ file }) => file.slug.toLowerCase() === article.file.slug.toLowerCase())
  const findings: Finding[] = twin
    ? [
        {
          found: `the address ${articlePath(twin.file.slug)}, which ${twin.file.name} has`,
          allowed: 'a file name of its own',
        },
      ]
    : []
  for (const field of ['id', 'title'] as const) {
    const other = same(field)
    if (other)
      findings.push({
        line: lines.get(field),
        field,
        found: `the ${field} of ${other.file.name}`,
        allowed: `${field === 'id' ? 'an' : 'a'} ${field} of its own`,
      })
  }
  const opener = before.find(({ header }) => header.raw.featured === true)
  if (raw.featured === true && opener)
    findings.push({
      line: lines.get('featured'),
      field: 'featured',
      found: `a second featured article beside ${opener.file.name}`,
      allowed: 'one',
    })
  return findings
}
