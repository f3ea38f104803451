/** `localhost`, `*.localhost`, 127.0.0.0/8 and ::1: this computer. */
export function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[?::1\]?$/.test(hostname)
}

/** Private, link-local and unspecified IPv4 addresses, and every IPv6 address: no public site is reached by one. */
const localAddress = /^(?:0|10|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}$|:/

/** Names without a dot, and endings that no public name has. */
const localName = /^[^.]+$|\.(?:local|lan|test|invalid|internal|home\.arpa)$/

/** This computer or its network: nothing that others reach over the internet. */
export function isLocal(hostname: string): boolean {
  return isLoopback(hostname) || localAddress.test(hostname) || localName.test(hostname)
}

/**
 * Whether a host, as `URL` spells it, can be one of the public web: letters, digits and hyphens between single dots,
 * and an ending that is not a number. `URL` also accepts a comma and two dots in a row.
 */
export function isWebHost(hostname: string): boolean {
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname)
}

/** Host of the email address in a `mailto:` link; `undefined` where there is none. */
export function mailtoHost(link: string): string | undefined {
  return /^mailto:[^\s@?]+@([^\s@?]+)(?:\?\S*)?$/i.exec(link)?.[1]
}
