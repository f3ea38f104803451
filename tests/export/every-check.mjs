/** All checks of the export in one process, which reads every page once. */
import './hosts.test.mjs'
import './links.test.mjs'
import './markup.test.mjs'
import './production.test.mjs'
import './search-engines.test.mjs'
