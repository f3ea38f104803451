import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, type ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import type { Article } from '@/lib/articles'
import { articleMarkup } from '@/lib/articles/article-markup'
import { cachedMarkup } from '@/lib/articles/article-markup-cache'
import { useMDXComponents as mdxComponents } from '@/mdx-components'

/**
 * The text and blocks of an article. In development the bundler compiles the file, and its mistakes are shown. A build
 * compiles it here instead: as modules, a thousand articles would fill the bundler's memory.
 */
export async function articleText({ slug, body }: Pick<Article, 'slug' | 'body'>): Promise<ReactElement> {
  if (process.env.NODE_ENV !== 'development') return compiledText(body, cachedMarkup)
  const { TextInDevelopment } = await import('./text-in-development')
  return <TextInDevelopment slug={slug} />
}

/** @throws when the Markdown is not sound, or holds code or an unknown block */
export function compiledText(body: string, markupOf = articleMarkup): ReactElement {
  const createEvaluater = () => blocksOnly
  // Elements that never move need no keys, which would make the pages longer.
  return toJsxRuntime(markupOf(body), { Fragment, jsx, jsxs, createEvaluater, passKeys: false })
}

/** The only expressions that an article may have evaluated are names of blocks. */
const blocksOnly = { evaluateExpression: blockOf, evaluateProgram: refuse }

function blockOf(expression: { type: string; name?: string }) {
  const { name = '' } = expression
  const blocks = mdxComponents()
  if (expression.type !== 'Identifier' || !Object.hasOwn(blocks, name)) refuse()
  return blocks[name]
}

function refuse(): never {
  throw new Error('An article holds blocks of content/README.md, and no code.')
}
