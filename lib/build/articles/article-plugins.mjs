import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import rehypeArticle from './rehype-article.mjs'
import remarkSparingGfm from './remark-sparing-gfm.mjs'
import remarkTypography from './remark-typography.mjs'

/**
 * What makes an article of Markdown, in order. A build compiles with the functions (`lib/article-markup.ts`), the bundler
 * with the names (`next.config.mjs`), because what it needs travels between processes. Names of our own are paths from
 * the project's folder.
 * @typedef {NonNullable<import('@mdx-js/mdx').ProcessorOptions['rehypePlugins']>} Plugins
 * @typedef {[name: string, plugin: Extract<Plugins[number], Function>, options?: Record<string, unknown>]} NamedPlugin
 */

/** @type {NamedPlugin[]} What may be written; the content check reads with these. */
export const syntax = [
  ['remark-frontmatter', remarkFrontmatter],
  ['remark-gfm', remarkGfm],
  ['./lib/build/articles/remark-sparing-gfm.mjs', remarkSparingGfm],
]

/** @type {NamedPlugin[]} How it is set. */
export const typography = [['./lib/build/articles/remark-typography.mjs', remarkTypography]]

/** @type {NamedPlugin[]} What the elements of the page get. */
export const markup = [
  ['rehype-slug', rehypeSlug],
  ['rehype-autolink-headings', rehypeAutolinkHeadings, { behavior: 'wrap' }],
  ['./lib/build/articles/rehype-article.mjs', rehypeArticle],
]

/**
 * @param {NamedPlugin[]} plugins
 * @returns {Plugins}
 */
export function functionsOf(plugins) {
  return plugins.map(([, plugin, options]) => (options ? [plugin, options] : plugin))
}
