import assert from 'node:assert/strict'
import test from 'node:test'
import { SaxesParser } from 'saxes'
import { fileAt, listedPages, pageAt, pages, read, readBytes, siteUrl } from './exported-site.mjs'

const addressOf = ({ path }) => `${siteUrl}${path}`
const sitemap = readXml('/sitemap.xml')
const feed = readXml('/feed.xml')

test('every page that is not hidden from search engines is in the sitemap', () => {
  assert.deepEqual(
    listedPages.map(addressOf).filter((address) => !sitemap.loc.includes(address)),
    [],
  )
})

test('the sitemap lists only those pages, each once', () => {
  const addresses = listedPages.map(addressOf)
  assert.deepEqual(
    sitemap.loc.filter(
      (address, index) => !addresses.includes(address) || sitemap.loc.indexOf(address) < index,
    ),
    [],
  )
})

test('the checkout screens and the not-found page are hidden from search engines', () => {
  const hidden = pages.filter((page) => page.hidden).map(({ path }) => path)
  assert.deepEqual(hidden, ['/404', '/checkout/cancel', '/checkout/success'])
})

test('the sitemap dates each article by its last change, and the blog index by the newest of them', () => {
  const articles = listedPages.filter(({ path }) => path.startsWith('/blog/'))
  for (const page of articles) {
    const { datePublished, dateModified } = thingOf(page, 'BlogPosting')
    assert.equal(changedOn(page.path), dateModified, page.path)
    assert.ok(dateModified >= datePublished, page.path)
  }
  assert.equal(
    changedOn('/blog'),
    articles
      .map(({ path }) => changedOn(path))
      .toSorted()
      .at(-1),
  )
})

test('the sitemap’s date for the statement matches the statement, and the landing page is no older', () => {
  const times = pageAt('/transparency').elements.filter(({ tag }) => tag === 'time')
  assert.deepEqual(
    times.map(({ attributes }) => attributes.datetime),
    [changedOn('/transparency')],
  )
  for (const day of [changedOn('/transparency'), changedOn('/')]) assert.match(day, /^\d{4}-\d{2}-\d{2}$/)
  assert.ok(changedOn('/') >= changedOn('/transparency'))
})

test('robots.txt disallows nothing and points to the sitemap', () => {
  assert.doesNotMatch(read('/robots.txt'), /^disallow: *\S/im)
  assert.match(read('/robots.txt'), new RegExp(`^Sitemap: ${siteUrl}/sitemap\\.xml$`, 'm'))
})

test('the web manifest has the name and description that the pages show', () => {
  const { name, short_name: short, description } = JSON.parse(read('/manifest.webmanifest'))
  assert.deepEqual([name, short], Array(2).fill(pageAt('/').meta('og:site_name')))
  assert.ok(pageAt('/').elements.some(({ text }) => text === description))
})

for (const page of pages.filter(({ path }) => path !== '/404')) {
  test(`${page.path}: its canonical URL is its own`, () => {
    assert.ok(page.canonical, 'It has none.')
    assert.equal(new URL(page.canonical, siteUrl).href, new URL(page.path, siteUrl).href)
  })

  test(`${page.path}: it has a share card with a real image`, () => {
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card', 'twitter:image'])
      assert.ok(page.meta(name), `${name} is missing`)
    const picture = fileAt(new URL(page.meta('og:image')).pathname)
    assert.match(picture ?? '', /^\/og\/[\w.-]+\.png$/, 'lib/share/share-pictures.ts has no such picture.')
    assert.deepEqual(pngSize(readBytes(picture)), { width: 1200, height: 630 })
  })
}

for (const page of listedPages) {
  test(`${page.path}: title and description have a length that search engines show in full`, () => {
    const description = page.meta('description') ?? ''
    assert.ok(page.title.length >= 10 && page.title.length <= 70, `title: ${page.title.length}`)
    assert.ok(description.length >= 40 && description.length <= 165, `description: ${description.length}`)
  })
}

test('no two pages share a title, a description or a share picture', () => {
  for (const texts of [
    pages.map(({ title }) => title),
    listedPages.map(({ meta }) => meta('description')),
    listedPages.map(({ meta }) => meta('og:image')),
  ])
    assert.deepEqual(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
    )
})

for (const page of pages) {
  test(`${page.path}: it has one main heading`, () => {
    assert.equal(page.elements.filter(({ tag }) => tag === 'h1').length, 1)
  })
}

test('the structured data of every page is valid JSON and names only URLs that exist', () => {
  for (const page of pages)
    for (const text of jsonLdOf(page)) {
      assert.equal(JSON.parse(text)['@context'], 'https://schema.org')
      for (const [, address] of text.matchAll(/"(?:url|item|image|logo|thumbnailUrl)":"([^"]*)"/g))
        assert.ok(fileAt(new URL(address).pathname), `${page.path} names ${address}`)
    }
})

test('each kind of page has structured data of its type', () => {
  const types = (path) =>
    jsonLdOf(pageAt(path)).flatMap((text) => JSON.parse(text)['@graph'].map((thing) => thing['@type']))
  assert.deepEqual(types('/').slice(0, 4), ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage'])
  assert.deepEqual(types('/blog'), ['Organization', 'Blog'])
  assert.deepEqual(types('/blog/seller-financing-guide'), ['Organization', 'BlogPosting', 'BreadcrumbList'])
})

test('the FAQ in the structured data matches the questions and answers on the page', () => {
  const { elements } = pageAt('/')
  const shown = elements.flatMap(({ tag, text }, index) =>
    tag === 'summary' ? [[text, elements[index + 1].text]] : [],
  )
  const { mainEntity } = thingOf(pageAt('/'), 'FAQPage')
  assert.ok(shown.length > 0)
  assert.deepEqual(
    mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    shown,
  )
})

test('the feed lists each of its articles once, with the URL as its id', () => {
  const articles = listedPages
    .map(({ path }) => `${siteUrl}${path}`)
    .filter((path) => path.includes('/blog/'))
  assert.ok(feed.guid.length > 0)
  assert.equal(feed.guid.length, new Set(feed.guid).size)
  for (const id of feed.guid) assert.ok(articles.includes(id), id)
  for (const date of feed.pubDate) assert.ok(!Number.isNaN(Date.parse(date)), date)
})

test('the feed has each article in full, with its disclaimers and without the note to people who use a calculator', () => {
  const texts = feed['content:encoded']
  assert.equal(texts.length, feed.guid.length)
  for (const [index, text] of texts.entries()) {
    assert.match(text, /<hr>(?:<p>[^<]*<\/p>)*<p>Educational only\./, feed.guid[index])
    assert.doesNotMatch(text, /Nothing you type leaves/, feed.guid[index])
  }
})

test('every listed page links to the feed', () => {
  for (const page of listedPages)
    assert.ok(
      page.elements.some(({ attributes }) => attributes.type === 'application/rss+xml'),
      page.path,
    )
})

/** The item of the given type in a page's structured data. */
function thingOf(page, type) {
  const things = jsonLdOf(page).flatMap((text) => JSON.parse(text)['@graph'])
  const thing = things.find((one) => one['@type'] === type)
  assert.ok(thing, `${page.path} describes no ${type}.`)
  return thing
}

/** The sitemap's `lastmod` for a page, which need not have one. */
function changedOn(path) {
  const [, after = ''] = read('/sitemap.xml').split(`<loc>${siteUrl}${path}</loc>`)
  return /^[^/]*<lastmod>(.+)<\/lastmod>/.exec(after)?.[1]
}

function jsonLdOf({ elements }) {
  return elements
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => text)
}

/** Texts of an XML file, grouped by element name. @throws when it is not well-formed */
function readXml(file) {
  const texts = {}
  let name = ''
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    name = tag.name
    texts[name] ??= []
  })
  parser.on('closetag', () => {
    name = ''
  })
  const keep = (text) => texts[name]?.push(text)
  parser.on('text', keep)
  parser.on('cdata', keep)
  parser.on('error', (error) => {
    throw new Error(`${file}: ${error.message}`)
  })
  parser.write(read(file)).close()
  return texts
}

/**
 * https://www.w3.org/TR/png-3/#5PNG-file-signature, the header chunk after it, and the chunk that ends every image.
 */
function pngSize(bytes) {
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG')
  assert.equal(bytes.subarray(-8, -4).toString('latin1'), 'IEND', 'The picture is cut off.')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
