import 'server-only'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { functionsOf, markup, syntax, typography } from './build/article-plugins.mjs'

const compiler = createProcessor({
  remarkPlugins: functionsOf([...syntax, ...typography]),
  rehypePlugins: [...functionsOf(markup), endWithMarkup],
})

/**
 * The elements and blocks of an article.
 * @param body Markdown without the front matter
 * @throws the compiler's message, in its own words; the content check says it in plain ones
 */
export function articleMarkup(body: string): Root {
  return compiler.processSync(body).data.markup as Root
}

/**
 * The compiler would go on and make a program of the elements, which is as much work again. Nothing in an article has to be
 * run, so it is left with nothing to go on with.
 */
export function endWithMarkup() {
  return (tree: Root, file: VFile): Root => {
    file.data.markup = tree
    return { type: 'root', children: [] }
  }
}
