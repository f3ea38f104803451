/** A font file imported in code is the address it has in the build, the same one that fonts.css resolves to. */
declare module '*.woff2' {
  const address: string
  export default address
}
