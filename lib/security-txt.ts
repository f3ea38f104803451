import { addDays } from './dates'

type SecurityFacts = { siteUrl: string; contactUrl: string; builtOn: string }

/**
 * Where to report a weakness: https://www.rfc-editor.org/rfc/rfc9116
 * @param facts.contactUrl an `https:` or `mailto:` address
 * @param facts.builtOn ISO day. The file expires about eleven months later; the RFC advises less than a year.
 */
export function securityTxt({ siteUrl, contactUrl, builtOn }: SecurityFacts): string {
  // Counted from the first of the month, so that builds of the same month are identical.
  const expires = addDays(builtOn.replace(/\d\d$/, '01'), 360)
  return [
    `Contact: ${contactUrl}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
