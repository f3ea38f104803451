import { articleText, fillFeed } from '@/lib/build/export/feed-content.mjs'

const link = 'https://site.example/blog/one'
const page = (prose: string) =>
  `<!doctype html><html><body><main><div class="prose">${prose}</div></main></body></html>`

test('words stay, classes go, and addresses lead somewhere from anywhere', () => {
  const html = page(
    '<p class="lead">See <a class="x" href="/blog/two#a">two</a> or <a href="#b">below</a>.</p>',
  )
  expect(articleText(html, link)).toBe(
    '<p>See <a href="https://site.example/blog/two#a">two</a> or <a href="https://site.example/blog/one#b">below</a>.</p>',
  )
})

test('a term is a word, and its definition stays on the page', () => {
  const html = page(
    '<p>A <button class="term" popovertarget="t">balloon</button><span id="t" popover="auto">Big.</span>.</p>',
  )
  expect(articleText(html, link)).toBe('<p>A balloon.</p>')
})

test('a drawing is its description, and decoration is left out', () => {
  const html = page(
    '<figure><picture><source srcset="/figures/a-narrow.svg"><img src="/figures/a.svg" alt="Three bars."></picture><figcaption>Bars</figcaption></figure><img src="/art/b.svg" alt="">',
  )
  expect(articleText(html, link)).toBe('<figure><p>Three bars.</p><figcaption>Bars</figcaption></figure>')
})

test('what needs a script or is filled in is left out', () => {
  const html = page(
    '<label><input type="checkbox"><span>Parties</span></label><span class="copy needs-scripting"><button>Copy</button></span><div class="calculator-fields"><input></div>',
  )
  expect(articleText(html, link)).toBe('<label><span>Parties</span></label>')
})

test('each item gets the text of the page it links to', () => {
  const feed = `<rss version="2.0"><channel><item><link>${link}</link></item><item><link>https://site.example/none</link></item></channel></rss>`
  const filled = fillFeed(feed, (address) =>
    address === link ? page('<p>It costs $1 & ]]> more.</p>') : undefined,
  )
  expect(filled).toBe(
    `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" version="2.0"><channel><item><link>${link}</link><content:encoded><![CDATA[<p>It costs $1 &amp; ]]&gt; more.</p>]]></content:encoded></item><item><link>https://site.example/none</link></item></channel></rss>`,
  )
})

test('a page without an article is an error that names it', () => {
  expect(() => articleText('<p>Nothing</p>', link)).toThrow(`${link} has no article in it.`)
})
