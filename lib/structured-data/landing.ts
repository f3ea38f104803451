import 'server-only'
import type { FAQPage, Graph, SoftwareApplication, VideoObject, WebSite } from 'schema-dts'
import type { Environment } from '../env'
import { landing } from '../landing'
import { formatWholeDollars } from '../money'
import { landingOffers } from '../offers'
import { routes } from '../routes'
import { demo, product } from '../site'
import { graph, organization, organizationId, type Site, sharePictureUrl } from './site'

type LandingFacts = Site & Pick<Environment, 'social' | 'demoVideoUrl' | 'demoVideoDate' | 'localFirebase'>

/**
 * The publisher, the site, the product with its offers, and the questions. The demo video is included only if its date
 * (an ISO day) is set, and never in a local build, whose video is a stand-in.
 */
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
    image: sharePictureUrl(siteUrl, 'screen.home'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    publisher: { '@id': organizationId(siteUrl) },
    offers: [
      {
        ...common,
        name: pricing.monthly.name,
        description: `${formatWholeDollars(monthly.price)} a ${monthly.period}. ${pricing.monthly.terms}`,
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
        description: `${formatWholeDollars(lifetime.price)} ${pricing.lifetime.per}. ${pricing.lifetime.terms}`,
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
    thumbnailUrl: sharePictureUrl(siteUrl, 'screen.home'),
    embedUrl,
    uploadDate,
  }
}
