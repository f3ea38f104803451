import assert from 'node:assert/strict'
import test from 'node:test'
import { fileAt, files, pageOf, pages, read, siteUrl } from './exported-site.mjs'

/** URLs that an element loads or links to. */
function addressesOf({ tag, attributes, text }) {
  const { href, src, poster, srcset, imagesrcset, property, name, content } = attributes
  const sets = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? [])
  const shared = tag === 'meta' && /^(og|twitter):(image|url)$/.test(property ?? name ?? '') ? [content] : []
  const names = attributes['data-scripts']?.split(' ') ?? []
  const loaders = names.length > 0 ? [/\bimport\("([^"]+)"/.exec(text)[1]] : []
  const scripts = [...loaders, ...names.map((name) => `/_next/static/chunks/${name}.js`)]
  const single = [href, src, poster].filter((address) => address !== undefined)
  return [...single, ...sets.map((candidate) => candidate.trim().split(/\s+/)[0]), ...shared, ...scripts]
}

/** A page's URLs on this site. */
function internalOf(page) {
  return page.elements
    .flatMap(addressesOf)
    .filter((address) => !/^(data|mailto|tel):/.test(address))
    .map((address) => new URL(address, `${siteUrl}${page.path}`))
    .filter(({ origin }) => origin === siteUrl)
}

for (const page of pages) {
  test(`${page.path}: every internal URL leads to a file, with the right case`, () => {
    const lost = internalOf(page).filter(({ pathname }) => !fileAt(pathname))
    assert.deepEqual(
      [...new Set(lost.map(({ pathname }) => pathname))],
      [],
      'This site has no such page or file. An address among the settings leads to a page of this site or to another host.',
    )
  })

  test(`${page.path}: every internal URL is the clean one`, () => {
    const unclean = internalOf(page).filter(({ pathname }) => /\.html$|.\/$/.test(pathname))
    assert.deepEqual(unclean.map(String), [])
  })

  test(`${page.path}: every fragment has its target`, () => {
    const lost = internalOf(page).filter(({ pathname, hash }) => {
      const target = hash === '' ? undefined : pageOf(pathname)
      return target && !target.ids.has(decodeURIComponent(hash.slice(1)))
    })
    assert.deepEqual([...new Set(lost.map(String))], [])
  })

  test(`${page.path}: no URL is empty or runs a script`, () => {
    const bad = page.elements
      .flatMap(addressesOf)
      .filter((address) => /^(#?$|javascript:)/i.test(address.trim()))
    assert.deepEqual(bad, [])
  })
}

test('no page links to the checkout screens, which are only for visitors coming from the payment provider', () => {
  for (const page of pages) {
    const others = internalOf(page).filter(({ pathname }) => pathname !== page.path)
    assert.deepEqual(
      others.filter(({ pathname }) => pathname.startsWith('/checkout/')).map(String),
      [],
      page.path,
    )
  }
})

test('every file that CSS loads exists, in stylesheets and in pages, whose CSS loads the fonts', () => {
  const inPages = pages.map(({ path, file }) => [
    path,
    Array.from(read(file).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, rules]) => rules).join('\n'),
  ])
  const inFiles = files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file)])
  for (const [from, rules] of [...inPages, ...inFiles]) {
    const addresses = Array.from(rules.matchAll(/url\(["']?([^"')]+)["']?\)/g), ([, address]) => address)
    for (const address of addresses.filter((candidate) => !candidate.startsWith('data:'))) {
      const { pathname } = new URL(address, `${siteUrl}${from}`)
      assert.ok(fileAt(pathname), `${from} asks for ${pathname}`)
    }
  }
  for (const [path, rules] of inPages) assert.match(rules, /url\([^)]*\.woff2/, path)
})

test('only the stylesheet of the error screen is loaded by code: pages have all other CSS inline', () => {
  const asked = files.filter((file) => /^\/_next\/static\/chunks\/.*\.css$/.test(file))
  assert.deepEqual(
    asked.map((file) => read(file).split('{')[0]),
    ['[data-failed]'],
  )
})

test('every file that code loads exists', () => {
  for (const script of files.filter((file) => file.endsWith('.js'))) {
    const named = read(script).matchAll(
      /["'](?:\/|(?=static\/))([\w./-]+\.(?:css|js|json|pdf|png|svg|woff2))["']/g,
    )
    const addresses = Array.from(named, ([, name]) =>
      name.startsWith('static/') ? `/_next/${name}` : `/${name}`,
    )
    const lost = addresses.filter((address) => !fileAt(address))
    assert.deepEqual(lost, [], `${script} asks for files that are not there`)
  }
})

test('every file that the web manifest names exists, among them the icons that Android needs', () => {
  const { icons, start_url: start } = JSON.parse(read('/manifest.webmanifest'))
  for (const address of [start, ...icons.map(({ src }) => src)]) assert.ok(fileAt(address), address)
  assert.deepEqual(
    icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
  )
})

test('every page has an icon for tabs, one for the home screen of an iPhone, and the color of the bars around it', () => {
  for (const { path, elements, meta } of pages) {
    const icons = elements.filter(({ attributes }) => /icon/.test(attributes.rel))
    assert.deepEqual(
      icons.map(({ attributes: { rel, type } }) => (type === 'image/svg+xml' ? `${rel} as SVG` : rel)).sort(),
      ['apple-touch-icon', 'icon', 'icon as SVG'],
      path,
    )
    assert.match(meta('theme-color') ?? '', /^#[0-9a-f]{6}$/, path)
  }
})
