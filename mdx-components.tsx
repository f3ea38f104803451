import type { MDXComponents } from 'mdx/types'
import { articleBlocks } from '@/components/mdx/article-blocks'

// https://nextjs.org/docs/app/api-reference/file-conventions/mdx-components
export function useMDXComponents(): MDXComponents {
  return articleBlocks
}
