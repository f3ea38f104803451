import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The source text of the site's stylesheets. */
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replace(/@import[^;]*;/g, '')),
)

/**
 * Selectors in the site's stylesheets that match something on a page that has no rule with them. Compares selectors only:
 * a screen rule hides that the print rule with the same selector is missing.
 */
export function missingRules(page: Page): Promise<string[]> {
  return page.evaluate((sheets) => {
    /** The parts between commas outside brackets. */
    const split = (list: string) => {
      const parts: string[] = []
      let part = ''
      let depth = 0
      for (const sign of `${list},`) {
        if ('(['.includes(sign)) depth++
        if (')]'.includes(sign)) depth--
        if (sign === ',' && depth === 0) {
          parts.push(part.trim())
          part = ''
        } else part += sign
      }
      return parts
    }
    /** One selector for each alternative in `:is` and `:where`. */
    const choices = (selector: string): string[] => {
      const group = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/.exec(selector)
      if (!group) return [selector]
      const [all, list = ''] = group
      return split(list).flatMap((part) => choices(selector.replace(all, () => part)))
    }
    const selectorsOf = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return split(rule.selectorText).flatMap(choices)
        return 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []
      })
    const present = new Set(
      [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
        selectorsOf(cssRules),
      ),
    )
    const isMatched = (selector: string) => {
      const element = selector.replace(/::[\w-]+(\([^)]*\))?|:(hover|active|focus[\w-]*)/g, '')
      return document.querySelector(element || '*') !== null
    }
    const wanted = sheets.flatMap((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return selectorsOf(sheet.cssRules)
    })
    return [...new Set(wanted)].filter((selector) => !present.has(selector) && isMatched(selector))
  }, sources)
}
