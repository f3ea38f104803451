import type { Environment } from './env'
import { articlePath, beginnersGuideSlug, routes } from './routes'
import { product } from './site'

/** A link of the header or the footer. Without `href` its address is not configured yet and it is shown as text. */
type NavigationLink = { label: string; href: string | undefined }

type NavigationGroup = { heading: string; links: NavigationLink[] }

export const headerLinks = [
  { label: 'Features', href: routes.features },
  { label: 'Demo', href: routes.walkthrough },
  { label: 'Why Different', href: routes.whatsDifferent },
  { label: 'Blog', href: routes.blog },
  { label: 'FAQ', href: routes.faq },
] as const satisfies NavigationLink[]

/** In the order of the footer. An address that the settings lack leaves its link without `href`. */
export function footerGroups(
  settings: Pick<Environment, 'caseStudiesUrl' | 'supportUrl' | 'contactUrl'>,
): NavigationGroup[] {
  return [
    {
      heading: 'Platform',
      links: [
        { label: 'Features', href: routes.features },
        { label: `Why ${product.name}`, href: routes.whatsDifferent },
        { label: 'Pricing', href: routes.pricing },
      ],
    },
    {
      heading: 'Resources',
      links: [
        { label: 'Blog', href: routes.blog },
        { label: 'Land Investing 101', href: articlePath(beginnersGuideSlug) },
        { label: 'Case Studies', href: settings.caseStudiesUrl },
      ],
    },
    {
      heading: 'Help',
      links: [
        { label: 'FAQ', href: routes.faq },
        { label: 'Support', href: settings.supportUrl },
        { label: 'Contact', href: settings.contactUrl },
      ],
    },
  ]
}
