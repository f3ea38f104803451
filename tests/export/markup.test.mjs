import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { files, pages, read } from './exported-site.mjs'

/** One for all pages: to work it out anew for each takes a quarter of the time. */
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
    // How React writes valid HTML: `charSet`, `<meta/>`, `hidden=""`. Browsers read all of it the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // A field without a type is a text field.
    'no-implicit-input-type': 'off',
    // Any id without a space is valid; React's own begin with an underscore, and a heading may begin with a number.
    'valid-id': ['error', { relaxed: true }],
    // Every script and stylesheet is this site's own and its name is the hash of its content.
    'require-sri': 'off',
    // On phones the tables are laid out as rows, and with `display: block` browsers forget that they are tables.
    'no-redundant-role': 'off',
    // A list may have a name; the rule only advises against it.
    'aria-label-misuse': 'off',
    // It counts `'` as six letters, since React writes it as `&#x27;`; search-engines.test.mjs counts what people read.
    'long-title': 'off',
  },
})
const validator = new HtmlValidate(rules)

/** Attributes that hold prose, which may speak of an undefined border. */
const forReaders = ['alt', 'aria-label', 'content', 'title']

/** A text that is nothing but what a missing value is turned into, or that holds what an object is. */
function isHole(text) {
  return /^(undefined|NaN)$|\[object \w+\]/.test(text.trim())
}

/** One of several values, such as a class or a number; not a part of an id, which is made of a heading's words. */
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

  test(`${page.path}: its only script is the one that every page has`, () => {
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

  test(`${page.path}: what it loads at a sign of intent is compiled as it arrives`, () => {
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

  test(`${page.path}: no value is missing from its words`, () => {
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

  test(`${page.path}: its pictures keep their place while they load`, () => {
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

// Firefox draws such a gradient of our colours as one block, and Safari leaves most of its repeats out.
test('no rule repeats a gradient instead of tiling it', () => {
  const repeating = files.filter(
    (file) => /\.(html|css)$/.test(file) && /repeating-\w+-gradient/.test(read(file)),
  )
  assert.deepEqual(repeating, [])
})

/** What only an editor sees in development, known by words of its source. */
const editorsOnly = {
  'components/blog/article-faults.tsx': ['article-faults', 'Only you see this, in development.'],
  'components/blog/unlisted-article.tsx': ['unlisted-article', 'in no list until its header can be read'],
  'components/blog/paths-in-development.tsx': ['"Reading paths"'],
  'app/blog/[slug]/page.tsx': ['Draft: only you see this'],
  'lib/build/articles/content-version.mjs': ['contentVersion'],
}

for (const [source, words] of Object.entries(editorsOnly)) {
  test(`nothing of ${source} that only an editor sees in development is published`, () => {
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
