import { writeFileSync } from 'node:fs'
import { pageCss } from '../drawing/stylesheet'

/** `npm run build:art`: writes the inks of the drawings into the stylesheet of the page. */
const file = 'components/art/art.css'
writeFileSync(file, pageCss())
console.log(`${file} says what the inks say.`)
