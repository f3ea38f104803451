/**
 * Whether a host of an address, as `URL` spells it, can be one of the web: letters, digits and hyphens between single
 * dots, with an ending that is no number. `URL` itself takes a comma and two dots in a row, too.
 */
export function isWebHost(hostname: string): boolean {
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname)
}
