import { requireFreePorts } from './ports.mjs'
import { startPreview } from './preview'
import { stopWith } from './progress.mjs'

/** Serves an export that is there already; the end-to-end tests run on it. */
try {
  await requireFreePorts()
  console.log(await startPreview())
} catch (error) {
  stopWith(error)
}
