import path from 'node:path'
import createMdx from '@next/mdx'
import { frontMatter, markup, syntax, typography } from './lib/build/articles/article-plugins.mjs'
import { buildId } from './lib/build/build-id.mjs'
import { versionOf } from './lib/build/file-version.mjs'

const here = import.meta.dirname
const isDevelopment = process.env.NODE_ENV === 'development'

// https://nextjs.org/docs/app/guides/mdx#using-plugins-with-turbopack
const withMdx = createMdx({
  options: {
    remarkPlugins: namesOf([...frontMatter, ...syntax, ...typography]),
    rehypePlugins: namesOf(markup),
  },
})

/**
 * Turbopack caches compiled articles between runs of `next dev` and does not notice that a plugin named by its path, or
 * a module that it imports, has changed. It does notice different options.
 * @param {import('./lib/build/articles/article-plugins.mjs').NamedPlugin[]} plugins
 * @returns {(string | [name: string, options: Record<string, unknown>])[]}
 */
function namesOf(plugins) {
  return plugins.map(([name, , options]) => {
    if (!name.startsWith('.')) return options ? [name, options] : name
    return [path.join(here, name), { ...options, version: versionOf(['lib/build/articles']) }]
  })
}

export default withMdx({
  // The site is exported as files, which any host can serve. In development an address outside of the export should be
  // a 404, not an error about the export.
  // https://nextjs.org/docs/app/guides/static-exports#configuration
  output: isDevelopment ? undefined : 'export',
  // Two builds of one commit are byte-identical; Next's default id differs each time.
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/generateBuildId
  generateBuildId: buildId,
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
  adapterPath: path.join(here, 'lib/build/hydration-adapter.mjs'),
  turbopack: {
    // An open page is updated when a file in content/ changes.
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/turbopack#configuring-webpack-loaders
    rules: {
      '**/lib/articles.ts': {
        condition: 'development',
        loaders: [path.join(here, 'lib/build/articles/content-version.mjs')],
      },
    },
    // An article that cannot be compiled says so on its own page, in plain words, and does not break other pages.
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/turbopackIgnoreIssue
    ignoreIssue: [{ path: '**/content/blog/**' }],
  },
  // `npm run build` and `npm run check` have checked the types (lib/commands/shared/types.mjs).
  // https://nextjs.org/docs/app/api-reference/config/next-config-js/typescript
  typescript: { ignoreBuildErrors: true },
  // Source maps of server code take memory while pages are rendered; `next build --debug-prerender` brings them back
  // for debugging.
  // https://nextjs.org/docs/app/guides/memory-usage#disable-source-maps
  enablePrerenderSourceMaps: false,
  experimental: {
    serverSourceMaps: false,
    // Writing the bundler's cache takes 190 MB and a seventh of a build's CPU time. With it, a second build would be
    // some seconds faster.
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/turbopackFileSystemCache
    turbopackFileSystemCacheForBuild: false,
    // Next would compress parts of each page to decide how a `<Link>` should prefetch them. There is no `<Link>`.
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/prefetchInlining
    prefetchInlining: false,
    // One page at a time: a thousand articles take 0.9 GB. Two at a time take half as much again and save a tenth of
    // the time. The default is eight.
    // https://nextjs.org/docs/app/api-reference/config/next-config-js/staticGeneration
    staticGenerationMaxConcurrency: 1,
  },
})
