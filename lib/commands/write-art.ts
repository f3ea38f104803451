import { writeFileSync } from 'node:fs'
import { listMasks } from '../drawing/masks'
import { pageCss } from '../drawing/stylesheet'

/** `npm run build:art`: writes what stylesheets need of the drawings, in today's inks. */
const file = 'components/art/art.css'
writeFileSync(file, pageCss())
for (const mask of listMasks()) writeFileSync(mask.file, mask.svg)
console.log(`${file} and the fences of components/landing say what the drawings say.`)
