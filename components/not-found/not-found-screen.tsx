import { TwoWidthDrawing } from '@/components/art/two-width-drawing'
import { drawingFile } from '@/lib/drawing/files'
import { articlePath, beginnersGuideSlug, routes } from '@/lib/routes'
import { pageNames } from '@/lib/site'
import { FindArticle } from './find-article'
import './not-found-screen.css'

type NotFoundScreenProps = { articles: number }

/** The drawing of unsurveyed ground, the two specified sentences, a search, and links to the main pages. */
export function NotFoundScreen({ articles }: NotFoundScreenProps) {
  const wide = drawingFile('unsurveyed-map')
  const narrow = drawingFile('unsurveyed-map-narrow')
  const roads = [
    { href: routes.home, name: 'Home', about: 'What we offer and what it costs' },
    { href: routes.blog, name: pageNames.blog, about: `${articles} field guides` },
    { href: articlePath(beginnersGuideSlug), name: 'The Beginner’s Guide', about: 'Start from zero' },
    { href: routes.faq, name: 'Straight answers', about: 'Questions before you buy' },
    { href: routes.transparency, name: pageNames.transparency, about: 'Signed' },
  ]
  return (
    <>
      {/* Loaded as files, not inlined, so that the text and the links come first. */}
      <TwoWidthDrawing wide={wide} narrow={narrow} alt="" className="not-found-map" />
      <div className="column not-found-words">
        <div>
          <h1>404 Page Not Found</h1>
          <p className="not-found-question">Did you forget to add the page to the router?</p>
          <p className="not-found-help">
            If you followed a link to get here, the ground it points to isn’t on our map. Take one of the
            roads that are<span className="needs-scripting">, or search the articles</span>.
          </p>
          <FindArticle />
        </div>
        <nav aria-labelledby="roads-heading">
          <h2 id="roads-heading">Roads out</h2>
          <ul className="not-found-roads">
            {roads.map(({ href, name, about }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                <span>{about}</span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
