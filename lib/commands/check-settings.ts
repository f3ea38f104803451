import { readFileSync } from 'node:fs'
import { founderOffer } from '../offers'
import { productionEnvironment } from '../settings/env-files/production-environment'
import { requireAcceptedOffer } from '../signup/accepted-offer'
import { stopWith } from './shared/progress.mjs'

/** Stops a production build whose settings are missing or malformed, or whose buyers' records would be refused. */
try {
  productionEnvironment()
  requireAcceptedOffer(founderOffer, readFileSync('firestore.rules', 'utf8'))
} catch (error) {
  stopWith(error)
}
