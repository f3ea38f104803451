import { ArticleFaults } from '@/components/blog/article-faults'
import { findArticleFaults } from '@/lib/article-faults'

type TextInDevelopmentProps = { slug: string }

/** An article while somebody writes it: what is wrong with it, and its text if that can be shown. */
export async function TextInDevelopment({ slug }: TextInDevelopmentProps) {
  const { sentences, isReadable } = findArticleFaults(slug)
  const Text = isReadable ? (await import(`@/content/blog/${slug}.mdx`)).default : null
  return (
    <>
      {sentences.length > 0 ? <ArticleFaults sentences={sentences} /> : null}
      {Text ? <Text /> : null}
    </>
  )
}
