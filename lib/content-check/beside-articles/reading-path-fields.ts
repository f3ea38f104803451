import { type Document, isMap, isNode, isScalar } from 'yaml'
import type { z } from 'zod'
import { pathCount, readingPath, readingPathsSchema, readingStop } from '../../blog/reading-paths'
import { suggestedNames } from '../../suggested-names'
import { startOf } from '../../yaml/yaml-text'
import type { Finding } from '../problem'

/** A finding and the offset at which it begins. */
export type Fault = Finding & { start: number }

/** What messages say about the whole file. */
export const pathsShape = `${pathCount} paths, each with title, reader and stops`

/** Which fields of the paths and their stops are missing, unknown or of the wrong kind. */
export function fieldFaults(document: Document): Fault[] {
  const content: unknown = document.toJS()
  const { error } = readingPathsSchema.safeParse(content)
  return (error?.issues ?? []).flatMap((issue) => {
    const { path: place } = issue
    const start = startOfPlace(document, place)
    if (place.length === 0) {
      const found = Array.isArray(content) ? `${content.length} paths` : 'no list of paths'
      return [{ start, found, allowed: pathsShape }]
    }
    const field = place.filter((part) => typeof part === 'string').at(-1)
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, document)
    if (isMisspelled(issue, error?.issues ?? [], document)) return []
    const allowed =
      field === 'stops' ? 'two to six stops, each with slug and label' : 'text in quotation marks'
    return [{ start, field, found: unusable(issue, document.hasIn(place)), allowed }]
  })
}

/** Whether a missing field is there under another name. */
function isMisspelled(
  { path: place }: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
  document: Document,
): boolean {
  const name = String(place.at(-1))
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      String(other.path) === String(place.slice(0, -1)) &&
      [...meantBy(other, document).values()].includes(name),
  )
}

/** What unknown names in a path or a stop were probably meant to be. */
function meantBy({ keys, path: place }: z.core.$ZodIssueUnrecognizedKeys, document: Document) {
  const names = namesIn(place)
  const missing = names.filter((name) => !document.hasIn([...place, name]))
  return suggestedNames(keys, names, missing)
}

/** Names of the fields in a path or in one of its stops. */
function namesIn(place: readonly PropertyKey[]): string[] {
  return Object.keys((place.includes('stops') ? readingStop : readingPath).shape)
}

function unusable(issue: z.core.$ZodIssue, isThere: boolean): string {
  if (issue.code === 'too_small' && issue.origin === 'array') return 'too few stops'
  if (issue.code === 'too_big') return 'too many stops'
  return isThere ? 'no value that can be used' : 'no such field'
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, document: Document): Fault[] {
  const meant = meantBy(issue, document)
  return issue.keys.map((field) => ({
    start: startOfName(document, issue.path, field),
    field,
    found: 'an unknown field',
    allowed: namesIn(issue.path).join(', '),
    suggestion: meant.get(field),
  }))
}

function startOfName(document: Document, place: readonly PropertyKey[], name: string): number {
  const around = document.getIn(place, true)
  const keys = isMap(around) ? around.items.map(({ key }) => key) : []
  const key = keys.find((other) => isScalar(other) && other.value === name)
  return isScalar(key) ? startOf(key) : startOfPlace(document, place)
}

/** Offset of a value; if it is missing, of its parent. */
function startOfPlace(document: Document, place: readonly PropertyKey[]): number {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const node = document.getIn(place.slice(0, depth), true)
    if (isNode(node)) return startOf(node)
  }
  return 0
}
