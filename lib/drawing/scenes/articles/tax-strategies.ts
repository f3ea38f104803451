/** An exchange: give up one parcel and take another, before the days run out. */

import { exchangeDays } from '@/lib/calculators/exchange'
import { box, corners } from '@/lib/drawing/geometry'
import { lettering } from '@/lib/drawing/lettering'
import { boxes, plot, wide } from '@/lib/drawing/scenes/articles/plot'
import { deal, plotGround } from '@/lib/drawing/survey'
import { boxesPath, path } from '@/lib/drawing/svg'

const { identify, close } = exchangeDays

/** The clock of a section 1031 exchange: some days to name the new parcel, some more to own it. */
const start = 26
const end = 294
const dayAt = (day: number) => start + ((end - start) * day) / close

export const taxStrategies = plot(wide, () => {
  const days = Array.from({ length: 13 }, (_, index) => index * 15)
  return [
    plotGround('tax 2', wide.width, wide.height),
    path('lot-owned', boxesPath(boxes([202, 36, 92, 124], [202, 98, 46, 62], [248, 98, 46, 62]))),
    deal(corners(box(26, 36, 92, 124)), 7),
    path('dashed', 'M118 70Q160 22 199 66M202 126Q160 174 121 130'),
    path('solid', 'M202 71l-13-3 9.5-9zM118 125l13 3-9.5 9z'),
    path('mark', `M${start} 196H${end}`),
    path('hair', days.map((day) => `M${dayAt(day)} 196v5`).join('')),
    path('leader', [0, identify, close].map((day) => `M${dayAt(day)} 190v12`).join('')),
    lettering(String(identify), [dayAt(identify), 213], { anchor: 'middle', size: 10, halo: 'halo-sheet' }),
    lettering(String(close), [dayAt(close), 213], { anchor: 'end', size: 10, halo: 'halo-sheet' }),
  ]
})
