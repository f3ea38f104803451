import { wirePath } from '../fence'
import { box } from '../geometry'
import { scene } from '../scene'
import { boxPath, path } from '../svg'

/** A gate left open, the flag on the ground. Nothing here is orange: there is nothing to do. */
export const cancelFence = scene({ width: 220, height: 84 }, () => {
  const ground = 72
  const grass = [18, 48, 78, 108, 138, 168, 198].map((x) => `M${x} ${ground}l-6 8`).join('')
  const gates = [
    [12, 60],
    [160, 208],
  ] as const
  const wires = [26, 48]
  const tape = 'M122 66l24-3c1-5-2-8 0-13-5 2-8-2-12 0s-8 1-12-1c-1 6 2 10 0 17z'
  return [
    path('mark', `M0 ${ground}H220`),
    path('hair', grass),
    path('wire', gates.flatMap(([from, to]) => wires.map((y) => wirePath(from, to, y))).join('')),
    path(
      'solid',
      gates
        .flat()
        .map((x) => boxPath(box(x - 4, 6, 8, ground - 6)))
        .join(''),
    ),
    path('stake', 'M84 70L146 63'),
    path('flag-down', tape),
  ]
})
