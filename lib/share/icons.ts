import 'server-only'
import { markShapes, markSize } from '../drawing/mark'
import { num } from '../drawing/svg'
import { readHexColours } from '../palette'

/** An icon file: the brand mark on a spruce tile. `size` is both sides in pixels. */
type Icon = {
  file: string
  size: number
  /** Width of the mark as a share of the tile. Platforms crop a maskable icon to a circle of 0.8. */
  markWidth: number
  purpose: 'any' | 'maskable' | 'touch'
}

export const pngIcons: readonly Icon[] = [
  { file: '192.png', size: 192, markWidth: 0.76, purpose: 'any' },
  { file: '512.png', size: 512, markWidth: 0.76, purpose: 'any' },
  { file: 'maskable-192.png', size: 192, markWidth: 0.54, purpose: 'maskable' },
  { file: 'maskable-512.png', size: 512, markWidth: 0.54, purpose: 'maskable' },
  { file: 'apple-touch.png', size: 180, markWidth: 0.66, purpose: 'touch' },
]

/** The icon of a browser tab, as a drawing of a size in pixels and as the sizes of `favicon.ico`. */
export const tabIcon = { file: 'mark.svg', size: 32, markWidth: 1, icoSizes: [16, 32, 48] }

/** The address of an icon file on this site. */
export const iconPath = (file: string) => `/icons/${file}`

export const appleTouchIcon = iconPath('apple-touch.png')

/** The mark on its tile, at a size in pixels. */
export function iconSvg(size: number, markWidth: number): string {
  const { spruce, sheet, flag } = readHexColours()
  const scale = (size * markWidth) / markSize.width
  const x = (size - markSize.width * scale) / 2
  const y = (size - markSize.height * scale) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<path fill="${spruce}" d="M0 0h${size}v${size}H0z"/>`,
    `<g transform="translate(${num(x, 3)} ${num(y, 3)}) scale(${num(scale, 3)})">`,
    markShapes({ line: sheet, flag }),
    '</g></svg>',
  ].join('')
}

/**
 * An `.ico` file of PNG pictures, largest side 255.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const headLength = 6
  const entryLength = 16
  const head = Buffer.alloc(headLength + entryLength * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headLength + index * entryLength
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
