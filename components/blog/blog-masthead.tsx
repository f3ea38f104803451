import { InlineDrawing } from '@/components/art/inline-drawing'
import { blogDescription, pageNames } from '@/lib/site'
import './blog-masthead.css'

type BlogMastheadProps = { articles: number }

export function BlogMasthead({ articles }: BlogMastheadProps) {
  return (
    <div className="blog-masthead">
      <InlineDrawing className="blog-masthead-terrain" name="blog-terrain" />
      <div className="column">
        <p className="map-label" aria-hidden="true">
          Index to {articles} sheets
        </p>
        <h1>{pageNames.blog}</h1>
        <p className="blog-intro">{blogDescription}</p>
      </div>
    </div>
  )
}
