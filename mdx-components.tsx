import type { MDXComponents } from 'mdx/types'
import { FirstViewEnd } from '@/components/layout/first-view-end'
import { articleBlocks } from '@/components/mdx/article-blocks'

// https://nextjs.org/docs/app/api-reference/file-conventions/mdx-components
export function useMDXComponents(): MDXComponents {
  // The last one is not for editors: lib/build/articles/rehype-article.mjs puts it in.
  return { ...articleBlocks, FirstViewEnd }
}
