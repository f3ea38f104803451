/** The folder of the articles, from the project's root. */
export const blogFolder = 'content/blog'

/** The file of an article, from the project's root. */
export function mdxFileOf(slug: string): string {
  return `${blogFolder}/${slug}.mdx`
}
