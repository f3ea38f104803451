// The first part of each page's own script: what accompanies the page until React has hydrated it, and then the flight
// data for that. The adapter replaces FLIGHT with the page's data and COUNT with the number of elements that the data
// borrows.

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
// On a slow connection React may be ready before the end of the page; Next accepts data until the document has been
// parsed.
const feed = () => feedFlight(FLIGHT, COUNT)
if (document.readyState === 'loading') document.addEventListener('readystatechange', feed, { once: true })
else feed()
