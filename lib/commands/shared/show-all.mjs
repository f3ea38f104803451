/**
 * Has all of a page laid out and every lazily loaded drawing there, for a picture of the whole of it: the window never
 * comes near what stands below the first view.
 * @param {import('@playwright/test').Page} page
 */
export async function showAll(page) {
  await page.evaluate(async () => {
    // As where a page is loaded again, see components/layout/content-visibility.css.
    document.head.dataset.navigation = '1'
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}
