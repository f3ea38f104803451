import type { FileDrawingName } from '@/lib/drawing/catalogue'
import { drawingFile } from '@/lib/drawing/files'

type LazyDrawingProps = { name: FileDrawingName; className?: string }

/** A drawing as its own cached file, fetched when it comes near the screen. Its space is reserved, so nothing moves. */
export function LazyDrawing({ name, className }: LazyDrawingProps) {
  const { url, width, height } = drawingFile(name)
  return <img className={className} src={url} width={width} height={height} alt="" loading="lazy" />
}
