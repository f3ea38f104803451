/**
 * The embed address with the parameter that makes the players of YouTube, Vimeo and Loom start at once: the reader has
 * already pressed play.
 */
export function autoplayAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}
