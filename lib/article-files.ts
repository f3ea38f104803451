/** The folder of the articles, from the project's root. */
export const articleFolder = 'content/blog'

/** The file of an article, from the project's root. */
export function articleFile(slug: string): string {
  return `${articleFolder}/${slug}.mdx`
}
