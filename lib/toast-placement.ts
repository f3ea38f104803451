/** All in CSS pixels from the top left of the window. */
type Box = { top: number; bottom: number; left: number; right: number }

type Toast = { left: number; right: number; height: number }

const margin = 16

/**
 * How far above the window's lower edge a toast has to stand to leave `obstacles` free: as low as possible, upwards
 * until there is room. Where the window has no such place it stands at the lower edge.
 */
export function toastBottom(toast: Toast, windowHeight: number, obstacles: readonly Box[]): number {
  const inTheWay = obstacles
    .filter(({ left, right }) => left < toast.right && right > toast.left)
    .filter(({ top, bottom }) => top < windowHeight && bottom > 0)
    .sort((a, b) => b.bottom - a.bottom)

  let lowest = windowHeight - margin
  for (const obstacle of inTheWay) {
    const isClear = obstacle.bottom + margin <= lowest - toast.height || obstacle.top - margin >= lowest
    if (!isClear) lowest = obstacle.top - margin
  }
  return lowest - toast.height >= 0 ? windowHeight - lowest : margin
}
