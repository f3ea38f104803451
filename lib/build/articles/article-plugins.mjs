import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import rehypeArticle from './rehype-article.mjs'
import remarkSparingGfm from './remark-sparing-gfm.mjs'
import remarkTypography from './remark-typography.mjs'

/**
 * The plugins that turn Markdown into an article, in order. A build compiles with the functions
 * (`lib/articles/article-markup.ts`); the bundler gets the names (`next.config.mjs`), because its options travel between
 * processes. Names of our own plugins are paths from the project's folder.
 * @typedef {NonNullable<import('@mdx-js/mdx').ProcessorOptions['rehypePlugins']>} Plugins
 * @typedef {[name: string, plugin: Extract<Plugins[number], Function>, options?: Record<string, unknown>]} NamedPlugin
 */

/**
 * @type {NamedPlugin[]} Parse the header of a whole file. Not for a body alone, in which what looks like a header is text
 *   between two lines.
 */
export const frontMatter = [['remark-frontmatter', remarkFrontmatter]]

/** @type {NamedPlugin[]} Parse what may be written; the content check uses these, too. */
export const syntax = [
  ['remark-gfm', remarkGfm],
  ['./lib/build/articles/remark-sparing-gfm.mjs', remarkSparingGfm],
]

/** @type {NamedPlugin[]} Set the text in typographic marks. */
export const typography = [['./lib/build/articles/remark-typography.mjs', remarkTypography]]

/** @type {NamedPlugin[]} Give the elements what the page needs. */
export const markup = [
  ['rehype-slug', rehypeSlug],
  ['rehype-autolink-headings', rehypeAutolinkHeadings, { behavior: 'wrap' }],
  ['./lib/build/articles/rehype-article.mjs', rehypeArticle],
]

/**
 * The same plugins in the form that a processor takes.
 * @param {NamedPlugin[]} plugins
 * @returns {Plugins}
 */
export function functionsOf(plugins) {
  return plugins.map(([, plugin, options]) => (options ? [plugin, options] : plugin))
}
