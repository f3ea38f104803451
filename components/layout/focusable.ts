/** Selector of what a page has that can be in use: what may have the focus and must then be seen. */
export const focusable = 'a, button, input, summary'
