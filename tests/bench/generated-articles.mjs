/**
 * Articles for measuring how builds scale: the site's own, with a number in the header and their sections in another
 * order, so that each is as long, as rich in blocks and as valid as a real one, and no two files are the same.
 * @param {string[]} originals texts of real articles
 * @param {number} count
 * @returns {{ name: string, text: string }[]}
 */
export function generateArticles(originals, count) {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / originals.length)
    return {
      name: `generated-${String(index + 1).padStart(4, '0')}.mdx`,
      text: generateArticle(originals[index % originals.length], index + 1, turn),
    }
  })
}

// Higher than the ids of real articles.
const firstId = 10_000
// With a number appended, title and excerpt stay within what the content check allows.
const longest = { title: 64, excerpt: 150 }

function generateArticle(original, number, turn) {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(original)
  const numbered = (_, name, words) => `${name}: "${words.slice(0, longest[name])} ${number}"`
  const header = head
    .replace(/^id: .*$/m, `id: ${firstId + number}`)
    .replace(/^(title|excerpt): "?(.*?)"?$/gm, numbered)
    .replace(/^featured: .*\n/m, '')
  return `---\n${header}---\n${rotated(withOwnChecklists(body, number), turn)}`
}

/** Makes the ids of checklists unique, because ticks are stored under them, and updates links within the article. */
function withOwnChecklists(body, number) {
  const ids = Array.from(body.matchAll(/<Checklist id="([^"]+)"/g), ([, id]) => id)
  return ids.reduce(
    (text, id) =>
      text
        .replace(`<Checklist id="${id}"`, `<Checklist id="${id}-${number}"`)
        .replaceAll(`](#${id})`, `](#${id}-${number})`),
    body,
  )
}

/** Rotates the sections after the introduction. */
function rotated(body, turn) {
  const [introduction, ...sections] = body.replace(/\n*$/, '\n\n').split(/^(?=## )/m)
  const first = turn % (sections.length || 1)
  return [introduction, ...sections.slice(first), ...sections.slice(0, first)].join('')
}
