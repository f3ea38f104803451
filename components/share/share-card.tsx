import type { CSSProperties } from 'react'
import { drawingFile } from '@/lib/drawing/files'
import { markShapes, markSize } from '@/lib/drawing/mark'
import { filledBox, svgDataUrl } from '@/lib/drawing/svg'
import { readHexColours } from '@/lib/palette'
import { type SharePicture, sharePictureSize } from '@/lib/share/share-pictures'
import { setTitle, titleLeading, titleTracking } from '@/lib/share/share-title'
import { product } from '@/lib/site'

const frame = { margin: 22, outer: 2, gap: 8, inner: 4 }
const words = { width: 448, padding: 30, brand: 80, gap: 20 }

const inside = {
  width: sharePictureSize.width - 2 * (frame.margin + frame.outer + frame.gap + frame.inner),
  height: sharePictureSize.height - 2 * (frame.margin + frame.outer + frame.gap + frame.inner),
}
const titleRoom = { width: words.width, height: inside.height - 2 * words.padding - words.brand - words.gap }
const plate = { width: inside.width - words.width - 2 * words.padding - frame.inner, height: inside.height }

/**
 * A share picture as the renderer of `next/og` wants it: inline styles, flex boxes, sizes in pixels of the picture. It
 * is never part of a page. The map sheet of the site: a neatline, the title on the left, the drawing on the right.
 */
export function ShareCard({ title, drawing, view }: SharePicture) {
  const { sheet, ink } = readHexColours()
  const outer = `${frame.outer}px solid ${ink}`
  const inner = `${frame.inner}px solid ${ink}`
  return (
    <div
      style={{ display: 'flex', ...sharePictureSize, padding: frame.margin, background: sheet, color: ink }}
    >
      <div style={{ display: 'flex', flex: 1, padding: frame.gap, border: outer }}>
        <div style={{ display: 'flex', flex: 1, border: inner }}>
          <Words title={title} />
          <div style={{ display: 'flex', borderLeft: inner }}>
            <Plate drawing={drawing} view={view} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Words({ title }: Pick<SharePicture, 'title'>) {
  const { size, lines } = setTitle(title, titleRoom)
  const type = { fontSize: size, lineHeight: titleLeading, letterSpacing: `${titleTracking}em` }
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: words.width + 2 * words.padding,
        padding: words.padding,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', ...type }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 56 }}>
        <Mark />
        {product.name}
      </div>
    </div>
  )
}

function Mark() {
  const { ink, flag } = readHexColours()
  const size = { width: (words.brand * markSize.width) / markSize.height, height: words.brand }
  const shapes = markShapes({ line: ink, flag, edge: ink })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize.width} ${markSize.height}" width="${size.width}" height="${size.height}">${shapes}</svg>`
  return <Picture svg={svg} style={{ ...size, marginRight: 20 }} />
}

function Plate({ drawing, view }: Pick<SharePicture, 'drawing' | 'view'>) {
  return <Picture svg={filledBox(drawingFile(drawing).svg, { ...plate, view })} style={plate} />
}

type PictureProps = { svg: string; style: CSSProperties & { width: number; height: number } }

/** As a background: for an `img` the renderer would apply a mask, which takes 5 ms. */
function Picture({ svg, style }: PictureProps) {
  return <div style={{ backgroundImage: `url(${svgDataUrl(svg)})`, backgroundSize: '100% 100%', ...style }} />
}
