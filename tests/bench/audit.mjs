import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // For the temporary, self-signed certificate.
  '--ignore-certificate-errors',
]
/** All categories of Lighthouse. */
export const everything = ['performance', 'accessibility', 'best-practices', 'seo']

// On a busy machine the trace of a page load is sometimes lost; Lighthouse then asks for another run.
const tries = 3

/**
 * Runs Lighthouse on one page as for a first-time visitor with a phone: mobile, simulated slow 4G and a slow CPU, in a
 * new Chromium.
 * @param {string} url
 * @param {string} chromium path of the executable
 * @param {string[]} categories
 * @returns times in milliseconds, bytes including headers, and the failed audits
 * @throws if the page cannot be measured
 */
export async function audit(url, chromium, categories) {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await auditOnce(url, chromium, categories)
    } catch (error) {
      if (left === 0) throw new Error(`${url}: ${error.message}`)
    }
  }
}

async function auditOnce(url, chromium, categories) {
  const browser = await chromeLauncher.launch({
    chromePath: chromium,
    chromeFlags: flags,
    logLevel: 'silent',
  })
  try {
    const settings = { port: browser.port, logLevel: 'silent', onlyCategories: categories }
    const { lhr } = await lighthouse(url, settings)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return {
      figures: figuresOf(lhr),
      failed: failedAudits(lhr),
      lighthouse: lhr.lighthouseVersion,
      chromium: /Chrome\/([\d.]+)/.exec(lhr.environment.hostUserAgent)?.[1],
      machineSpeed: lhr.environment.benchmarkIndex,
    }
  } finally {
    browser.kill()
  }
}

function figuresOf({ audits, categories: scores }) {
  const value = (id) => audits[id]?.numericValue ?? 0
  const score = (id) => Math.round((scores[id]?.score ?? 0) * 100)
  const requests = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    search: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    bytes: requests.reduce((total, { transferSize }) => total + transferSize, 0),
    requests: requests.length,
  }
}

/** The audits that keep a score below 100. */
function failedAudits({ audits, categories: scores }) {
  const counted = Object.values(scores).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return counted.map(({ id }) => id).filter((id) => audits[id].score !== null && audits[id].score < 0.99)
}
