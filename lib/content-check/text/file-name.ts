import { blogFolder } from '../../articles/blog-folder'
import { slugOf } from '../../slug'
import { type Finding, quoted } from '../problem'
import { invisibleFinding, withoutInvisible } from './invisible'

const maxSlugLength = 80

/** What editors, file managers and programs that share folders leave beside a file. */
const backup =
  /~$|\.(?:bak|old|orig|tmp|swp)$|conflicted copy|sync-conflict|[ _-]copy(?: ?\(?\d+\)?)?(?:\.\w+)*$|\(\d+\)|^copy(?: \(\d+\))? of /i

/** The end of a picture's file name. */
export const pictureExtension = /\.(?:png|jpe?g|gif|webp|avif|heic|svg)$/i

/** What a word processor or a browser saves; another name does not make a text of it. */
const document = /\.(?:docx?|odt|rtf|pages|gdoc|pdf|html?)$/i

/** Windows and macOS create these by themselves. */
export function isSystemFile(name: string): boolean {
  return name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
}

/** Whether a file is meant to be an article, whatever is wrong with its name. */
export function isArticleName(name: string): boolean {
  return /\.mdx?$/i.test(name) && !isBackup(name)
}

function isBackup(name: string): boolean {
  return backup.test(name) && !isGood(name)
}

function isGood(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name)
}

/** What is wrong with the name of a file of `content/blog`; `names`: all of the folder. */
export function nameFinding(name: string, names: readonly string[]): Finding | undefined {
  const stem = name.replace(/\.[^.]*$/, '')
  if (name === 'index.mdx')
    return {
      found: 'the file name "index.mdx", which hosts use for the list of articles',
      allowed: 'another name, such as my-article.mdx',
    }
  if (isGood(name))
    return stem.length > maxSlugLength
      ? {
          found: `a file name of ${stem.length} characters`,
          allowed: `at most ${maxSlugLength} before .mdx`,
        }
      : undefined
  if (isBackup(name))
    return {
      found: `a copy or backup, ${quoted(name)}`,
      allowed: `one file for each article, so delete it or move it out of ${blogFolder}`,
    }
  if (pictureExtension.test(name))
    return { found: `a picture, ${quoted(name)}`, allowed: 'drawings as .svg files in content/figures' }
  if (document.test(name))
    return {
      found: `a document from another program, ${quoted(name)}`,
      allowed: 'its words as Markdown in a file such as my-article.mdx',
    }
  const shownName = name === withoutInvisible(name) ? quoted(name) : invisibleFinding(name).found
  return {
    found: `the file name ${shownName}`,
    allowed: 'lowercase letters, digits and single hyphens, then .mdx, such as my-article.mdx',
    suggestion: freeName(name, names),
  }
}

/** Suggested only for files that may be articles, and only if no other file has the name. */
function freeName(name: string, names: readonly string[]): string | undefined {
  const seen = withoutInvisible(name)
  const stem = seen.replace(/(?:\.mdx?|\.markdown)+(?:\.txt)?$/i, '')
  if (stem === seen && seen.includes('.')) return undefined
  const offered = `${slugOf(stem) || 'my-article'}.mdx`
  return names.some((other) => other !== name && other.toLowerCase() === offered) ? undefined : offered
}
