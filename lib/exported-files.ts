import 'server-only'
import path from 'node:path'
import { exportedParams } from './exported-params'

type ExportedFile = { url: string; svg: string }

/**
 * The handlers of a route that exports a folder of generated drawings, each under the last part of its address.
 * @param list makes all of them; called once in a build, which asks for each, and in development whenever one is shown
 */
export function exportedFiles(list: () => readonly ExportedFile[]) {
  const listByName = () => new Map(list().map((file) => [path.posix.basename(file.url), file]))
  let built: ReturnType<typeof listByName> | undefined
  const filesByName = () => {
    if (process.env.NODE_ENV === 'development') return listByName()
    built ??= listByName()
    return built
  }
  return {
    params: () => exportedParams(() => [...filesByName().keys()].map((file) => ({ file }))),
    async answer(_request: Request, { params }: { params: Promise<{ file: string }> }) {
      const { file } = await params
      const found = filesByName().get(file)
      if (!found) return new Response(null, { status: 404 })
      return new Response(found.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
    },
  }
}
