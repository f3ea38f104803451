import { readFileSync, writeFileSync } from 'node:fs'
import { fillContentDocs } from '../articles/content-docs'

/** `npm run docs:content`: writes what the schema and the blocks say of themselves into `content/README.md`. */
const file = 'content/README.md'
writeFileSync(file, fillContentDocs(readFileSync(file, 'utf8')))
console.log(`The marked parts of ${file} say what the code says.`)
