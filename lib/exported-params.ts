/**
 * Parameters for `generateStaticParams`: all in a build, none in development, where every page is made on request.
 * There, parallel requests would make `next dev` write the lists into the same file on top of each other, after which
 * all pages fail until it is restarted. https://github.com/vercel/next.js/issues/96259
 */
export function exportedParams<Params>(list: () => Params[]): Params[] {
  return process.env.NODE_ENV === 'development' ? [] : list()
}
