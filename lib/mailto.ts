/** Host of the e-mail address in a `mailto:` link; `undefined` where there is none. */
export function mailtoHost(link: string): string | undefined {
  return /^mailto:[^\s@?]+@([^\s@?]+)(?:\?\S*)?$/i.exec(link)?.[1]
}
