/**
 * Lays out the whole page and loads every lazy drawing, for a full-page screenshot: the window never comes near what is
 * below the first view.
 * @param {import('@playwright/test').Page} page
 */
export async function showAll(page) {
  await page.evaluate(async () => {
    // As after a reload, see components/layout/content-visibility.css.
    document.head.dataset.navigation = '1'
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}
