/**
 * Ends what a reader sees first. The rules for the rest are a file that the exported page asks for here
 * (lib/build/export/page-styles.mjs); browsers show what stands above while it comes. Setting the content as markup
 * makes React leave alone what the build puts in.
 */
export function FirstViewEnd() {
  return <span data-first-view-end hidden dangerouslySetInnerHTML={{ __html: '' }} />
}
