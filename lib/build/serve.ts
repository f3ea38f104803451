import { startPreview } from './preview'

/** Serves an export that is there already; the end-to-end tests run on it. */
const { describe } = await startPreview()
console.log(describe())
