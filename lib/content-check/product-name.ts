import { slugOf } from '../slug'

/** Whether words hold a product's name, however its letters are written. */
export function holdsName(words: string, name: string): boolean {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // In small letters it is a word of the land: trees and weeds along a fence.
  return Array.from(words.matchAll(new RegExp(letters, 'gi'))).some(([written]) => /^\p{Lu}/u.test(written))
}

/** Whether a host, as `URL` spells it, is called as a product is: addresses have letters, digits and hyphens only. */
export function isHostOf(host: string, name: string): boolean {
  const [, label] = /^(?:www\.)?([^.]+)\.[a-z]+$/i.exec(host) ?? []
  const slug = slugOf(name)
  return label !== undefined && [slug, slug.replaceAll('-', '')].includes(label.toLowerCase())
}
