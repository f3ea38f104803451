import '@testing-library/jest-dom'

// jsdom does not say how it came to a page, and has no layout to scroll.
if (typeof window !== 'undefined') {
  Object.assign(window.performance, { getEntriesByType: () => [] })
  Object.assign(Element.prototype, { scrollIntoView() {} })
}
