/** An exchange: give up one parcel and take another, before the days run out. */

import { exchangeDays } from '../../../calculators/exchange'
import { box, corners } from '../../geometry'
import { lettering } from '../../lettering'
import { deal, plotGround } from '../../survey'
import { boxesPath, path } from '../../svg'
import { boxes, landscape, plot } from './plot'

const { identify, close } = exchangeDays

/** The clock of a section 1031 exchange: some days to name the new parcel, some more to own it. */
const start = 34
const end = 286
const dayAt = (day: number) => start + ((end - start) * day) / close

export const taxStrategies = plot(landscape, (size) => {
  const days = Array.from({ length: 13 }, (_, index) => index * 15)
  return [
    plotGround('tax 2', size),
    path('lot-owned', boxesPath(boxes([202, 36, 84, 124], [202, 98, 42, 62], [244, 98, 42, 62]))),
    deal(corners(box(34, 36, 84, 124)), 7),
    path('dashed', 'M118 70Q160 22 199 66M202 126Q160 174 121 130'),
    path('solid', 'M202 71l-13-3 9.5-9zM118 125l13 3-9.5 9z'),
    path('mark', `M${start} 196H${end}`),
    path('hair', days.map((day) => `M${dayAt(day)} 196v5`).join('')),
    path('leader', [0, identify, close].map((day) => `M${dayAt(day)} 190v12`).join('')),
    lettering(String(identify), [dayAt(identify), 213], { anchor: 'middle', size: 10, halo: 'halo-sheet' }),
    lettering(String(close), [dayAt(close), 213], { anchor: 'end', size: 10, halo: 'halo-sheet' }),
  ]
})
