import { parse, serialize, defaultTreeAdapter as tree } from 'parse5'

/**
 * Puts the whole text of each article into the feed, as feed readers without the page show it. It comes from the exported
 * pages, because only they hold an article as rendered.
 * @param {string} feed RSS
 * @param {(link: string) => string | undefined} pageOf HTML of the page that an item links to
 */
export function fillFeed(feed, pageOf) {
  const filled = feed.replace(/<item>[\s\S]*?<\/item>/g, (item) => {
    const [, link = ''] = /<link>([^<]*)<\/link>/.exec(item) ?? []
    const page = pageOf(link)
    if (!page) return item
    const text = articleText(page, link).replaceAll(']]>', ']]]]><![CDATA[>')
    return item.replace('</item>', () => `<content:encoded><![CDATA[${text}]]></content:encoded></item>`)
  })
  const namespace = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"'
  return filled.includes(namespace) ? filled : filled.replace('<rss ', `<rss ${namespace} `)
}

/**
 * The words of an article's page as plain HTML: no controls, no classes, and addresses that lead somewhere from anywhere. A
 * drawing is its description, because the site's policy lets nobody else show its files.
 * @param {string} page HTML
 * @param {string} link address of the page
 */
export function articleText(page, link) {
  const prose = find(parse(page), (element) => attribute(element, 'class') === 'prose')
  if (!prose) throw new Error(`${link} has no article in it.`)
  simplify(prose, link)
  return serialize(prose)
}

const controls = new Set(['input', 'script', 'style', 'template'])
const kept = new Set(['href', 'id', 'colspan', 'rowspan', 'scope'])

function simplify(parent, link) {
  for (const child of [...tree.getChildNodes(parent)]) {
    if (!tree.isElementNode(child)) continue
    if (isControl(child)) {
      tree.detachNode(child)
      continue
    }
    if (child.tagName === 'picture' || child.tagName === 'img') {
      replaceByDescription(child)
      continue
    }
    simplify(child, link)
    child.attrs = child.attrs
      .filter(({ name }) => kept.has(name))
      .map(({ name, value }) => ({
        name,
        value: name === 'href' ? new URL(value, link).href : value,
      }))
    // A term is a button on the page; here its word is just a word.
    if (child.tagName === 'button') replaceByContent(child)
  }
}

function isControl(element) {
  const classes = attribute(element, 'class')?.split(' ') ?? []
  return (
    controls.has(element.tagName) ||
    attribute(element, 'popover') !== undefined ||
    attribute(element, 'hidden') !== undefined ||
    classes.includes('needs-scripting') ||
    classes.includes('calculator-fields')
  )
}

/** What a picture says to readers who cannot see it, in its place. */
function replaceByDescription(picture) {
  const image = picture.tagName === 'img' ? picture : find(picture, ({ tagName }) => tagName === 'img')
  const words = (image && attribute(image, 'alt')) ?? ''
  if (words) {
    const paragraph = tree.createElement('p', picture.namespaceURI, [])
    tree.insertText(paragraph, words)
    tree.insertBefore(picture.parentNode, paragraph, picture)
  }
  tree.detachNode(picture)
}

function replaceByContent(element) {
  for (const child of [...tree.getChildNodes(element)]) {
    tree.detachNode(child)
    tree.insertBefore(element.parentNode, child, element)
  }
  tree.detachNode(element)
}

function find(parent, matches) {
  for (const child of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(child)) continue
    const found = matches(child) ? child : find(child, matches)
    if (found) return found
  }
  return undefined
}

function attribute(element, name) {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}
