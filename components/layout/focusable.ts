/** Selector of the elements on our pages that can have the focus, and must be visible while they do. */
export const focusable = 'a, button, input, summary'
