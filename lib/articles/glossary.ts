import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { slug } from 'github-slugger'
import { parse } from 'yaml'
import { z } from 'zod'
import { processWide } from '../process-wide'
import { typographicText } from './typographic-text'

export const glossaryId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const glossaryEntry = z.strictObject({ term: typographicText, definition: typographicText })

/** From the project's root. */
export const glossaryFile = 'content/glossary.yaml'

/** Entries of `content/glossary.yaml`. */
const glossarySchema = z.record(glossaryId, glossaryEntry)

type Glossary = z.infer<typeof glossarySchema>

/** Every entry of `content/glossary.yaml`, by its id; in development read anew, so that a new one shows. */
export function readGlossary(): Glossary {
  return processWide('glossary', readFile)
}

function readFile(): Glossary {
  const text = readFileSync(path.join(process.cwd(), glossaryFile), 'utf8')
  return glossarySchema.parse(parse(text))
}

/** `Perc test` and `perc tests` both ask for the entry `perc-test`, whatever blank or end of a line is between the words. */
export function termId(words: string, ids: readonly string[] = Object.keys(readGlossary())): string {
  const id = slug(words.trim().replace(/\s+/g, ' '))
  return (
    [id, id.replace(/s$/, ''), id.replace(/es$/, ''), id.replace(/ies$/, 'y')].find((candidate) =>
      ids.includes(candidate),
    ) ?? id
  )
}

/** @throws when the glossary has no such entry; the content check says so before a build in plainer words */
export function findTerm(id: string) {
  const glossary = readGlossary()
  const entry = Object.hasOwn(glossary, id) ? glossary[id] : undefined
  if (!entry) throw new Error(`${glossaryFile} has no entry "${id}".`)
  return entry
}
