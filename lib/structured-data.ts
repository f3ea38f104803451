/**
 * What the pages say, in the words of schema.org (https://schema.org/docs/full.html). Besides the day on which an
 * article last changed, nothing is stated here that a reader of the page is not told, and there are no ratings, because
 * there are none.
 */

import 'server-only'
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  SoftwareApplication,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts'
import type { Article } from './articles'
import { dollars } from './calculators/numbers'
import type { Environment } from './env'
import { landing } from './landing'
import { landingOffers } from './offers'
import { statedMinutes } from './reading-time'
import { routes } from './routes'
import { sharePicturePath } from './share-pictures'
import { demo, pageNames, product } from './site'

type Site = Pick<Environment, 'siteUrl'>

type LandingFacts = Site & Pick<Environment, 'social' | 'demoVideoUrl' | 'demoVideoDate' | 'localFirebase'>

export function landingData(settings: LandingFacts): Graph {
  const { siteUrl, social, demoVideoUrl, demoVideoDate, localFirebase } = settings
  const realVideo = demoVideoDate && !localFirebase
  return graph([
    organization({ siteUrl, social }),
    website({ siteUrl }),
    application({ siteUrl }),
    faqPage({ siteUrl }),
    ...(realVideo ? [demoVideo({ siteUrl }, demoVideoUrl, demoVideoDate)] : []),
  ])
}

export function blogData({ siteUrl }: Site, articles: readonly Article[]): Graph {
  const blog: Blog = {
    '@type': 'Blog',
    '@id': blogId(siteUrl),
    name: pageNames.blog,
    url: `${siteUrl}${routes.blog}`,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(siteUrl) },
    blogPost: articles.map(({ path, title, date }) => ({
      '@type': 'BlogPosting',
      '@id': `${siteUrl}${path}#article`,
      headline: title,
      url: `${siteUrl}${path}`,
      datePublished: date,
    })),
  }
  return graph([organization({ siteUrl }), blog])
}

/** @param modified ISO day on which the article last changed */
export function articleData({ siteUrl }: Site, article: Article, modified: string): Graph {
  const url = `${siteUrl}${article.path}`
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    image: sharePictureUrl(siteUrl, article.slug),
    datePublished: article.date,
    dateModified: modified,
    author: { '@type': 'Organization', name: product.team, url: `${siteUrl}/` },
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: url,
    isPartOf: { '@id': blogId(siteUrl) },
    inLanguage: 'en-US',
    timeRequired: `PT${statedMinutes(article.readTime)}M`,
  }
  const trail = [
    { name: product.name, url: `${siteUrl}/` },
    { name: pageNames.blog, url: `${siteUrl}${routes.blog}` },
    { name: article.title, url },
  ]
  return graph([organization({ siteUrl }), posting, breadcrumbs(trail)])
}

function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

function organization({ siteUrl, social = [] }: Site & Partial<Pick<Environment, 'social'>>): Organization {
  const profiles = social.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: product.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function website({ siteUrl }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: product.name,
    url: `${siteUrl}/`,
    description: product.tagline,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(siteUrl) },
  }
}

function application({ siteUrl }: Site): SoftwareApplication {
  const { monthly, lifetime } = landingOffers
  const { pricing } = landing
  const common = {
    '@type': 'Offer',
    url: `${siteUrl}${routes.pricing}`,
    priceCurrency: 'USD',
    availability: 'https://schema.org/PreSale',
    seller: { '@id': organizationId(siteUrl) },
  } as const
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/#application`,
    name: product.name,
    description: product.tagline,
    url: `${siteUrl}/`,
    image: sharePictureUrl(siteUrl, 'site'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    publisher: { '@id': organizationId(siteUrl) },
    offers: [
      {
        ...common,
        name: pricing.monthly.name,
        description: `${dollars(monthly.price)} a ${monthly.period}. ${pricing.monthly.terms}`,
        price: monthly.price,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: monthly.price,
          priceCurrency: 'USD',
          // A month, in the unit codes of UN/CEFACT.
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
      },
      {
        ...common,
        name: pricing.lifetime.name,
        description: `${dollars(lifetime.price)} ${pricing.lifetime.per}. ${pricing.lifetime.terms}`,
        price: lifetime.price,
      },
    ],
  }
}

function faqPage({ siteUrl }: Site): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}${routes.faq}`,
    mainEntity: landing.faq.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** @param uploadDate ISO day */
function demoVideo({ siteUrl }: Site, embedUrl: string, uploadDate: string): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': `${siteUrl}${routes.walkthrough}`,
    name: landing.walkthrough.heading,
    description: `The ${demo.minutes}-minute demo of ${product.name}.`,
    thumbnailUrl: sharePictureUrl(siteUrl, 'site'),
    embedUrl,
    uploadDate,
  }
}

function breadcrumbs(trail: readonly { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

function organizationId(siteUrl: string) {
  return `${siteUrl}/#organization`
}

function blogId(siteUrl: string) {
  return `${siteUrl}${routes.blog}#blog`
}

function sharePictureUrl(siteUrl: string, name: string) {
  return siteUrl + sharePicturePath(name)
}
