import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../../files-in.mjs'

/**
 * Whether hosts compress a file of this name. Fonts and raster images are compressed already.
 * @param {string} file
 */
export const isCompressible = (file) => /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(file)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Copies a folder to a temporary one and puts `.br` and `.gz` beside each text file, as a CDN keeps them.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-preview-'))
  await cp(folder, copy, { recursive: true })
  const files = filesIn(copy).filter(isCompressible)
  await Promise.all(files.map((file) => compressFile(path.join(copy, file))))
  return copy
}

/** @param {string} file */
async function compressFile(file) {
  const text = await readFile(file)
  await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  await writeFile(`${file}.gz`, await gzipped(text))
}
