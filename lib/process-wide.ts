/**
 * Shares a value between all routes of a build. The bundler gives each route its own copy of a module, with its own
 * variables: a thousand articles would be read eight times and drawn three times. In development the copies stay
 * separate, because they are replaced when their code changes.
 * @param name identifies the value; used in one place only
 */
export function processWide<T>(name: string, make: () => T): T {
  if (process.env.NODE_ENV === 'development') return make()
  const shared = globalThis as { [key: symbol]: T | undefined }
  const key = Symbol.for(`site: ${name}`)
  shared[key] ??= make()
  return shared[key]
}
