import assert from 'node:assert/strict'
import test from 'node:test'
import { generateArticles } from './generated-articles.mjs'
import { processorSeconds } from './measured-run.mjs'
import { withTable } from './readme.mjs'
import { median, misses, summary } from './results.mjs'
import { withoutScripts } from './without-scripts.mjs'

test('a page without scripts keeps its rules, fonts, images and structured data', () => {
  const kept =
    '<link rel="preload" href="/f.woff2" as="font"><style>a{}</style><script type="application/ld+json">{}</script><img src="/a.svg">'
  const dropped =
    '<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js"><script src="/a.js" async></script><script>1</script>'
  assert.equal(withoutScripts(`${dropped}${kept}`), kept)
})

test('generated articles differ in id, title, file name and order, and are the same every time', () => {
  const original =
    '---\nid: 1\ntitle: "A lot"\nfeatured: true\n---\n\nFirst words.\n\n## One\n\n1\n\n## Two\n\n2\n'
  const [first, second] = generateArticles([original], 2)
  assert.deepEqual(first, {
    name: 'generated-0001.mdx',
    text: '---\nid: 10001\ntitle: "A lot 1"\n---\n\nFirst words.\n\n## One\n\n1\n\n## Two\n\n2\n\n',
  })
  assert.match(second.text, /^---\nid: 10002\ntitle: "A lot 2"\n---\n\nFirst words\.\n\n## Two[\s\S]*## One/)
  assert.deepEqual(generateArticles([original], 2), [first, second])
})

test('the median is the middle value, or the mean of the two middle values', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(median([4, 1, 2, 3]), 2.5)
})

test('the CPU time of the programs is parsed, without that of the shell', () => {
  assert.equal(processorSeconds('0m0.01s 0m0.02s\n1m30.25s 0m2.75s\n'), 93)
})

const results = resultsWith({ largestPaint: 900 })

test('a page that meets every goal reports no misses', () => {
  assert.deepEqual(misses(results), [])
})

test('each missed goal is reported in a sentence', () => {
  const missed = misses(
    resultsWith({ largestPaint: 1_000, blocked: 7, shift: 0.01, search: 92 }, ['meta-description']),
  )
  assert.deepEqual(missed, [
    '/blog: LCP is 1.11 of the page without scripts (goal 1.03)',
    '/blog: LCP is 1.18 of the least page (goal 1.1)',
    '/blog: blocked for 7 ms in the worst run',
    '/blog: moves by 0.010 in the worst run',
    '/blog: scores 100/100/100/92 in the worst run: meta-description',
  ])
})

test('the table replaces what is between the marks of the README', () => {
  const readme = 'before\n<!-- bench:start --><!-- bench:end -->\nafter\n'
  const once = withTable(readme, results)
  assert.match(
    once,
    /^before\n<!-- bench:start -->\n\n\| Page [\s\S]*\| \/blog [\s\S]*<!-- bench:end -->\nafter\n$/,
  )
  assert.equal(withTable(once, results), once)
  assert.throws(() => withTable('no marks', results), /no place for the table/)
})

function resultsWith(figures, failed = []) {
  const perfect = {
    performance: 100,
    accessibility: 100,
    practices: 100,
    search: 100,
    firstPaint: 800,
    largestPaint: 900,
    blocked: 0,
    shift: 0,
    bytes: 40_000,
    requests: 5,
  }
  return {
    date: '2026-01-02T03:04:05.000Z',
    build: 'abc',
    runs: 1,
    lighthouse: '12.8.2',
    chromium: '1',
    least: summary([{ largestPaint: 850, blocked: 0 }]),
    pages: [
      {
        path: '/blog',
        kind: 'index',
        isListed: true,
        weight: { html: 12_000, beforeIntent: 900, afterIntent: 120_000 },
        page: summary([{ ...perfect, ...figures }]),
        bare: summary([perfect]),
        failed,
      },
    ],
  }
}
