/** Marks of a printed sheet's collar: which way north is, how long a mile is, and a seal. */

import { box, type Point } from '../geometry'
import { lettering } from '../lettering'
import { markPaths } from '../mark'
import { scene } from '../scene'
import { boxesPath, circlePath, group, path } from '../svg'

/** True, grid and magnetic north, with the angles between them. */
export const norths = scene({ width: 130, height: 210 }, () => [
  path('mark', 'M40 200V30M40 200L69 44M40 200L27 62M40 118a82 82 0 0 1 14.6 1.3M40 150a50 50 0 0 0-9 .8'),
  path('solid', 'M40 6l3.4 9.2 9.8.4-7.7 6 2.7 9.4-8.2-5.5-8.2 5.5 2.7-9.4-7.7-6 9.8-.4zM69 44l-7 13 9 1.6z'),
  lettering('MN', [77, 40]),
  lettering('GN', [23, 54], { anchor: 'end' }),
  lettering('8°', [62, 112]),
  lettering('1°', [26, 144], { anchor: 'end' }),
])

/** A mile in quarters, for dark ground. */
export const scaleBar = scene({ width: 330, height: 40 }, () => {
  const quarters = ['0', '1/4', '1/2', '3/4', '1 MILE']
  return [
    path('night-solid', boxesPath([box(1, 10, 70, 8), box(141, 10, 70, 8)])),
    path('night-line', 'M1 10h280v8H1z'),
    ...quarters.map((text, index) =>
      lettering(text, [(index === 0 ? 2 : 1) + index * 70, 31], {
        ink: 'letter-night',
        anchor: index === 0 || index === 4 ? 'start' : 'middle',
      }),
    ),
  ]
})

/** The seal under the founders' statement: the mark inside a ring of words. */
export const foundersSeal = scene({ width: 140, height: 140 }, () => {
  const words = 'FOUNDERS · SIGNED · FOUNDERS · SIGNED · '
  const middle: Point = [70, 70]
  const step = 360 / words.length
  const ring = [...words].map((letter, index) => {
    const angle = index * step - 90
    const radians = (angle * Math.PI) / 180
    const place: Point = [70 + 50.5 * Math.cos(radians), 70 + 50.5 * Math.sin(radians)]
    return letter === ' ' ? '' : lettering(letter, place, { size: 7.5, anchor: 'middle', angle: angle + 90 })
  })
  const mark = path('seal-wire', markPaths.wires) + path('solid', markPaths.posts + markPaths.flag)
  return [
    path('seal-rim', circlePath(middle, 66)),
    path('hair', circlePath(middle, 61) + circlePath(middle, 40)),
    ...ring,
    group(mark, 'transform="translate(43 46)scale(1.5)"'),
  ]
})
