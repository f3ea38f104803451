import { timeGoals } from './budgets.mjs'
import { tableOf, whole } from './table.mjs'

/** The middle value, or the mean of the two middle values. */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Summarizes the runs of one page, value by value.
 * @param {Record<string, number>[]} runs
 * @returns {Record<string, { median: number, least: number, most: number }>}
 */
export function summary(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((figure) => {
      const figures = runs.map((run) => run[figure])
      return [figure, { median: median(figures), least: Math.min(...figures), most: Math.max(...figures) }]
    }),
  )
}

/**
 * @typedef {object} PageResult
 * @property {string} path
 * @property {string} kind of `budgets.mjs`
 * @property {boolean} isListed whether search engines may index the page
 * @property {Record<string, number>} weight of `page-weights.mjs`
 * @property {ReturnType<typeof summary>} page
 * @property {ReturnType<typeof summary>} bare the page without scripts
 * @property {string[]} failed audits that keep a score below 100 in any run
 */

/** Largest contentful paint, relative to the page without scripts and to a minimal page. */
function ratiosOf({ page, bare }, least) {
  return {
    againstItself: page.largestPaint.median / bare.largestPaint.median,
    againstLeast: page.largestPaint.median / least.largestPaint.median,
  }
}

// Lighthouse reports shifts in thousandths; less than half of one counts as none.
const leastShift = 0.0005

/** The missed goals, in a sentence each. */
export function misses({ pages, least }) {
  return pages.flatMap((result) => {
    const { path, kind, page, isListed, failed } = result
    const { againstItself, againstLeast } = ratiosOf(result, least)
    const mostAgainstLeast = timeGoals.againstLeast[kind]
    const scores = worstScores(page)
    return [
      againstItself > timeGoals.againstItself &&
        `LCP is ${againstItself.toFixed(2)} of the page without scripts (goal ${timeGoals.againstItself})`,
      mostAgainstLeast &&
        againstLeast > mostAgainstLeast &&
        `LCP is ${againstLeast.toFixed(2)} of the least page (goal ${mostAgainstLeast})`,
      page.blocked.most > timeGoals.blocked && `blocked for ${whole(page.blocked.most)} ms in the worst run`,
      page.shift.most >= leastShift && `moves by ${page.shift.most.toFixed(3)} in the worst run`,
      isListed &&
        Math.min(...scores) < timeGoals.score &&
        `scores ${scores.join('/')} in the worst run: ${failed.join(', ')}`,
    ].flatMap((sentence) => (sentence ? `${path}: ${sentence}` : []))
  })
}

const worstScores = ({ performance, accessibility, practices, search }) =>
  [performance, accessibility, practices, search].map(({ least }) => least)

const medianAndWorst = ({ median, most }) => `${whole(median)} / ${whole(most)}`

/** The table for the terminal and the README. */
export function resultTable({ pages, least }) {
  const rows = pages.map((result) => {
    const { path, page, bare, weight } = result
    const { againstItself, againstLeast } = ratiosOf(result, least)
    return {
      Page: path,
      'P/A/BP/SEO': worstScores(page).join('/'),
      'FCP ms': whole(page.firstPaint.median),
      'LCP ms': whole(page.largestPaint.median),
      '÷ no scripts': againstItself.toFixed(2),
      '÷ least page': againstLeast.toFixed(2),
      'TBT ms': medianAndWorst(page.blocked),
      'TBT no scripts': medianAndWorst(bare.blocked),
      CLS: page.shift.most.toFixed(3),
      HTML: whole(weight.html),
      'JS before': whole(weight.beforeIntent),
      'JS after': whole(weight.afterIntent),
      'kB in all': (page.bytes.median / 1000).toFixed(1),
      requests: whole(page.requests.median),
    }
  })
  return tableOf(rows)
}

/** The conditions of the measurement, as a paragraph below the table. */
export function conditions({ date, build, runs, lighthouse, chromium, machineSpeed, least }) {
  return (
    `Lighthouse ${lighthouse} mobile (simulated slow 4G), Chromium ${chromium}, HTTP/2 and brotli, build ${build}, ${date.slice(0, 10)}, on a machine of speed ${whole(machineSpeed)}. ` +
    `Times are medians of ${runs}; scores and CLS are those of the worst run; of TBT the median comes first, then the worst run. ` +
    `The least page there can be paints after ${whole(least.largestPaint.median)} ms and is blocked for ${medianAndWorst(least.blocked)} ms. ` +
    'HTML and JS are bytes on the line without headers; JS before and after the first sign of intent.'
  )
}
