import type { Assignment } from './assignments'

/** What stands for a variable in a value: `$NAME`, `${NAME}` or `${NAME:-default}`. */
type VariableReference = { written: string; name: string; fallback: string; hasBraces: boolean }

/** A value with those of the variables in it, and where they stood. */
type Expansion = { value: string; references: VariableReference[] }

type Values = Readonly<Record<string, string | undefined>>

const reference = /^\$(\{?)(\w+)(?::-([^}\\]*))?\}?/

/** Most references of one value; a variable that refers to itself has no end of them. */
const maxReferences = 100

/** How Next came from what is written to the value that a setting has; `undefined` where it has that from elsewhere. */
export function expansionOf({ name, value }: Assignment, values: Values): Expansion | undefined {
  // A variable of a file that Next reads later has no value yet.
  return [values, {}]
    .map((known) => expand(value, known))
    .find((expansion) => expansion.value.trim() === values[name]?.trim())
}

/**
 * As dotenv-expand does, which Next brings: from the last `$` to the first, up to one that begins no name, and not where a
 * backslash stands before it; quotes make no difference.
 * https://github.com/motdotla/dotenv-expand/blob/v10.0.0/lib/main.js
 */
function expand(written: string, values: Values): Expansion {
  const references: VariableReference[] = []
  let value = written
  while (references.length < maxReferences) {
    const at = value.search(/(?<!\\)\$(?!.*(?<!\\)\$)/s)
    const [whole, brace, name = '', fallback = ''] = at < 0 ? [] : (reference.exec(value.slice(at)) ?? [])
    if (whole === undefined) break
    references.unshift({ written: whole, name, fallback, hasBraces: brace !== '' })
    value = value.replace(whole, values[name] || fallback)
  }
  return { value: value.replaceAll('\\$', '$'), references }
}

/**
 * Whether somebody meant a variable, and not a `$` of the value: it has a value, and there are braces around the name, or
 * an `.env` file sets it, or it is no single word such as `HOME`.
 */
export function isMeant(
  { name, fallback, hasBraces }: VariableReference,
  { value }: Expansion,
  values: Values,
  namesInFiles: ReadonlySet<string>,
): boolean {
  const stands = values[name] || fallback
  if (!value.includes(stands)) return false
  return namesInFiles.has(name) || (stands !== '' && (hasBraces || name.includes('_')))
}
