/**
 * What a build exports under an address with a part of its own, for `generateStaticParams`. While somebody writes, there is
 * nothing: every page is made when it is asked for, and of several at once `next dev` would write the lists into one file
 * on top of each other, after which all pages fail until it is started anew.
 * https://github.com/vercel/next.js/issues/96259
 */
export function exportedParams<Params>(list: () => Params[]): Params[] {
  return process.env.NODE_ENV === 'development' ? [] : list()
}
