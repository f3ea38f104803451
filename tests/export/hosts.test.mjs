import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { hashedFolders, siteHeaders } from '../../lib/build/hosting/headers.mjs'
import {
  firebaseConfig,
  headersFile,
  nginxServer,
  redirectsFile,
} from '../../lib/build/hosting/host-files.mjs'
import { files, isLocal, pages, read, readBytes } from './exported-site.mjs'

const skip =
  isLocal && 'the files of the hosts belong to a production build; this export is of the local profile'

const sample = siteHeaders()

test('files that are cached forever have a content hash in their names', () => {
  const kept = files.filter((file) => hashedFolders.some(([folder]) => file.startsWith(folder)))
  assert.deepEqual(
    kept.filter((file) => !(hasOwnHash(file) || hasBundlerHash(file) || isManifest(file))),
    [],
  )
})

function hasOwnHash(file) {
  const [, name] = /[./]([0-9a-f]{6}|[0-9a-f]{8})\.(?:svg|js|css)$/.exec(file) ?? []
  return !!name && createHash('sha256').update(readBytes(file)).digest('hex').startsWith(name)
}

/**
 * Turbopack's hashes are 13 characters from an alphabet of 38, of which scripts keep seven (chunk-names.mjs). Only fonts
 * and images have a name before them.
 */
function hasBundlerHash(file) {
  return /^\/_next\/static\/(chunks\/[0-9a-z_-]{7}\.js|(chunks\/|media\/[\w-]+\.)[0-9a-z_-]{13}\.(?!js)\w+)$/.test(
    file,
  )
}

/** Manifests lie in a folder that is named after the build. */
function isManifest(file) {
  return /^\/_next\/static\/([0-9a-f]{12}|no-commit)\/_(build|ssg|clientMiddleware)Manifest\.js$/.test(file)
}

test('the host files match what the source generates for this export', { skip }, () => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404')
  assert.equal(read('/_headers'), headersFile(sample))
  assert.deepEqual(read('/_redirects').split('\n').toSorted(), redirectsFile(paths).split('\n').toSorted())
  assert.equal(readFileSync('firebase.json', 'utf8'), firebaseConfig(sample))
  assert.equal(readFileSync('nginx.conf', 'utf8'), nginxServer(sample))
})

for (const { path, html, elements } of pages) {
  test(`${path}: its policy comes first and allows its inline style and script by hash`, () => {
    const [, policyMeta] = elements.filter(({ tag }) => tag === 'meta')
    const policy = directivesOf(policyMeta)
    assert.match(html, /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Sec/)
    assert.equal(policy['default-src'], "'none'")
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ]) {
      const own = elements.filter(
        ({ tag: other, attributes }) => other === tag && attributes.type !== 'application/ld+json',
      )
      assert.equal(own.length, 1)
      const hash = createHash('sha256').update(own[0].text).digest('base64')
      assert.ok(policy[directive].split(' ').includes(`'sha256-${hash}'`), directive)
    }
  })
}

test('the policy allows the frames that a page has, and only the sign-up page may connect to another server', () => {
  for (const { path, html, elements } of pages) {
    const policy = directivesOf(elements.filter(({ tag }) => tag === 'meta')[1])
    // Read from the HTML: the parser treats frames inside noscript as text.
    const frames = Array.from(html.matchAll(/<iframe[^>]* src="([^"]*)"/g), ([, src]) => new URL(src).origin)
    assert.equal(frames.length, path === '/' ? 1 : 0, path)
    for (const frame of frames) assert.ok(policy['frame-src'].split(' ').includes(frame), frame)
    if (frames.length === 0) assert.equal(policy['frame-src'], undefined, path)
    assert.equal(policy['connect-src'] === "'self'", path !== '/checkout/success', path)
  }
})

function directivesOf(meta) {
  assert.equal(meta.attributes['http-equiv'], 'Content-Security-Policy')
  return Object.fromEntries(
    meta.attributes.content
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.replace(/^\S+ /, '')]),
  )
}
