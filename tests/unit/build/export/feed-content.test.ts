import { articleText, fillFeed } from '@/lib/build/export/feed-content.mjs'

const link = 'https://site.example/blog/one'
const page = (prose: string) =>
  `<!doctype html><html><body><main><div class="prose">${prose}</div></main></body></html>`

test('text is kept, classes are removed, and links are made absolute', () => {
  const html = page(
    '<p class="lead">See <a class="x" href="/blog/two#a">two</a> or <a href="#b">below</a>.</p>',
  )
  expect(articleText(html, link)).toBe(
    '<p>See <a href="https://site.example/blog/two#a">two</a> or <a href="https://site.example/blog/one#b">below</a>.</p>',
  )
})

test('a term becomes plain text, without its definition', () => {
  const html = page(
    '<p>A <button class="term" popovertarget="t">balloon</button><span id="t" popover="auto">Big.</span>.</p>',
  )
  expect(articleText(html, link)).toBe('<p>A balloon.</p>')
})

test('a drawing is replaced by its description, and decoration is omitted', () => {
  const html = page(
    '<figure><picture><source srcset="/figures/a-narrow.svg"><img src="/figures/a.svg" alt="Three bars."></picture><figcaption>Bars</figcaption></figure><img src="/art/b.svg" alt="">',
  )
  expect(articleText(html, link)).toBe('<figure><p>Three bars.</p><figcaption>Bars</figcaption></figure>')
})

test('checkboxes and parts that need scripting are omitted', () => {
  const html = page(
    '<label><input type="checkbox"><span>Parties</span></label><span class="copy needs-scripting"><button>Copy</button></span><p>One note. <span class="needs-scripting">Type.</span></p>',
  )
  expect(articleText(html, link)).toBe('<label><span>Parties</span></label><p>One note. </p>')
})

test('a line that scripts would fill is omitted instead of leaving a gap', () => {
  const html = page(
    '<p>Owed</p><p role="status"></p><fieldset><p><span class="needs-scripting">0 of 9</span> </p></fieldset>',
  )
  expect(articleText(html, link)).toBe('<p>Owed</p><fieldset></fieldset>')
})

test('what belongs to the page alone is omitted: the link home, React’s ids, comments, scripts, styles, <noscript>, hidden elements', () => {
  const html = page(
    '<div class="collar"><p><a href="/">Back to home</a></p></div><p id="_R_b4_">By October <!-- -->1.</p><h2 id="steps">Steps</h2><noscript>Figures need JavaScript.</noscript><style>p{}</style><script>go()</script><template><p>Soon</p></template><span hidden><link rel="stylesheet" href="/rest.css"></span>',
  )
  expect(articleText(html, link)).toBe('<p>By October 1.</p><h2 id="steps">Steps</h2>')
})

test('a calculator lists the values that its results are for', () => {
  const field = (label: string, box: string) =>
    `<div class="calculator-field"><label for="a">${label}</label><div class="calculator-box">${box}</div></div>`
  const html = page(
    `<div class="calculator-fields">${[
      field('Price', '<span aria-hidden="true">$</span><input id="a" value="15000">'),
      field('Yearly rate', '<input value="9.9"><span id="b">%</span>'),
      field('Payments', '<input value="48"><span id="c">months</span>'),
    ].join('')}</div><p>Owed</p>`,
  )
  expect(articleText(html, link)).toBe(
    '<ul><li>Price: $15,000</li><li>Yearly rate: 9.9%</li><li>Payments: 48 months</li></ul><p>Owed</p>',
  )
})

test('text between the fields of a calculator is not taken for a field', () => {
  const html = page(
    '<div class="calculator-fields">You pay <div><label>Price</label><div><input value="9"></div></div></div>',
  )
  expect(articleText(html, link)).toBe('<ul><li>Price: 9</li></ul>')
})

test('a date field is omitted, because the results state the date', () => {
  const html = page(
    '<div class="calculator-fields"><div><label>Day</label><div><input type="date" value="2025-10-20"></div></div></div><p>For a sale closed on October 20, 2025</p>',
  )
  expect(articleText(html, link)).toBe('<p>For a sale closed on October 20, 2025</p>')
})

test('a caption’s note starts on its own line, and the title of a block is bold', () => {
  const html = page(
    '<section><p class="choice-title">Land contract</p><p>You keep title.</p></section><table><caption>Four notes<small>Totals.</small></caption></table>',
  )
  expect(articleText(html, link)).toBe(
    '<section><p><strong>Land contract</strong></p><p>You keep title.</p></section><table><caption>Four notes<br><small>Totals.</small></caption></table>',
  )
})

test('a list that continues after other content keeps its numbering', () => {
  const html = page('<ol class="steps" start="3"><li>Close.</li></ol>')
  expect(articleText(html, link)).toBe('<ol start="3"><li>Close.</li></ol>')
})

test('a table header keeps its scope', () => {
  const html = page(
    '<table role="table"><tbody><tr role="row"><th scope="row" role="rowheader">Rate</th><td role="cell">9.9%</td></tr></tbody></table>',
  )
  expect(articleText(html, link)).toBe(
    '<table><tbody><tr><th scope="row">Rate</th><td>9.9%</td></tr></tbody></table>',
  )
})

test('the disclaimers come last', () => {
  const html = page(
    '<p>Buy land.</p></div><section class="column article-disclaimers"><p class="small">Not <a href="/blog">advice</a>.</p></section><div>',
  )
  expect(articleText(html, link)).toBe(
    '<p>Buy land.</p><hr><p>Not <a href="https://site.example/blog">advice</a>.</p>',
  )
})

test('each item gets the content of the page it links to', () => {
  const other = 'https://site.example/blog/other'
  const feed = `<rss version="2.0"><channel><item><link>${link}</link></item><item><link>${other}</link></item></channel></rss>`
  const filled = fillFeed(feed, (address) =>
    page(address === link ? '<p>It costs $1 & ]]> more.</p>' : '<p>Other.</p>'),
  )
  expect(filled).toBe(
    `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" version="2.0"><channel><item><link>${link}</link><content:encoded><![CDATA[<p>It costs $1 &amp; ]]&gt; more.</p>]]></content:encoded></item><item><link>${other}</link><content:encoded><![CDATA[<p>Other.</p>]]></content:encoded></item></channel></rss>`,
  )
})

test('a URL that contains ]]> does not end the CDATA section early', () => {
  const feed = `<rss><item><link>${link}</link></item></rss>`
  const filled = fillFeed(feed, () => page('<p><a href="mailto:a]]>@site.example">Write</a></p>'))
  const [, text] = /<!\[CDATA\[(.*)\]\]><\/content:encoded>/.exec(filled) ?? []
  expect(text?.replaceAll(']]]]><![CDATA[>', '')).not.toContain(']]>')
  expect(text).toContain('mailto:a]]]]><![CDATA[>@site.example')
})

test('a page without an article is an error that names it', () => {
  expect(() => articleText('<p>Nothing</p>', link)).toThrow(`${link} has no article in it.`)
})
