import { after, before } from 'node:test'
import { testAccessTable } from './access-table-tests.mjs'
import { startLocalEngine } from './local-engine.mjs'

let engine

before(async () => {
  engine = await startLocalEngine()
})
after(() => engine.close())

testAccessTable(() => engine)
