import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { cacheControl, firebaseOrigins, immutablePaths, siteHeaders } from '../../lib/build/headers.mjs'
import { firebaseConfig, headersFile, nginxServer, redirectsFile } from '../../lib/build/hosts.mjs'
import { inlineHashes } from '../../lib/build/inline-hashes.mjs'
import { files, isLocal, listedPages, pages, read, readBytes } from './exported-site.mjs'

const skip =
  isLocal && 'the files of the hosts belong to a production build; this export is of the local profile'

const sample = siteHeaders({
  frames: ['https://video.test', 'https://letters.test'],
  connect: firebaseOrigins,
  ...inlineHashes('out'),
})

test('every host is told all headers, in its own words', () => {
  const firebase = JSON.parse(firebaseConfig(sample)).hosting.headers.find(
    ({ source }) => source === '**',
  ).headers
  for (const [name, value] of Object.entries(sample)) {
    assert.ok(headersFile(sample).includes(`\n  ${name}: ${value}\n`), name)
    assert.ok(nginxServer(sample).includes(`add_header ${name} "${value}" always;`), name)
    assert.ok(
      firebase.some((header) => header.key === name && header.value === value),
      name,
    )
  }
})

test('every host keeps hashed files for good', () => {
  for (const start of immutablePaths) {
    const value = cacheControl(`${start}file`)
    assert.match(value, /immutable/)
    assert.ok(headersFile(sample).includes(`${start}*\n  Cache-Control: ${value}\n`), start)
    assert.ok(nginxServer(sample).includes(`~^${start} "${value}";`), start)
    const rule = JSON.parse(firebaseConfig(sample)).hosting.headers.find(
      ({ source }) => source === `${start}**`,
    )
    assert.deepEqual(rule.headers, [{ key: 'Cache-Control', value }])
  }
})

test('no path of Cloudflare Pages and Netlify is given one header by two rules', () => {
  const [everywhere, ...hashed] = headersFile(sample).trim().split('\n\n')
  assert.ok(!everywhere.includes('Cache-Control'))
  for (const block of hashed) assert.equal(block.split('\n').length, 2)
})

// https://developers.cloudflare.com/pages/configuration/headers/
test('no line is longer than Cloudflare Pages reads', () => {
  for (const line of headersFile(sample).split('\n')) assert.ok(line.length <= 2000, line.slice(0, 80))
})

test('files that are kept for good are named after what is in them', () => {
  const kept = files.filter((file) => immutablePaths.some((start) => file.startsWith(start)))
  assert.deepEqual(
    kept.filter((file) => !(isOwnHash(file) || isBundlersHash(file) || isManifest(file))),
    [],
  )
})

function isOwnHash(file) {
  const [, name] = /[./]([0-9a-f]{8})\.(?:svg|js|css)$/.exec(file) ?? []
  return name === createHash('sha256').update(readBytes(file)).digest('hex').slice(0, 8)
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
  const policy = /Content-Security-Policy: (.*)/.exec(read('/_headers'))?.[1] ?? ''
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1].split(' ') ?? []
  const headers = siteHeaders({ frames, connect: firebaseOrigins, ...inlineHashes('out') })
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404')
  assert.equal(read('/_headers'), headersFile(headers))
  assert.deepEqual(read('/_redirects').split('\n').toSorted(), redirectsFile(paths).split('\n').toSorted())
  assert.equal(readFileSync('firebase.json', 'utf8'), firebaseConfig(headers))
  assert.equal(readFileSync('nginx.conf', 'utf8'), nginxServer(headers))
})

test('every frame that a page may show is allowed by the policy', { skip }, () => {
  const policy = /frame-src ([^;]*)/.exec(read('/_headers'))?.[1] ?? ''
  const frames = listedPages.flatMap(({ elements }) =>
    elements
      .filter(({ tag, attributes }) => tag === 'iframe' && attributes.src)
      .map(({ attributes }) => new URL(attributes.src).origin),
  )
  for (const frame of frames) assert.ok(policy.split(' ').includes(frame), frame)
})
