import { z } from 'zod'
import { curlQuotes } from '../build/articles/curly-quotes.mjs'

/** Text that is not blank, with its quotation marks curled. */
export const typographicText = z.string().regex(/\S/).transform(curlQuotes)
