/** Day (ISO) after which `/.well-known/security.txt` is not to be trusted; RFC 9116 advises less than a year. A test says when to move it. */
export const securityTxtExpires = '2027-11-01'

type SecurityFacts = { siteUrl: string; contactUrl: string }

/**
 * Where to report a weakness: https://www.rfc-editor.org/rfc/rfc9116
 * @param facts.contactUrl an `https:` or `mailto:` address
 */
export function securityTxt({ siteUrl, contactUrl }: SecurityFacts): string {
  return [
    `Contact: ${contactUrl}`,
    `Expires: ${securityTxtExpires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
