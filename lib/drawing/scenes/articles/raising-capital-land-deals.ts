/** What carries the surface: layers of money under a deal, first lien deepest, and the pier that reaches it. */

import { smooth } from '../../curve'
import { box, type Line, type Point } from '../../geometry'
import { hatch } from '../../hatch'
import { createRandom } from '../../random'
import { sheet } from '../../survey'
import { boxesPath, boxPath, circlePath, closedPath, path } from '../../svg'
import { plot, portrait } from './plot'

/** The surface, and each layer's lower edge under it. */
function edge(depth: number, calm: number): Line {
  return Array.from({ length: 36 }, (_, index): Point => {
    const x = -10 + index * 10
    const hill = 42 * Math.exp(-(((x - 204) / 74) ** 2)) + 5 * Math.sin(x / 34)
    return [x, 196 + depth - hill * calm]
  })
}

function layer(upper: Line, lower: Line): Line {
  return [...upper, ...lower.toReversed()]
}

export const raisingCapitalLandDeals = plot(portrait, (size) => {
  const random = createRandom('capital 2')
  const [surface, equity, partners, debt] = [edge(0, 1), edge(54, 0.85), edge(122, 0.6), edge(204, 0.35)]
  const bedrock = Array.from({ length: 46 }, () =>
    circlePath([random.between(4, 316), random.between(416, 448)], 1.2),
  )
  const seams = Array.from({ length: 26 }, (_, index) => {
    const y = 336 + (index % 4) * 16
    const x = (Math.floor(index / 4) * 52 + (index % 2) * 26) % 330
    return `M${x} ${y}h18`
  })
  return [
    sheet('paper', size),
    path('meadow', closedPath(layer(surface, equity))),
    path('card', closedPath(layer(equity, debt))),
    path('hatch-brown', hatch(layer(equity, partners), 5, -1)),
    path('hair', seams.join('')),
    path(
      'lot',
      [surface, equity, partners, debt]
        .map((line) =>
          smooth(
            line.filter((_, index) => index % 5 === 0),
            1,
          ),
        )
        .join(''),
    ),
    path('solid', bedrock.join('')),
    path('lot-deal', boxesPath([box(199, 146, 10, 262)])),
    path(
      'hatch-ink',
      hatch(
        [
          [199, 146],
          [209, 146],
          [209, 408],
          [199, 408],
        ],
        6,
      ),
    ),
    path('lot-deal', boxesPath([box(184, 402, 40, 18)])),
    path('solid', `${boxPath(box(190, 126, 28, 20))}M184 128l20-16 20 16z`),
  ]
})
