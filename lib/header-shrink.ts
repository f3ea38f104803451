import { behaviour } from './site'

/** Whether the header is shrunk at this scroll position (CSS pixels): strictly past the threshold, so 20 is not. */
export function isHeaderShrunk(scrollY: number): boolean {
  return scrollY > behaviour.headerShrinksPast
}
