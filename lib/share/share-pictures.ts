import 'server-only'
import type { Article } from '../articles'
import { articleDrawing, type DrawingName } from '../drawing/catalogue'
import { landing } from '../landing'
import { pageNames } from '../site'

/** What a share picture shows. */
export type SharePicture = {
  /**
   * File name without `.png`: the slug of an article, or the name of a screen, which contains a dot, as no slug does.
   */
  name: string
  title: string
  drawing: DrawingName
  /** The part of the drawing to show, as an SVG `viewBox`; all of it when left out. */
  view?: string
}

/** Width and height in pixels; what every large network shows without cropping. */
export const sharePictureSize = { width: 1200, height: 630 }

/** @param name as in `SharePicture` */
export function sharePicturePath(name: string): string {
  return `/og/${name}.png`
}

/** One for each screen; the checkout screens share the landing page's. */
const screenPictures: readonly SharePicture[] = [
  {
    name: 'screen.home',
    // "Hustle land," stays on one line, as in the heading itself.
    title: `${landing.hero.heading[0].replaceAll(' ', '\u00a0')} ${landing.hero.heading[1]}`,
    drawing: 'hero-map',
    view: '600 16 440 398',
  },
  { name: 'screen.blog', title: pageNames.blog, drawing: 'guide-plate', view: '150 130 460 416' },
  { name: 'screen.transparency', title: pageNames.transparency, drawing: 'founder-hill' },
]

/** One picture for each article and one for each screen. */
export function listSharePictures(articles: readonly Article[]): SharePicture[] {
  return [
    ...screenPictures,
    ...articles.map(({ slug, title }) => ({ name: slug, title, drawing: articleDrawing(slug) })),
  ]
}

/**
 * The words on a picture, which are its text for people who do not see it. Those on a screen's may differ from the title
 * of the page; on an article's they are that title.
 */
export function wordsOnPicture(name: string, pageTitle: string): string {
  const screen = screenPictures.find((picture) => picture.name === name)
  return screen?.title.replaceAll('\u00a0', ' ') ?? pageTitle
}
