import 'server-only'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { VFile } from 'vfile'
import { functionsOf, markup, syntax, typography } from './build/articles/article-plugins.mjs'
import { readyMarkup } from './build/articles/ready-markup.mjs'

/** A body has no front matter: what looks like one are words between two lines. */
const bodySyntax = functionsOf([...syntax.filter(([name]) => name !== 'remark-frontmatter'), ...typography])

const compiler = createProcessor({
  remarkPlugins: bodySyntax,
  rehypePlugins: [...functionsOf(markup), endWithMarkup],
})

const reader = createProcessor({
  remarkPlugins: [...bodySyntax, endWithTree],
})

/**
 * The elements and blocks of an article.
 * @param body Markdown without the front matter
 * @throws the compiler's message, in its own words; the content check says it in plain ones
 */
export function articleMarkup(body: string): Root {
  return readyMarkup(compiler.processSync(body).data.markup as Root)
}

/**
 * The Markdown and blocks of an article before they become elements, in the letters that its page shows.
 * @param body Markdown without the front matter
 * @throws as `articleMarkup` does
 */
export function articleTree(body: string): MarkdownRoot {
  return reader.processSync(body).data.tree as MarkdownRoot
}

function endWithTree() {
  return (tree: MarkdownRoot, file: VFile): MarkdownRoot => {
    file.data.tree = tree
    return { type: 'root', children: [] }
  }
}

/**
 * The compiler would go on and make a program of the elements, which is as much work again. Nothing in an article has
 * to be run, so it is left with nothing to go on with.
 */
export function endWithMarkup() {
  return (tree: Root, file: VFile): Root => {
    file.data.markup = tree
    return { type: 'root', children: [] }
  }
}
