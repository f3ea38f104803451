import { z } from 'zod'
import { curlQuotes } from './build/articles/curly-quotes.mjs'
import { isRealDay } from './dates'
import { disclaimers } from './disclaimers'
import { tolerance, wordsPerMinute } from './reading-time'

export const topics = {
  start: 'Start here',
  markets: 'Markets',
  deals: 'Finding deals',
  financing: 'Structure and money',
  rules: 'Law and tax',
  growth: 'Scale',
} as const

export type Topic = keyof typeof topics

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as [Key, ...Key[]]

/** In characters: the longest title that may fit the width at which search engines cut titles. */
const longestTitle = 70

/** In characters: how much search engines show of a description, and the least that describes an article. */
const longestSentence = 160
const shortestExcerpt = 40

/** Text on one line, not blank and without spaces at its ends. */
const line = (max: number, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S(.*\S)?$/)
    .refine(isPrintable)
    .transform(curlQuotes)

/**
 * The front matter of an article. `content/README.md` prints the descriptions; the content check quotes `allowed` when
 * a value does not fit.
 */
export const articleSchema = z.strictObject({
  id: z
    .int()
    .min(1)
    .describe(
      'A whole number, one higher than that of any published article. Articles are listed in this order.',
    )
    .meta({ allowed: 'a whole number from 1 without quotation marks' }),
  title: line(longestTitle)
    .describe(`The headline, at most ${longestTitle} characters.`)
    .meta({ allowed: `text of 1 to ${longestTitle} characters on one line, in quotation marks` }),
  subtitle: line(longestSentence)
    .describe(`One sentence under the headline, at most ${longestSentence} characters.`)
    .meta({ allowed: `text of 1 to ${longestSentence} characters on one line, in quotation marks` }),
  excerpt: line(longestSentence, shortestExcerpt)
    .describe(
      `What the card on the blog page and search engines show, in ${shortestExcerpt} to ${longestSentence} characters.`,
    )
    .meta({
      allowed: `text of ${shortestExcerpt} to ${longestSentence} characters on one line, in quotation marks`,
    }),
  topic: z
    .enum(keysOf(topics))
    .describe(`Where readers look for it: ${Object.keys(topics).join(', ')}.`)
    .meta({ allowed: `one of ${Object.keys(topics).join(', ')}`, values: Object.keys(topics) }),
  date: z
    .string()
    .refine(isRealDay)
    .describe('The day it is published, as year-month-day: 2025-08-28. A future date does not hold it back.')
    .meta({ allowed: 'a day that exists, as year-month-day, such as 2025-08-28' }),
  readTime: z
    .string()
    .regex(/^[1-9]\d? min$/)
    .describe(
      `Minutes to read, such as \`8 min\`. The words divided by ${wordsPerMinute}, rounded or within ${tolerance * 100}%.`,
    )
    .meta({ allowed: 'whole minutes from 1 to 99, such as 8 min' }),
  featured: z
    .boolean()
    .optional()
    .describe('`true` on the one article that opens the blog page; leave the line out elsewhere.')
    .meta({ allowed: 'true without quotation marks, or no such line' }),
  draft: z
    .boolean()
    .optional()
    .describe('`true` while you write: the article shows in `npm run dev` and nowhere else.')
    .meta({ allowed: 'true without quotation marks while you write, or no such line' }),
  disclaimers: z
    .array(z.enum(keysOf(disclaimers)))
    .refine((kinds) => new Set(kinds).size === kinds.length)
    .optional()
    .describe(`Extra disclaimers at the end, as a list: ${Object.keys(disclaimers).join(', ')}.`)
    .meta({
      allowed: `a list of ${Object.keys(disclaimers).join(', ')}, each once, such as [legal, examples]`,
      values: Object.keys(disclaimers),
    }),
})

export type ArticleFields = z.infer<typeof articleSchema>

/** XML, as of the feed, allows no control characters and no lone surrogates. */
function isPrintable(words: string): boolean {
  return !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(words)
}
