/** A drawing and the sheet it stands on, as one value, so that no size is paired with another scene. */
import type { Size } from './geometry'
import { drawing, type Frame } from './svg'

/** Width and height are CSS pixels at scale 1; `render` returns the inline `<svg>`, the same every time. */
export type Drawing = Size & { render(): string }

/** @param content what stands on a sheet of this size */
export function scene(frame: Frame, content: (size: Size) => readonly string[]): Drawing {
  const size = { width: frame.width, height: frame.height }
  return { ...size, render: () => drawing(frame, content(size)) }
}
