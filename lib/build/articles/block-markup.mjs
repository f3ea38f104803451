import { toString as textOf } from 'hast-util-to-string'
import { attribute, childrenNamed, element, flow, isNamed, splitLead } from './markup-nodes.mjs'
import { isReader } from './speaker.mjs'
import { transformTable } from './table-markup.mjs'

/** @typedef {import('./markup-nodes.mjs').Block} Block */

/** @type {Map<string | null, (block: Block) => void>} */
const transforms = new Map([
  ['Table', transformTable],
  ['KeyNumbers', transformKeyNumbers],
  ['Checklist', transformChecklist],
  ['Script', transformScript],
  ['Steps', transformSteps],
])

/**
 * Turns what an editor writes inside a block (a Markdown list or table) into the markup that the block needs. Other
 * blocks are left as they are.
 * @param {Block} block
 */
export function transformBlock(block) {
  transforms.get(block.name)?.(block)
}

/**
 * `- **$300** a month` becomes a term and its figure.
 * @param {Block} block
 */
function transformKeyNumbers(block) {
  const marked = Number(attribute(block, 'mark') ?? 0)
  const items = childrenNamed(childrenNamed(block, 'ul')[0], 'li')
  block.children = items.map((item, index) => {
    const [figure, rest] = splitLead(item)
    return element('div', index + 1 === marked ? { className: ['marked'] } : {}, [
      element('dt', {}, rest),
      element('dd', {}, figure),
    ])
  })
}

/**
 * `- [ ] **Parties:** …` becomes a real, enabled checkbox inside its label. Ticks are kept under the words of `lines`,
 * which no translator changes.
 * @param {Block} block
 */
function transformChecklist(block) {
  const list = childrenNamed(block, 'ul')[0]
  if (!list) return
  list.properties = {}
  const lines = childrenNamed(list, 'li').map((item) => {
    const words = element(
      'span',
      {},
      flow(item).filter((child) => !isNamed(child, 'input')),
    )
    item.properties = {}
    item.children = [element('label', {}, [element('input', { type: 'checkbox' }, []), words])]
    return textOf(words).replace(/\s+/g, ' ').trim()
  })
  block.children = [list]
  block.attributes.push({ type: 'mdxJsxAttribute', name: 'lines', value: lines.join('\n') })
}

/**
 * `- **You:** …` becomes a speaker and a line; paragraphs stay a letter.
 * @param {Block} block
 */
function transformScript(block) {
  const list = childrenNamed(block, 'ul')[0]
  if (!list) return
  const lines = childrenNamed(list, 'li').flatMap((item) => {
    const [speaker, rest] = splitLead(item)
    const name = speaker.map(textOf).join('').replace(/:\s*$/, '')
    const own = isReader(name) ? { className: ['own'] } : {}
    return [element('dt', {}, [{ type: 'text', value: name }]), element('dd', own, rest)]
  })
  block.children = [...childrenNamed(block, 'p'), element('dl', {}, lines)]
}

/** @param {Block} block */
function transformSteps(block) {
  const label = attribute(block, 'label')
  const list = childrenNamed(block, 'ol')[0]
  if (!label || !list) return
  const start = Number(list.properties.start ?? 1)
  for (const [index, item] of childrenNamed(list, 'li').entries()) {
    item.properties['data-label'] = `${label} ${start + index}`
  }
}
