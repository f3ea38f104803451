import { testMutations } from '../mutation-tests.mjs'
import { withOfficialEngine } from './with-official-engine.mjs'

const { getEngine, options } = withOfficialEngine()
testMutations(getEngine, options)
