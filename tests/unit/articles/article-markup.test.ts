import { toString as textOf } from 'hast-util-to-string'
import { articleMarkup } from '@/lib/articles/article-markup'

test('text between two rules at the beginning of an article is not taken for front matter', () => {
  expect(textOf(articleMarkup('---\n\nFirst words.\n\n---\n\nMore.\n'))).toContain('First words.')
})

test('formatted text becomes an HTML string, unless it contains a block', () => {
  const [plain, words, item] = articleMarkup(
    'See [the *deed*](/blog/deeds) & “pay”.\n\nWords.\n\n- <Term>Title</Term> is **clear**',
  ).children.filter(({ type }) => type === 'element')
  expect(plain).toMatchObject({
    properties: {
      dangerouslySetInnerHTML: {
        __html: 'See <a href="/blog/deeds">the <em>deed</em></a> &amp; “pay”.',
      },
    },
    children: [],
  })
  expect(words).toMatchObject({ properties: {}, children: [{ type: 'text', value: 'Words.' }] })
  expect(JSON.stringify(item)).toContain('"name":"Term"')
})

test('text is escaped, so that none of it becomes a tag', () => {
  const [first] = articleMarkup('**Below** `<b>5</b>` acres &lt;i&gt;').children
  expect(first).toMatchObject({
    properties: {
      dangerouslySetInnerHTML: {
        __html: '<strong>Below</strong> <code>&lt;b>5&lt;/b></code> acres &lt;i>',
      },
    },
  })
})
