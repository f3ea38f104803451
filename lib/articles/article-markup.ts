import 'server-only'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { VFile } from 'vfile'
import { functionsOf, markup, syntax, typography } from '../build/articles/article-plugins.mjs'
import { readyMarkup } from '../build/articles/ready-markup.mjs'

const bodySyntax = functionsOf([...syntax, ...typography])

const compiler = createProcessor({
  remarkPlugins: bodySyntax,
  rehypePlugins: [...functionsOf(markup), endWithMarkup],
})

const reader = createProcessor({
  remarkPlugins: [...bodySyntax, endWithTree],
})

/**
 * The elements and blocks of an article as an HTML syntax tree.
 * @param body Markdown without the front matter
 * @throws the compiler's own message; the content check words it for editors
 */
export function articleMarkup(body: string): Root {
  return readyMarkup(compiler.processSync(body).data.markup as Root)
}

/**
 * The Markdown syntax tree of an article with its blocks, in the typography that its page shows.
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
 * Stops the compiler before it generates JavaScript, which is as much work again: nothing in an article has to be run,
 * so the rest of the compiler gets an empty tree.
 */
export function endWithMarkup() {
  return (tree: Root, file: VFile): Root => {
    file.data.markup = tree
    return { type: 'root', children: [] }
  }
}
