import { startPreview } from './preview/preview'
import { requireFreePorts } from './shared/ports.mjs'
import { stopWith } from './shared/progress.mjs'

/** Serves an export that is there already; the end-to-end tests run on it. */
try {
  await requireFreePorts()
  console.log(await startPreview())
} catch (error) {
  stopWith(error)
}
