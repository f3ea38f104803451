import { expect, type Page } from '@playwright/test'
import { layOut } from './visit'

/**
 * Text that a reader cannot see in full: it extends beyond the window's sides, or a box that does not scroll cuts it
 * off. Runs in the page.
 */
function readCutOffText() {
  const window = document.documentElement.clientWidth
  const cutOff = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  nextText: for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.visually-hidden, svg, [aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    // Glyphs may overhang their line by a few pixels.
    const slack = 4
    let scrolls = false
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true
      const edge = around.getBoundingClientRect()
      // Hidden on purpose, for screen readers only.
      if (edge.width <= 1 || getComputedStyle(around).clipPath !== 'none') continue nextText
      const isCutX = overflowX === 'hidden' || overflowX === 'clip'
      const isCutY = overflowY === 'hidden' || overflowY === 'clip'
      if (
        (!scrolls && isCutX && (box.left < edge.left - slack || box.right > edge.right + slack)) ||
        (isCutY && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
      )
        cutOff.add(`"${text.textContent.trim().slice(0, 40)}" in ${around.className || around.tagName}`)
    }
    if (!scrolls && (box.left < -1 || box.right > window + 1))
      cutOff.add(`"${text.textContent.trim().slice(0, 40)}" at the window's side`)
  }
  return [...cutOff]
}

/** Words that break across lines other than at a hyphen or dash. Runs in the page. */
export function readBrokenWords() {
  const broken = new Set<string>()
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.visually-hidden, svg')) continue
    for (const word of text.textContent?.matchAll(/[^\s\u2013\u2014/-]+/g) ?? []) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const [first, ...others] = range.getClientRects()
      if (first && others.some(({ top }) => top > first.top + first.height / 2))
        broken.add(`${word[0]} in ${parent.tagName}`)
    }
  }
  return [...broken]
}

/** Texts that overflow the sides of their box. Runs in the page. */
export function readOverhangs(around: Element) {
  const range = document.createRange()
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
  const overhangs = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    let box = text.parentElement
    const words = text.textContent?.trim()
    if (!words || !box?.checkVisibility({ visibilityProperty: true }) || box.closest('.visually-hidden, svg'))
      continue
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    const edge = box?.getBoundingClientRect()
    // A glyph may be drawn slightly outside its line.
    if (edge && (left < edge.left - 1.5 || right > edge.right + 1.5)) overhangs.push(words)
  }
  return overhangs
}

/** The words of an element, line by line. Runs in the page. */
export function readLines(element: Element) {
  const range = document.createRange()
  const lines: { top: number; words: string[] }[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const word of text.textContent?.matchAll(/\S+/g) ?? []) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const { top, height } = range.getBoundingClientRect()
      const line = lines.at(-1)
      if (line && Math.abs(top - line.top) < height / 2) line.words.push(word[0])
      else lines.push({ top, words: [word[0]] })
    }
  return lines.map(({ words }) => words.join(' '))
}

/** The number of characters in the longest line of each text, spaces included. Runs in the page. */
export function readLongestLines(elements: Element[]) {
  const range = document.createRange()
  return elements.map((element) => {
    const lines = new Map<number, number>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const { width, bottom } = range.getBoundingClientRect()
        // Characters on one line may sit a pixel or two higher than others.
        const line = Math.round(bottom / 10)
        if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1)
      }
    }
    return { text: element.textContent?.slice(0, 40), characters: Math.max(0, ...lines.values()) }
  })
}

export async function expectItFits(page: Page, what: string) {
  await layOut(page)
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, `${what}: the page scrolls sideways`).toBeLessThanOrEqual(clientWidth)
  expect(await page.evaluate(readCutOffText), `${what}: text is cut off`).toEqual([])
}
