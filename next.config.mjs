import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import createMdx from '@next/mdx'
import { buildId } from './lib/build/build-id.mjs'

const here = import.meta.dirname

// Turbopack keeps compiled articles from build to build and does not see that a plugin named by its path has changed; what
// it does see is other options.
const blocks = path.join(here, 'lib/build/rehype-article.mjs')
const version = createHash('sha256').update(readFileSync(blocks)).digest('hex')

// Turbopack passes loader options between processes, so plugins are named, not imported.
// https://nextjs.org/docs/app/guides/mdx#using-plugins-with-turbopack
const withMdx = createMdx({
  options: {
    remarkPlugins: ['remark-frontmatter', 'remark-gfm', 'remark-smartypants'],
    rehypePlugins: ['rehype-slug', ['rehype-autolink-headings', { behavior: 'wrap' }], [blocks, { version }]],
  },
})

export default withMdx({
  output: 'export',
  // An export has no image optimiser; without this, pictures would point at a server that is not there.
  images: { unoptimized: true },
  // Two builds of one commit are the same, byte for byte.
  generateBuildId: buildId,
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
  adapterPath: path.join(here, 'lib/build/hydration-adapter.mjs'),
  reactStrictMode: true,
  // `npm run check` has looked at all types, those of the tests too; a build does not do it again.
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/typescript
  typescript: { ignoreBuildErrors: true },
})
