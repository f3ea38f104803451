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
 * How long browsers and CDNs may keep a file: for good where the name changes with the content, else ask each time.
 * @param {string} pathname
 */
export function cacheControl(pathname) {
  return immutablePaths.some((start) => pathname.startsWith(start))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

/** Folders whose file names carry a hash of their content. */
export const immutablePaths = /** @type {const} */ (['/_next/static/', '/art/', '/figures/'])

const rulesForAll = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
]
