type Offer = { plan: string; price: number }

/**
 * Price and plan are repeated in `firestore.rules`, because rules cannot read code. If they differed, every record
 * would be refused, and each buyer would be left with an account without a record.
 * @param rules text of `firestore.rules`
 * @throws one sentence for each that differs
 */
export function requireAcceptedOffer({ plan, price }: Offer, rules: string) {
  const faults = [fault('name', `'${plan}'`, rules), fault('price', String(price), rules)].filter(Boolean)
  if (faults.length === 0) return
  throw new Error(
    `${faults.join('\n')}\nNo record of a buyer could be stored. Change both files, and deploy the rules before the site.`,
  )
}

function fault(field: string, offered: string, rules: string): string | undefined {
  const accepted = new RegExp(`\\bsub\\.${field} == ('[^']*'|\\d+)`).exec(rules)?.[1]
  if (accepted === offered) return undefined
  return `lib/offers.ts sells the founder ${field === 'name' ? 'plan' : field} ${offered}, but firestore.rules accepts only ${accepted ?? 'something else'}.`
}
