import { evaluate } from '@mdx-js/mdx'
import { parseFragment, serialize } from 'parse5'
import * as runtime from 'react/jsx-runtime'
import { compiledText } from '@/components/mdx/article-text'
import { listArticles } from '@/lib/articles'
import { functionsOf, markup, syntax, typography } from '@/lib/build/articles/article-plugins.mjs'
import { useMDXComponents as mdxComponents } from '@/mdx-components'
import { builtMarkup } from '../fixtures/built-markup'

test.each(listArticles().map(({ slug, body }) => [slug, body]))(
  '%s renders the same whether the bundler or the page compiles it',
  async (_, body) => {
    // As @next/mdx compiles it in development.
    const { default: Text } = await evaluate(body, {
      ...runtime,
      remarkPlugins: functionsOf([...syntax, ...typography]),
      rehypePlugins: functionsOf(markup),
    })
    expect(parsed(await builtMarkup(compiledText(body)))).toBe(
      parsed(await builtMarkup(<Text components={mdxComponents()} />)),
    )
  },
)

test('an article cannot run code during a build', () => {
  expect(() => compiledText('{globalThis.ran = 1}')).toThrow('no code')
  expect(() => compiledText('<Callout title={globalThis.ran = 1}>x</Callout>')).toThrow('no code')
  expect(() => compiledText('<Unknown />')).toThrow('no code')
})

/** HTML as a browser parses it, without the comments that React puts between text nodes. */
function parsed(html: string): string {
  return serialize(parseFragment(html.replaceAll('<!-- -->', '')))
}
