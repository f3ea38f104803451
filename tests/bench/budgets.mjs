import { firstResponseBytes } from '../../lib/build/export/first-response.mjs'

/**
 * What pages may cost, in transferred bytes (brotli at its best level, without headers). `goal` is what we aim for;
 * `most` is what a test enforces. If `most` is higher, `why` says what stands in the way. `further` is what each article
 * after the first 17 may add to it, and `perMinute` each minute to read above 15, which no editor could avoid.
 * @typedef {{ most: number, goal?: number, further?: number, perMinute?: number, why: string }} Budget
 */

/** HTML with its rules. A larger response needs a second round trip, and Lighthouse adds 20%. */
const oneTrip = { most: firstResponseBytes, why: 'the first ten packets of a connection, with the headers' }

const rest = {
  most: 8_500,
  why: 'one file for all pages of a kind, cached forever, including rules that only a live page needs',
}

const light = { most: 130_000, why: 'Next and React take 106,000, code shared by all pages 11,000' }

const likeArticle = { most: 60_000, why: 'lighter than the best peer measured' }

/** What a minute of reading adds to an article: 225 words take 600 to 750 bytes, their blocks included. */
const minute = 1_000

/** @type {Record<string, Record<string, Budget>>} figures of `page-weights.mjs` by kind of page */
export const pageBudgets = {
  landing: {
    html: oneTrip,
    rest,
    afterIntent: light,
    firstVisit: { most: 110_000, why: 'lighter than the best peer measured' },
  },
  index: {
    html: {
      ...oneTrip,
      further: 150,
      why: 'the cards of 17 articles fit into one round trip; each further one adds 100 to 130',
    },
    rest,
    afterIntent: light,
    firstVisit: likeArticle,
  },
  article: {
    html: {
      most: 15_000,
      goal: oneTrip.most,
      perMinute: minute,
      why: 'the 17 articles fit into one round trip; this leaves room for a longer one, which needs a second',
    },
    rest,
    frame: {
      most: 7_500,
      perMinute: 250,
      why: 'what an article costs besides its text, so that a long text hides no increase',
    },
    afterIntent: light,
    firstVisit: { ...likeArticle, perMinute: minute },
  },
  signUp: {
    html: oneTrip,
    afterIntent: {
      most: 130_700,
      why: 'the budget of a page to read, and the form; Firebase is fetched later',
    },
  },
  cancelled: { html: oneTrip, afterIntent: light, firstVisit: likeArticle },
  statement: { html: oneTrip, afterIntent: light, firstVisit: likeArticle },
  notFound: { html: oneTrip, afterIntent: light, firstVisit: likeArticle },
}

/** Budgets of every page, except that the sign-up hydrates at once and so has no `beforeIntent`. */
export const everyPage = {
  ratio: { most: 1.05, why: 'scripts must not cost a page anything that its reader would notice' },
  beforeIntent: {
    most: 1_000,
    why: 'the script in the page and the loader; a default page of Next has 118,000',
  },
  fonts: { most: 33_000, why: 'three fonts, subset to our characters and features' },
}

export const siteBudgets = {
  drawing: { most: 10_000, why: 'our drawings must not outweigh the text beside them' },
  articleDrawing: { most: 5_000, why: 'the index shows one for each article' },
  searchIndex: {
    most: 21_000,
    further: 1_500,
    why: 'a reader who searches waits for it; the text of an article adds 930',
  },
  toolbox: { most: 1_000_000, why: 'thirteen pages and their fonts take 550,000' },
  firebase: { most: 44_000, why: 'Firestore Lite and the parts of Auth that one form needs' },
}

/** Goals for what Lighthouse measures, as medians of the runs (`npm run bench`). */
export const timeGoals = {
  /** Largest contentful paint, relative to the same page without scripts. */
  againstItself: 1.03,
  /** The same, relative to a minimal page; kinds without a number have no such goal. */
  againstLeast: { landing: 1.25, index: 1.1, article: 1.1 },
  /** Milliseconds for which the main thread is blocked, in the worst run. */
  blocked: 0,
  /** Lighthouse's four scores in the worst run, of a page that search engines may index. */
  score: 100,
}

/**
 * @param {Budget} budget
 * @param {number} articles
 * @param {number} [minutes] to read the page
 * @returns {number} bytes
 */
export function limitOf({ most, further = 0, perMinute = 0 }, articles, minutes = 0) {
  return most + further * Math.max(0, articles - 17) + perMinute * Math.max(0, minutes - 15)
}

/**
 * The kind of a page by its address.
 * @param {string} path
 * @returns {keyof typeof pageBudgets}
 */
export function kindOf(path) {
  const kind = path.startsWith('/blog/') ? 'article' : kinds[path]
  if (!kind) throw new Error(`${path} has no budget. Give its kind one in tests/bench/budgets.mjs.`)
  return kind
}

const kinds = {
  '/': 'landing',
  '/blog': 'index',
  '/checkout/success': 'signUp',
  '/checkout/cancel': 'cancelled',
  '/transparency': 'statement',
  '/404': 'notFound',
}
