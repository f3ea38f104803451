import { after, before } from 'node:test'
import { startLocalEngine } from './local-engine.mjs'
import { testMutations } from './mutation-tests.mjs'

let engine

before(async () => {
  engine = await startLocalEngine()
})
testMutations(() => engine)
after(() => engine.close())
