import './dashed-list.css'

type DashedListProps = { items: readonly string[] }

/** A list whose lines begin with a thick dash. */
export function DashedList({ items }: DashedListProps) {
  return (
    <ul className="dashed-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
