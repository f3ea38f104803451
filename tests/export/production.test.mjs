import assert from 'node:assert/strict'
import test from 'node:test'
import { placeholderWords } from '../../lib/placeholder-words.mjs'
import { files, isLocal, pages, read, siteUrl } from './exported-site.mjs'

// The canonical address tells which build this is: the stand-ins of the local profile are right in their own export.
const skip = isLocal && 'this export is of the local profile (its canonical address is on localhost)'

test('nothing that is published names this computer', { skip }, () => {
  const texts = files.filter(
    (file) => /\.(html|xml|txt|json|webmanifest)$/.test(file) || file === '/_headers',
  )
  assert.deepEqual(
    texts.filter((file) => /localhost|127\.0\.0\.1/.test(read(file))),
    [],
  )
  // Code names the local hosts on which it does not redirect, but no address on them.
  const code = files.filter((file) => file.endsWith('.js'))
  assert.deepEqual(
    code.filter((file) => /https?:\/\/(localhost|127\.0\.0\.1):\d/.test(read(file))),
    [],
  )
})

test('the site is served over https', { skip }, () => {
  assert.equal(new URL(siteUrl).protocol, 'https:')
})

test('no placeholder is left in the words', { skip }, () => {
  assert.deepEqual(wordsWith(placeholderWords), [])
})

test('no code is left in the words', () => {
  assert.deepEqual(wordsWith(/\$\{|\[object |\bNaN\b/), [])
})

/** Words of all pages that a pattern is in, so that all can be mended at once. */
function wordsWith(pattern) {
  return pages.flatMap(({ path, elements }) =>
    elements
      .filter(({ tag }) => tag !== 'script')
      .flatMap(({ text, attributes }) => [text, attributes.href ?? '', attributes.content ?? ''])
      .filter((words) => words.search(pattern) >= 0)
      .map((words) => `${path}: ${words}`),
  )
}
