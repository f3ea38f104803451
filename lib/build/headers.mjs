/**
 * The response headers of the site: the one source for the preview server and for the files of every host.
 * @param {{ frames: string[], connect: string[], styles: string[], scripts: string[], local?: boolean }} origins
 *   `frames`: origins of the video and the newsletter form; `connect`: origins the sign-up talks to;
 *   `styles`, `scripts`: hashes of what pages carry inside them (`inline-hashes.mjs`);
 *   `local`: a build for this computer, where an upgrade to https would break the page
 * @returns {Record<string, string>}
 */
export function siteHeaders({ frames, connect, styles, scripts, local = false }) {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ frames, connect, styles, scripts, local }),
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

/** How long browsers and CDNs may keep a file: for good where the name changes with the content, else ask each time. */
export function cacheControl(pathname) {
  return immutablePaths.some((start) => pathname.startsWith(start))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

/** Folders whose file names carry a hash of their content. */
export const immutablePaths = ['/_next/static/', '/art/', '/figures/']

/** Hosts that Firebase Auth and Firestore are reached at; nothing else is ever contacted by script. */
export const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
]

/**
 * The one stylesheet that sonner puts into a page with its first toast, and the empty one that it is until its text
 * arrives. The first is constant; a test recomputes it.
 */
const toastStyles = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

function contentSecurityPolicy({ frames, connect, styles, scripts, local }) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...toastStyles, ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(local ? {} : { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
