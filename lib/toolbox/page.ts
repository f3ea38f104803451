/** US Letter, portrait. All lengths of the toolbox are in points: 72 to the inch, y grows down. */
export const page = {
  width: 612,
  height: 792,
  /** The double frame, far enough from the edge for the margins of an office printer. */
  outerFrame: 25,
  innerFrame: 30.5,
  left: 46,
  right: 566,
  contentTop: 143,
  /** The lowest point a template may use; the footer stands below. */
  contentBottom: 735,
} as const

export const contentWidth = page.right - page.left

/** 7 mm, which a pen needs. */
export const writingHeight = 20

/** Where words stand in the width they have. */
export type Align = 'left' | 'center' | 'right'

export type Area = { x: number; y: number; width: number; height: number }
