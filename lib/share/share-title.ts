import { openDisplayFace } from './display-face'

/** A title set in lines of the display face, because the renderer cannot be asked how wide text is. Sizes in pixels. */
type TitleSetting = { size: number; lines: string[] }

type Room = { width: number; height: number }

export const titleLeading = 1.04
/** Between letters, in em. */
export const titleTracking = -0.01

/** Largest first. A preview card in a chat is 300 px wide, a quarter of the picture, so the smallest is 15 px there. */
const smallest = 60
const sizes = [84, 76, 70, 64, smallest]

/** The largest size at which a title fits, in as few lines as possible and in lines as even as possible. */
export function setTitle(title: string, room: Room): TitleSetting {
  const words = title.split(' ')
  const fits = (size: number) => {
    const lines = breakLines(words, room.width / size)
    const wide = lines.some((line) => widthOf(line) * size > room.width)
    return !wide && lines.length * size * titleLeading <= room.height
  }
  const size = sizes.find(fits) ?? smallest
  return { size, lines: evenLines(words, room.width / size) }
}

/** The narrowest lines that do not need more lines than the full width does. */
function evenLines(words: readonly string[], width: number): string[] {
  const fewest = breakLines(words, width)
  const step = 0.25
  let best = fewest
  for (let narrower = width - step; narrower > width / 2; narrower -= step) {
    const lines = breakLines(words, narrower)
    if (lines.length > fewest.length) break
    best = lines
  }
  return best
}

/** @param width in em */
function breakLines(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Width in em of the display face. */
function widthOf(text: string): number {
  const face = openDisplayFace()
  return face.layout(text).advanceWidth / face.unitsPerEm + titleTracking * text.length
}
