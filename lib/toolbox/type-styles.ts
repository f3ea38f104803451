import type { ColourName } from '../drawing/ink'
import type { Cut } from './fonts'

/** Sizes and leadings in points. */
export type TypeStyle = {
  cut: Cut
  size: number
  leading: number
  colour: ColourName
  tracking?: number
}

export const typeStyles = {
  cover: { cut: 'display', size: 50, leading: 49, colour: 'ink', tracking: -0.6 },
  coverLead: { cut: 'text', size: 12.5, leading: 18, colour: 'ink-2' },
  title: { cut: 'display', size: 25, leading: 27, colour: 'ink', tracking: -0.25 },
  heading: { cut: 'display', size: 13, leading: 16, colour: 'ink' },
  bodyStrong: { cut: 'strong', size: 9.25, leading: 13, colour: 'ink' },
  quiet: { cut: 'text', size: 9.25, leading: 13, colour: 'ink-2' },
  letter: { cut: 'text', size: 10.5, leading: 16.25, colour: 'ink' },
  cell: { cut: 'text', size: 8.5, leading: 11, colour: 'ink' },
  cellStrong: { cut: 'strong', size: 8.5, leading: 11, colour: 'ink' },
  note: { cut: 'text', size: 7.5, leading: 9.75, colour: 'ink-2' },
  noteStrong: { cut: 'strong', size: 7.5, leading: 9.75, colour: 'ink-2' },
  noteSlanted: { cut: 'slanted', size: 7.5, leading: 9.75, colour: 'ink-2' },
  link: { cut: 'strong', size: 8, leading: 11, colour: 'water' },
  column: { cut: 'strong', size: 7.75, leading: 9.5, colour: 'ink' },
  figure: { cut: 'mono', size: 9, leading: 11, colour: 'ink' },
  label: { cut: 'mono', size: 6.6, leading: 8.5, colour: 'ink-2', tracking: 0.35 },
  collar: { cut: 'mono', size: 6.8, leading: 9, colour: 'contour', tracking: 0.55 },
  small: { cut: 'text', size: 6.6, leading: 8.4, colour: 'ink-2' },
} as const satisfies Record<string, TypeStyle>

export type TypeStyleName = keyof typeof typeStyles
