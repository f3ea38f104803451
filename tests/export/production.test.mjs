import assert from 'node:assert/strict'
import test from 'node:test'
import { placeholderWords } from '../../lib/placeholder-words.mjs'
import { files, isLocal, pages, read, siteUrl } from './exported-site.mjs'

// The canonical URL shows which build this is: the local profile's stand-ins belong in an export of that profile.
const skip = isLocal && 'this export is of the local profile (its canonical address is on localhost)'

test('no published file refers to localhost', { skip }, () => {
  const texts = files.filter(
    (file) => /\.(html|xml|txt|json|webmanifest)$/.test(file) || file === '/_headers',
  )
  assert.deepEqual(
    texts.filter((file) => /localhost|127\.0\.0\.1/.test(read(file))),
    [],
  )
  // Code names the local hosts on which it does not redirect, but no URL with a port on them.
  const code = files.filter((file) => file.endsWith('.js'))
  assert.deepEqual(
    code.filter((file) => /https?:\/\/(localhost|127\.0\.0\.1):\d/.test(read(file))),
    [],
  )
})

test('the site is served over https', { skip }, () => {
  assert.equal(new URL(siteUrl).protocol, 'https:')
})

test('no placeholder is left in the text', { skip }, () => {
  assert.deepEqual(wordsWith(placeholderWords), [])
})

test('no template syntax or stringified value is left in the text', () => {
  assert.deepEqual(wordsWith(/\$\{|\[object |\bNaN\b/), [])
})

/** All text, links and metadata that match a pattern, on all pages, so that all can be fixed at once. */
function wordsWith(pattern) {
  return pages.flatMap(({ path, elements }) =>
    elements
      .filter(({ tag }) => tag !== 'script')
      .flatMap(({ text, attributes }) => [text, attributes.href ?? '', attributes.content ?? ''])
      .filter((words) => words.search(pattern) >= 0)
      .map((words) => `${path}: ${words}`),
  )
}
