import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { files, pages, read } from './exported-site.mjs'

/** One configuration for all pages: resolving it again for each page takes a quarter of the time. */
class OneConfiguration extends StaticConfigLoader {
  #resolved

  getConfigFor(file) {
    this.#resolved ??= super.getConfigFor(file)
    return this.#resolved
  }
}

const rules = new OneConfiguration({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // A field without a type is a text field.
    'no-implicit-input-type': 'off',
    // Any id without a space is valid; React's own begin with an underscore, and a heading may begin with a number.
    'valid-id': ['error', { relaxed: true }],
    // Every script and stylesheet is this site's own and named after the hash of its content.
    'require-sri': 'off',
    // On phones the tables are laid out as rows, and with `display: block` browsers forget that they are tables.
    'no-redundant-role': 'off',
    // A list may have a label; the rule only advises against it.
    'aria-label-misuse': 'off',
    // It counts `'` as six characters, since React writes `&#x27;`; search-engines.test.mjs counts what people read.
    'long-title': 'off',
  },
})
const validator = new HtmlValidate(rules)

/** Attributes that hold prose, where the word "undefined" is legitimate. */
const forReaders = ['alt', 'aria-label', 'content', 'title']

/** A text that is only a stringified missing value, or that contains a stringified object. */
function isHole(text) {
  return /^(undefined|NaN)$|\[object \w+\]/.test(text.trim())
}

/** A missing value among several, such as a class or a number; not part of an id, which is made from a heading. */
function hasHole(values) {
  return /(?:^|[\s,;:=()])(?:undefined|NaN)(?:$|[\s,;:=()%]|px)/.test(values)
}

for (const page of pages) {
  test(`${page.path}: it is valid HTML`, async () => {
    const { results } = await validator.validateString(page.html, page.file)
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message, selector }) =>
          `${line}:${column} ${ruleId}: ${message} (${selector})`,
      ),
    )
    assert.deepEqual(faults, [])
  })

  test(`${page.path}: its only inline script is the one that every page has`, () => {
    const scriptsOf = ({ elements }) =>
      elements.filter(({ tag, attributes }) => tag === 'script' && attributes.type !== 'application/ld+json')
    const scripts = scriptsOf(page)
    assert.equal(scripts.length, 1)
    assert.equal(scripts[0].text, scriptsOf(pages[0])[0].text)
    assert.deepEqual(
      Object.keys(scripts[0].attributes).filter((name) => !name.startsWith('data-')),
      [],
    )
  })

  test(`${page.path}: the scripts it loads on intent are compiled eagerly`, () => {
    const names = /data-scripts="([^"]+)"/.exec(page.html)[1].split(' ')
    const late = names.filter(
      (name) => !read(`_next/static/chunks/${name}.js`).startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    assert.deepEqual(late, [])
  })

  test(`${page.path}: no element carries a style or a script in an attribute`, () => {
    const inline = page.elements.flatMap(({ tag, attributes }) =>
      Object.keys(attributes)
        .filter((name) => name === 'style' || name.startsWith('on'))
        .map((name) => `${tag} ${name}`),
    )
    assert.deepEqual(inline, [])
  })

  test(`${page.path}: no value is missing from its text and attributes`, () => {
    const holes = page.elements
      .filter(({ tag }) => tag !== 'script' && tag !== 'style')
      .flatMap(({ text, attributes }) => [
        ...(isHole(text) ? [text] : []),
        ...Object.entries(attributes).flatMap(([name, value]) =>
          isHole(value) || (!forReaders.includes(name) && hasHole(value)) ? [value] : [],
        ),
      ])
    assert.deepEqual(holes, [])
  })

  test(`${page.path}: its images have dimensions and alt text`, () => {
    const unsized = page.elements.filter(
      ({ tag, attributes }) =>
        tag === 'img' && !(attributes.width && attributes.height && 'alt' in attributes),
    )
    assert.deepEqual(
      unsized.map(({ attributes }) => attributes.src),
      [],
    )
  })
}

test('there are no source maps', () => {
  assert.deepEqual(
    files.filter((file) => file.endsWith('.map')),
    [],
  )
  const pointing = files.filter((file) => /\.(js|css)$/.test(file) && /sourceMappingURL=/.test(read(file)))
  assert.deepEqual(pointing, [])
})

// Firefox draws a repeating gradient of our colors as one block, and Safari skips most of its repeats.
test('no CSS uses a repeating gradient instead of tiling one', () => {
  const repeating = files.filter(
    (file) => /\.(html|css)$/.test(file) && /repeating-\w+-gradient/.test(read(file)),
  )
  assert.deepEqual(repeating, [])
})

/** Parts that only editors see, in development; each is recognized by strings in its source. */
const editorsOnly = {
  'components/blog/article-faults.tsx': ['article-faults', 'Only you see this, in development.'],
  'components/blog/unlisted-article.tsx': [
    'unlisted-article',
    'in no list until its front matter can be read',
  ],
  'components/blog/paths-in-development.tsx': ['"Reading paths"'],
  'app/blog/[slug]/page.tsx': ['Draft: only you see this'],
  'lib/build/articles/content-version.mjs': ['contentVersion'],
}

for (const [source, words] of Object.entries(editorsOnly)) {
  test(`the editor-only parts of ${source} are not published`, () => {
    const code = readFileSync(source, 'utf8')
    const published = files.filter((file) => /\.(html|js|css)$/.test(file))
    for (const word of words) {
      assert.ok(code.includes(word), `${source} no longer says ${word}; find other words to know it by`)
      assert.deepEqual(
        published.filter((file) => read(file).includes(word)),
        [],
      )
    }
  })
}
