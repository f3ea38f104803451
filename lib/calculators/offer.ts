import { roundToCents } from '../money'

/** Shares of a parcel's value at which the offer rule starts, meets and ends, as the specification gives them. */
export const offerShares = [50, 60, 70] as const

/** Offers in dollars at 50, 60 and 70 per cent of a value in dollars. */
export function offersFor(value: number): { share: number; offer: number; room: number }[] {
  return offerShares.map((share) => {
    const offer = roundToCents((value * share) / 100)
    return { share, offer, room: roundToCents(value - offer) }
  })
}
