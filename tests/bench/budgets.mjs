/**
 * What pages may cost, in bytes on the line (brotli at its best level, no headers). `goal` is what we aim at; `most` is
 * what a test holds. Where `most` is higher, `why` says what stands in the way. `further` is what each article after
 * the first 17 may add to it, which its editor could not help.
 * @typedef {{ most: number, goal?: number, further?: number, why: string }} Budget
 */

/**
 * HTML with the rules of the first view. The first ten packets of a connection carry 14,600 bytes, of which our headers
 * take some 500 and a host's own the rest; past that the answer needs a second trip, and Lighthouse adds 20%.
 */
const oneTrip = { most: 14_000, why: 'the first ten packets of a connection, with the headers' }

const rest = {
  most: 8_400,
  why: 'one file for all pages of a kind, kept by the browser for good, with what only a live page shows',
}

const light = { most: 130_000, why: 'Next and React take 106,000, what all pages share 11,000' }

const likeArticle = { most: 60_000, why: 'lighter than the best peer measured' }

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
      why: 'cards of 17 articles stay within one trip; each further one adds 100 to 130',
    },
    rest,
    afterIntent: light,
    firstVisit: likeArticle,
  },
  article: {
    html: {
      most: 15_000,
      goal: oneTrip.most,
      why: 'the 17 articles stay within one trip; room for a longer one, whose readers wait for another',
    },
    rest,
    frame: { most: 7_500, why: 'what an article costs besides its words, so that a long one hides nothing' },
    afterIntent: light,
    firstVisit: likeArticle,
  },
  signUp: {
    html: oneTrip,
    afterIntent: {
      most: 130_700,
      why: 'what a page to read may take, and the form; Firebase comes with the press',
    },
  },
  cancelled: { html: oneTrip, afterIntent: light, firstVisit: likeArticle },
  statement: { html: oneTrip, afterIntent: light, firstVisit: likeArticle },
  notFound: {
    html: oneTrip,
    afterIntent: light,
    firstVisit: likeArticle,
    ratio: {
      most: 1.055,
      goal: 1.05,
      why: 'the lightest page: names of files, other ones in each build, make its scripts 1.045 to 1.051',
    },
  },
}

/** What holds on every page; the sign-up is live from the start, so `beforeIntent` is not asked of it. */
export const everyPage = {
  ratio: { most: 1.05, why: 'scripts may cost a page nothing that its reader would notice' },
  beforeIntent: {
    most: 1_000,
    why: 'the script in the page and the loader; a default page of Next has 118,000',
  },
  fonts: { most: 33_000, why: 'three faces, cut down to our characters and features' },
}

export const siteBudgets = {
  drawing: { most: 10_000, why: 'ours must not outweigh the words they stand beside' },
  articleDrawing: { most: 5_000, why: 'the index shows one for each article' },
  searchIndex: {
    most: 21_000,
    further: 1_500,
    why: 'a reader who searches waits for it; the words of an article add 850',
  },
  toolbox: { most: 1_000_000, why: 'thirteen pages and their fonts take 550,000' },
  firebase: { most: 44_000, why: 'the light Firestore and the parts of Auth that one form needs' },
}

/** Goals for what Lighthouse measures, medians of a run (`npm run bench`). */
export const timeGoals = {
  /** Largest contentful paint against the same page without scripts. */
  againstItself: 1.03,
  /** The same against the least page there can be; kinds without a figure have no such goal. */
  againstLeast: { landing: 1.25, index: 1.1, article: 1.1 },
  /** Milliseconds the main thread is blocked, in the worst run. */
  blocked: 0,
  /** Lighthouse's four scores in the worst run of a page that search engines may list. */
  score: 100,
}

/**
 * @param {Budget} budget
 * @param {number} articles
 * @returns {number} bytes
 */
export function limitOf({ most, further = 0 }, articles) {
  return most + further * Math.max(0, articles - 17)
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
