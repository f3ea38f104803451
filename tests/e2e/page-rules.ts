import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The site's stylesheets as they are written. */
const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replace(/@import[^;]*;/g, '')),
)

/**
 * Selectors of the site's stylesheets that something on a page answers to, though no rule of the page has them. Goes by the
 * selector alone: a rule for the screen hides that one for paper is missing.
 */
export function missingRules(page: Page): Promise<string[]> {
  return page.evaluate((sheets) => {
    /** Parts between commas that stand in no brackets. */
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
    /** One selector for each choice that `:is` and `:where` leave. */
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
    const isAnswered = (selector: string) => {
      const element = selector.replace(/::[\w-]+(\([^)]*\))?|:(hover|active|focus[\w-]*)/g, '')
      return document.querySelector(element || '*') !== null
    }
    const wanted = sheets.flatMap((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return selectorsOf(sheet.cssRules)
    })
    return [...new Set(wanted)].filter((selector) => !present.has(selector) && isAnswered(selector))
  }, sources)
}
