/** As far as `subset-fonts.mjs` uses it: the package comes without types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = { targetFormat: 'woff2'; variationAxes: Record<string, Axis>; keepFeatures: string[] }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
