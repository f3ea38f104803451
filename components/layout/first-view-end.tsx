/**
 * Marks the end of what a reader sees first. Here an exported page that is too long for the first response requests the
 * stylesheet with all its rules (lib/build/export/page-styles.mjs), and browsers show what is above while that loads.
 * Setting inner HTML makes React leave alone what the build inserts.
 */
export function FirstViewEnd() {
  return <span data-first-view-end hidden dangerouslySetInnerHTML={{ __html: '' }} />
}
