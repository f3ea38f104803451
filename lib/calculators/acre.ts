import { roundToCents } from '../money'

/** Dollars per acre. A price per acre only compares parcels of about one size. */
export function pricePerAcre(price: number, acres: number): number {
  return roundToCents(price / acres)
}

/** What another parcel would come to at the same price per acre, in dollars. */
export function priceAtSameRate(price: number, acres: number, otherAcres: number): number {
  return roundToCents((price / acres) * otherAcres)
}
