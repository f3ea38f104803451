import { markPaths, markSize } from '@/lib/drawing/mark'
import { routes } from '@/lib/routes'
import { product } from '@/lib/site'
import './brand.css'

/** The mark with the product's name, linked to the landing page. */
export function Brand() {
  const { width, height } = markSize
  return (
    <a className="brand" href={routes.home}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path className="brand-wire" d={markPaths.wires} />
        <path className="brand-post" d={markPaths.posts} />
        <path className="brand-flag" d={markPaths.flag} />
      </svg>
      <span>{product.name}</span>
    </a>
  )
}
