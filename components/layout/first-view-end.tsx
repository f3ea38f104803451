/**
 * Ends what a reader sees first. The file with all rules of the page is asked for here by the exported page
 * (lib/build/export/page-styles.mjs); browsers show what stands above while it comes. Setting the content as markup
 * makes React leave alone what the build puts in.
 */
export function FirstViewEnd() {
  return <span data-first-view-end hidden dangerouslySetInnerHTML={{ __html: '' }} />
}
