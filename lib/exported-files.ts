import 'server-only'
import path from 'node:path'
import { exportedParams } from './exported-params'

type ExportedFile = { url: string; svg: string }

/** What a route needs to export a folder of generated drawings, each under the last part of its address. */
export function exportedFiles(list: () => readonly ExportedFile[]) {
  return {
    params: () => exportedParams(() => list().map(({ url }) => ({ file: path.posix.basename(url) }))),
    async answer(_request: Request, { params }: { params: Promise<{ file: string }> }) {
      const { file } = await params
      const found = list().find(({ url }) => path.posix.basename(url) === file)
      if (!found) return new Response(null, { status: 404 })
      return new Response(found.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
    },
  }
}
