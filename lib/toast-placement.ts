/** All in CSS pixels from the top left of the window. */
type Box = { top: number; bottom: number; left: number; right: number }

type Toast = { left: number; right: number; height: number }

/** Distance that a toast keeps from the edges of the window and from what it must not cover. */
export const toastMargin = 16

/**
 * The distance between the toast and the window's lower edge at which it covers nothing: as low as possible. If there
 * is no such place it covers the least important group, and in the end stays at the lower edge.
 * @param groups what not to cover, the most important first
 */
export function toastBottom(toast: Toast, windowHeight: number, groups: readonly (readonly Box[])[]): number {
  for (let kept = groups.length; kept > 0; kept -= 1) {
    const bottom = freePlace(toast, windowHeight, groups.slice(0, kept).flat())
    if (bottom !== undefined) return bottom
  }
  return toastMargin
}

function freePlace(toast: Toast, windowHeight: number, obstacles: readonly Box[]): number | undefined {
  const inTheWay = obstacles
    .filter(({ left, right }) => left < toast.right && right > toast.left)
    .filter(({ bottom }) => bottom > 0)
    .sort((a, b) => b.bottom - a.bottom)

  let lowest = windowHeight - toastMargin
  for (const obstacle of inTheWay) {
    const isClear =
      obstacle.bottom + toastMargin <= lowest - toast.height || obstacle.top - toastMargin >= lowest
    if (!isClear) lowest = obstacle.top - toastMargin
  }
  return lowest - toast.height >= 0 ? windowHeight - lowest : undefined
}
