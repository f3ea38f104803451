import { testAccessTable } from '../access-table-tests.mjs'
import { withOfficialEngine } from './with-official-engine.mjs'

const { getEngine, options } = withOfficialEngine()
testAccessTable(getEngine, options)
