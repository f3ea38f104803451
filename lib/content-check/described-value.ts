import { holdsUnbroken, quoted, shown, unbroken } from './problem'

/** A value of YAML as a sentence names it. */
export function describeValue(value: unknown): string {
  if (value === null || value === '') return 'no value'
  if (typeof value === 'string')
    return value.length > 60 ? `${value.length} characters ("${shown(value.slice(0, 40))}"…)` : quoted(value)
  if (typeof value === 'number' || typeof value === 'bigint') return `the number ${value}`
  if (typeof value === 'boolean') return `${value}`
  if (Array.isArray(value)) return bracketed(value.map(plain).join(', '))
  return 'fields inside the field'
}

function plain(item: unknown): string {
  return typeof item === 'string' ? item : JSON.stringify(item)
}

function bracketed(items: string): string {
  return `the list [${shown(items)}]${holdsUnbroken(items) ? ` with ${unbroken}` : ''}`
}
