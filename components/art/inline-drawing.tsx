import { type DrawingName, findDrawing } from '@/lib/drawing/catalogue'
import './art.css'

type InlineDrawingProps = { name: DrawingName; className?: string }

/** A drawing in the page itself: for what a reader sees first. */
export function InlineDrawing({ name, className }: InlineDrawingProps) {
  const svg = findDrawing(name).render()
  return (
    <span
      className={className ? `inline-drawing ${className}` : 'inline-drawing'}
      // The string is our own, drawn by lib/drawing without outside input.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
