/**
 * The response headers of the site, the same for every page and file and from one build to the next: the one source for
 * the preview server and for the files of every host. What a page may load and reach stands in the page
 * (../export/page-policy.mjs).
 * @param {{ local?: boolean }} [profile] `local`: a build for this computer, where an upgrade to https would break the page
 * @returns {Record<string, string>}
 */
export function siteHeaders({ local = false } = {}) {
  return {
    'Content-Security-Policy': [...rulesForAll, ...(local ? [] : ['upgrade-insecure-requests'])].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // The video host refuses frames that come without a referrer; the path and the query never leave the site.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(local ? {} : { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * Headers of a file, in addition to the site's headers or in place of some of them.
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function pathHeaders(pathname) {
  const [, headers] = hashedFolders.find(([folder]) => pathname.startsWith(folder)) ?? []
  return headers ?? { 'Cache-Control': 'public, max-age=0, must-revalidate' }
}

const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' }

// Opened by its own address, an SVG is a document of this site. The content check lets no SVG with code pass; this
// covers what it may have missed.
const drawing = {
  ...hashed,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}

/**
 * Folders whose file names contain a hash, so that browsers and CDNs may cache the files for good, with their headers.
 * @type {readonly [folder: string, headers: Record<string, string>][]}
 */
export const hashedFolders = [
  ['/_next/static/', hashed],
  ['/art/', drawing],
  ['/figures/', drawing],
]

const rulesForAll = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
]
