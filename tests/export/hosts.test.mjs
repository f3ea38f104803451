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

test('files that are kept for good are named after what is in them', () => {
  const kept = files.filter((file) => hashedFolders.some(([folder]) => file.startsWith(folder)))
  assert.deepEqual(
    kept.filter((file) => !(isOwnHash(file) || isBundlersHash(file) || isManifest(file))),
    [],
  )
})

function isOwnHash(file) {
  const [, name] = /[./]([0-9a-f]{6}|[0-9a-f]{8})\.(?:svg|js|css)$/.exec(file) ?? []
  return !!name && createHash('sha256').update(readBytes(file)).digest('hex').startsWith(name)
}

/** Turbopack's hashes have thirteen characters of 38, and stand alone but for its runtime, fonts and pictures. */
function isBundlersHash(file) {
  return /^\/_next\/static\/(chunks\/(turbopack-)?|media\/[\w-]+\.)[0-9a-z_-]{13}\.\w+$/.test(file)
}

/** They lie in a folder that is named after the build. */
function isManifest(file) {
  return /^\/_next\/static\/([0-9a-f]{12}|no-commit)\/_(build|ssg|clientMiddleware)Manifest\.js$/.test(file)
}

test('the files of this export are the ones the source makes for it', { skip }, () => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404')
  assert.equal(read('/_headers'), headersFile(sample))
  assert.deepEqual(read('/_redirects').split('\n').toSorted(), redirectsFile(paths).split('\n').toSorted())
  assert.equal(readFileSync('firebase.json', 'utf8'), firebaseConfig(sample))
  assert.equal(readFileSync('nginx.conf', 'utf8'), nginxServer(sample))
})

for (const { path, html, elements } of pages) {
  test(`${path}: its policy comes first and names the style and the script that it carries`, () => {
    const [, policyMeta] = elements.filter(({ tag }) => tag === 'meta')
    const policy = directivesOf(policyMeta)
    assert.match(
      html,
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Sec/,
    )
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

test('a page may show the frames that it has, and only the page of the sign-up reaches another server', () => {
  for (const { path, html, elements } of pages) {
    const policy = directivesOf(elements.filter(({ tag }) => tag === 'meta')[1])
    // Those for readers without scripts are text to a parser that has some.
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
