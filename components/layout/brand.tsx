import { routes } from '@/lib/routes'
import { product } from '@/lib/site'
import './brand.css'

/** The mark (two fence posts and a flag on a wire) with the product's name, linked to the landing page. */
export function Brand() {
  return (
    <a className="brand" href={routes.home}>
      <svg viewBox="0 0 36 32" width="36" height="32" aria-hidden="true" focusable="false">
        <path className="brand-wire" d="M1 16.5Q9 19 18 16.5T35 16.5M1 23.5Q9 26 18 23.5T35 23.5" />
        <path
          className="brand-post"
          d="M4 12.5l2.5-3 2.5 3V30H4zM27 12.5l2.5-3 2.5 3V30H27zM16.5 3h3v27h-3z"
        />
        <path className="brand-flag" d="M19.5 2.5H31l-3.2 3.8L31 10H19.5z" />
      </svg>
      <span>{product.name}</span>
    </a>
  )
}
