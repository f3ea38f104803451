/** Importing a font file gives its address in the build, the same one that fonts.css resolves to. */
declare module '*.woff2' {
  const address: string
  export default address
}
