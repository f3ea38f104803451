import { listing } from './access/listing.mjs'
import { may } from './access/may.mjs'
import { afterwards, place, together } from './access/place.mjs'
import { email, role, shape } from './access/record.mjs'
import { subscription } from './access/subscription.mjs'
import { times } from './access/times.mjs'
import { who } from './access/who.mjs'

/**
 * The access table: what firestore.rules must allow, and what it must not. Both engines run the same rows.
 * @type {import('./access-row.mjs').AccessRow[]}
 */
export const accessTable = [
  ...may,
  ...who,
  ...email,
  ...role,
  ...subscription,
  ...times,
  ...shape,
  ...place,
  ...afterwards,
  ...listing,
  ...together,
]
