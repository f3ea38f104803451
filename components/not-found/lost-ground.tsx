import { TwoWidthDrawing } from '@/components/art/two-width-drawing'
import { drawingFile } from '@/lib/drawing/files'
import { articlePath, beginnersGuideSlug, routes } from '@/lib/routes'
import { pageNames } from '@/lib/site'
import { FindArticle } from './find-article'
import './lost-ground.css'

type LostGroundProps = { articles: number }

/** The map with a hole in it, the two given sentences, and the roads that lead out. */
export function LostGround({ articles }: LostGroundProps) {
  const wide = drawingFile('unsurveyed-map')
  const narrow = drawingFile('unsurveyed-map-narrow')
  const roads = [
    { href: routes.home, name: 'Home', about: 'What we offer and what it costs' },
    { href: routes.blog, name: pageNames.blog, about: `${articles} field guides` },
    {
      href: articlePath(beginnersGuideSlug),
      name: 'The Beginner’s Guide',
      about: 'Start here if land is new',
    },
    { href: routes.faq, name: 'Straight answers', about: 'Questions before you buy' },
    { href: routes.transparency, name: pageNames.transparency, about: 'Signed' },
  ]
  return (
    <>
      {/* Files, not markup, so that the words and the ways back are there first. */}
      <TwoWidthDrawing wide={wide} narrow={narrow} alt="" className="lost-map" />
      <div className="column lost-words">
        <div>
          <h1>404 Page Not Found</h1>
          <p className="lost-question">Did you forget to add the page to the router?</p>
          <p className="lost-help">
            If you followed a link to get here, the ground it points to isn’t on our map. Take one of the
            roads that are<span className="needs-scripting">, or search the articles</span>.
          </p>
          <FindArticle />
        </div>
        <nav aria-labelledby="roads-heading">
          <h2 id="roads-heading">Roads out</h2>
          <ul className="lost-roads">
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
