/** Words by which a payment link may name an offer; most links name none. */
const offerNames = { lifetime: /life-?time/i, monthly: /month/i }

export type OfferName = keyof typeof offerNames

/** Providers have hosts for tests, such as www.sandbox.paypal.com and sandbox-buy.paddle.com. */
const testHost = /(?:^|[.-])sandbox[.-]/

/** A checkout session, which a browser shows once a payment link is open, on Stripe's hosts and on an owner's own. */
const session = /\/cs_(?:live|test)_/

/**
 * What is wrong with the payment link of an offer; undefined if nothing is.
 * https://docs.stripe.com/payment-links/create
 * @param value an address that starts with https://
 */
export function paymentFault(value: string, offer: OfferName): string | undefined {
  const { origin, hostname, pathname, search, hash } = new URL(value)
  if (pathname === '/' && !search && !hash)
    return 'must be the whole link to the offer; this is only its host'
  if (hostname === 'dashboard.stripe.com')
    return 'must be the link that buyers open; this is its page in the dashboard'
  if (hostname === 'checkout.stripe.com' || session.test(pathname))
    return 'must be a payment link, which does not change; this page was made for one buyer and expires'
  if ((hostname === 'buy.stripe.com' && pathname.startsWith('/test_')) || testHost.test(hostname))
    return 'must be a live-mode link; with this test-mode link nobody is charged'
  const other = otherOfferIn(value.slice(origin.length), offer)
  return other && `must be the link to the ${offer} offer; this one names the ${other} offer`
}

/** The other offer, if the path of a link names that alone. */
function otherOfferIn(path: string, offer: OfferName): string | undefined {
  const other = offer === 'lifetime' ? 'monthly' : 'lifetime'
  return offerNames[other].test(path) && !offerNames[offer].test(path) ? other : undefined
}
