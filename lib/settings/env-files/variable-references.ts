import type { EnvironmentVariables } from '../environment-variables'
import type { Assignment } from './assignments'

/** A reference to a variable in a value: `$NAME`, `${NAME}` or `${NAME:-default}`. */
type VariableReference = { written: string; name: string; fallback: string; hasBraces: boolean }

/** A value with its variables expanded, and where they were. */
type Expansion = { value: string; references: VariableReference[] }

const reference = /^\$(\{?)(\w+)(?::-([^}\\]*))?\}?/

/** Limit for one value; a variable that refers to itself would expand for ever. */
const maxReferences = 100

/** How Next expanded an assignment to the value that the setting has; `undefined` if that value came from elsewhere. */
export function expansionOf(
  { name, value }: Assignment,
  values: EnvironmentVariables,
): Expansion | undefined {
  // The second attempt is without variables: one from a file that Next reads later has no value yet.
  return [values, {}]
    .map((known) => expand(value, known))
    .find((expansion) => expansion.value.trim() === values[name]?.trim())
}

/**
 * Expands variables like dotenv-expand, which Next bundles: from the last `$` to the first, up to one that does not
 * begin a name. Not after a backslash; quotes make no difference.
 * https://github.com/motdotla/dotenv-expand/blob/v10.0.0/lib/main.js
 */
function expand(written: string, values: EnvironmentVariables): Expansion {
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
 * Whether a reference was meant as a variable and not as a plain `$`: the variable has a value, and either its name is
 * in braces, or an `.env` file sets it, or it contains an underscore, unlike `HOME`.
 */
export function isMeant(
  { name, fallback, hasBraces }: VariableReference,
  { value }: Expansion,
  values: EnvironmentVariables,
  namesInFiles: ReadonlySet<string>,
): boolean {
  const stands = values[name] || fallback
  if (!value.includes(stands)) return false
  return namesInFiles.has(name) || (stands !== '' && (hasBraces || name.includes('_')))
}
