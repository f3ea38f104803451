// Opens each page's own script, in front of its chunks: what goes with the page until React has taken it over, and then the
// tree with which it does. The adapter puts the page's tree in place of FLIGHT and the number of marked elements that the
// tree borrows in place of COUNT.

import { answerPresses } from './early-presses.js'
import { feedFlight } from './flight-feeder.js'
import { keepSection } from './kept-section.js'
import { keepState } from './kept-state.js'
import { keepFromReact } from './quiet-events.js'
import { answerPolicy } from './trusted-types.js'

answerPolicy()
keepSection()
keepFromReact()
answerPresses()
keepState()
// On a slow line React can be here before the end of the page; Next waits for more until the page has been read.
const feed = () => feedFlight(FLIGHT, COUNT)
if (document.readyState === 'loading') document.addEventListener('readystatechange', feed, { once: true })
else feed()
