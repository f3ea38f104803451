import './icon.css'

const shapes = {
  left: 'M20 12H5M11 5.5L4.5 12l6.5 6.5',
  right: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  out: 'M8 5h11v11M18.5 5.5L5 19',
  tick: 'M4 12.5l5.5 5.5L20 6.5',
  cross: 'M6 6l12 12M18 6L6 18',
  play: 'M7 4.5v15l12-7.5z',
} as const

export type IconName = keyof typeof shapes

type IconProps = { name: IconName }

/** A sign inside a line of text. Drawn, because our typefaces lack these glyphs; always silent, so words stand beside it. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
