import { LazyDrawing } from '@/components/art/lazy-drawing'
import { pageNames } from '@/lib/site'
import './blog-masthead.css'

type BlogMastheadProps = { articles: number }

export function BlogMasthead({ articles }: BlogMastheadProps) {
  return (
    <div className="blog-masthead">
      <div className="blog-masthead-terrain">
        <LazyDrawing name="blog-terrain" />
      </div>
      <div className="column">
        <p className="map-label" aria-hidden="true">
          Index to {articles} sheets
        </p>
        <h1>{pageNames.blog}</h1>
        <p className="blog-intro">
          Field guides to finding, pricing, financing and selling vacant land. Plain words, worked numbers,
          and the risks left in.
        </p>
      </div>
    </div>
  )
}
