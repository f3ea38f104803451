/**
 * What all routes of a build share. The bundler gives each route a copy of a module, and each copy would remember its
 * own: a thousand articles would be read eight times and drawn three times. In development copies stay apart, because
 * they are replaced when their code changes.
 * @param name the same in every copy, and used once
 */
export function processWide<T>(name: string, make: () => T): T {
  if (process.env.NODE_ENV === 'development') return make()
  const shared = globalThis as { [key: symbol]: T | undefined }
  const key = Symbol.for(`site: ${name}`)
  shared[key] ??= make()
  return shared[key]
}
