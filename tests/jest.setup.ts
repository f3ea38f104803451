import '@testing-library/jest-dom'

// jsdom does not say how it came to a page.
if (typeof window !== 'undefined') Object.assign(window.performance, { getEntriesByType: () => [] })
