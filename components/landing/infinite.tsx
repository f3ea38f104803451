import { MapSymbol } from '@/components/art/map-symbol'

/** The sign for infinity, with the word for whoever does not see it. */
export function Infinite() {
  return (
    <>
      <MapSymbol name="infinity" height={32} />
      <span className="visually-hidden">Infinite</span>
    </>
  )
}
