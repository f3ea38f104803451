import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { files, pages, read } from '../export/exported-site.mjs'
import { everyPage, kindOf, limitOf, pageBudgets, siteBudgets } from './budgets.mjs'
import { scriptsOf, sizeOf, weigh } from './page-weights.mjs'
import { tableOf, whole } from './table.mjs'

const weights = new Map(pages.map((page) => [page.path, weigh(page)]))
const chunks = files.filter((file) => /^\/_next\/static\/chunks\/.*\.js$/.test(file))

const articleCount = pages.filter(({ path }) => kindOf(path) === 'article').length

for (const { path } of pages) {
  test(`${path} stays within its budgets`, () => {
    const over = Object.entries(budgetsOf(path)).flatMap(([figure, budget]) => {
      const [found, most] = [weights.get(path)[figure], limitOf(budget, articleCount, minutesToRead(path))]
      return found > most ? `${figure} is ${found}, and at most ${most} is allowed` : []
    })
    assert.deepEqual(over, [], 'tests/bench/budgets.mjs has the reason for each number')
  })
}

// Without the figures in articles, which the content check tests.
const drawings = files.filter((file) => file.endsWith('.svg') && !file.startsWith('/figures/'))

for (const [budget, budgeted] of Object.entries({
  drawing: drawings,
  articleDrawing: drawings.filter((file) => file.startsWith('/art/article-plot-')),
  searchIndex: ['/search-index.json'],
  toolbox: ['/land-investor-toolbox.pdf'],
})) {
  test(`every ${budget} file stays within its budget`, () => {
    assert.notEqual(budgeted.length, 0)
    assert.deepEqual(
      budgeted.filter((file) => sizeOf(file) > limitOf(siteBudgets[budget], articleCount)),
      [],
    )
  })
}

// Strings that only this code contains, by which its chunks are recognised whatever their names.
const marks = {
  calculators: 'Nothing you type leaves this page.',
  search: 'MiniSearch',
  toasts: 'data-sonner-toast',
  motion: 'whileHover',
  Firebase: 'accounts:signUp',
}

for (const [library, mark] of Object.entries(marks)) {
  test(`${library}: has its own chunk, which no page loads before it is needed`, () => {
    const own = chunksWith(mark)
    assert.notDeepEqual(own, [], `no chunk contains ${mark}; find another string to recognise the library by`)
    for (const page of pages)
      assert.deepEqual(
        scriptsOf(page).onIntent.filter((address) => own.includes(address)),
        [],
        page.path,
      )
  })
}

test('only the sign-up can fetch Firebase, which stays within its budget', () => {
  const own = chunksWith(marks.Firebase)
  const users = pages.filter((page) => reachable(page).some((chunk) => own.includes(chunk)))
  assert.deepEqual(
    users.map(({ path }) => path),
    ['/checkout/success'],
  )
  const size = own.reduce((total, chunk) => total + sizeOf(chunk), 0)
  assert.ok(size <= siteBudgets.firebase.most, `${size} bytes`)
})

// A table for people below the results.
after((t) => {
  const rows = pages.map(({ path }) => rowOf(path))
  const articles = rows.filter(({ page }) => kindOf(page) === 'article')
  const others = rows.filter((row) => !articles.includes(row))
  for (const line of tableOf([...others, ...articles]).split('\n')) t.diagnostic(line)
  t.diagnostic('Transferred bytes, brotli 11, without headers. * exceeds the goal; budgets.mjs says why.')
})

function budgetsOf(path) {
  const kind = kindOf(path)
  const { beforeIntent, ...rest } = everyPage
  return { ...rest, ...(kind !== 'signUp' && { beforeIntent }), ...pageBudgets[kind] }
}

/** As an article says above its title; 0 on other pages. */
function minutesToRead(path) {
  if (kindOf(path) !== 'article') return 0
  const stated = pages.find((page) => page.path === path).elements.find(({ text }) => / min read$/.test(text))
  return Number.parseInt(stated.text, 10)
}

function rowOf(path) {
  const budgets = budgetsOf(path)
  const figures = weights.get(path)
  const cell = (figure, show = whole) => {
    const budget = budgets[figure]
    const aim = budget && (budget.goal ?? limitOf(budget, articleCount, minutesToRead(path)))
    return `${show(figures[figure])}${figures[figure] > aim ? ' *' : ''}`
  }
  return {
    page: path,
    HTML: cell('html'),
    '÷ without scripts': cell('ratio', (ratio) => ratio.toFixed(3)),
    'besides words': cell('frame'),
    'more rules': cell('rest'),
    'JS before intent': cell('beforeIntent'),
    'JS after intent': cell('afterIntent'),
    fonts: cell('fonts'),
    'first visit': cell('firstVisit'),
  }
}

function chunksWith(mark) {
  return chunks.filter((chunk) => read(chunk).includes(mark))
}

/** Every chunk that a page's scripts reference, directly or indirectly. */
function reachable(page) {
  const found = new Set(scriptsOf(page).onIntent)
  for (const address of found)
    for (const [name] of read(address).matchAll(/static\/chunks\/[\w.~-]+\.js/g)) found.add(`/_next/${name}`)
  return [...found]
}
