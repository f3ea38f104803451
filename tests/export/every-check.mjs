/** Runs all checks of the export in one process, so that every page is read once. */
import './hosts.test.mjs'
import './links.test.mjs'
import './markup.test.mjs'
import './production.test.mjs'
import './search-engines.test.mjs'
