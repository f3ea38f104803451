import { isScalar } from 'yaml'

/** Whether a value stands without quotation marks before a ` #`, from which on YAML takes the line for a remark. */
export function isCut(value: unknown, yaml: string): boolean {
  if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return false
  const rest = yaml.slice(value.range[1])
  return typeof value.value === 'string'
    ? /^[ \t]+#/.test(rest)
    : value.value === null && /^[ \t]*#/.test(rest)
}

/** What to say of it; `found` and `allowed` finish "found …" and "allowed is …". */
export function cutFault(line: string) {
  return {
    found: `a # that hides the rest of ${JSON.stringify(line.trim().slice(0, 80))}`,
    allowed: 'quotation marks around the whole value',
  }
}
