import { slugOf } from '../../slug'

/** Whether a text contains the product's name in any capitalisation that begins with a capital. */
export function holdsName(words: string, name: string): boolean {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // In small letters it is a word of the land: trees and weeds along a fence.
  return Array.from(words.matchAll(new RegExp(letters, 'gi'))).some(([written]) => /^\p{Lu}/u.test(written))
}

/** Whether a host, as `URL` spells it, has the product's name: hosts consist of letters, digits and hyphens only. */
export function isHostOf(host: string, name: string): boolean {
  const [, label] = /^(?:www\.)?([^.]+)\.[a-z]+$/i.exec(host) ?? []
  const slug = slugOf(name)
  return label !== undefined && [slug, slug.replaceAll('-', '')].includes(label.toLowerCase())
}
