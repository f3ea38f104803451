import { limits } from '@/lib/calculators/limits'
import { offersFor } from '@/lib/calculators/offer'
import { formatDollars } from '@/lib/money'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { CalculatorLines } from './calculator-lines'
import { useFigures } from './use-figures'

type OfferCalculatorProps = { id: string; value: string }

export function OfferCalculator({ id, value }: OfferCalculatorProps) {
  const { fields, values, isValid } = useFigures(id, { value }, limits.offer)
  const offers = offersFor(values.value)
  return (
    <Calculator
      id={id}
      title="Offer rule"
      note="Three offers on one value."
      fields={<CalculatorField label="Value of the parcel" {...fields.value} />}
      isValid={isValid}
      spoken={offers.map(({ share, offer }) => `Offer at ${share}%: ${formatDollars(offer)}.`).join(' ')}
      result={
        <CalculatorLines
          lines={offers.map(({ share, offer, room }) => [
            `Offer at ${share}%`,
            formatDollars(offer),
            `leaves ${formatDollars(room)} before costs`,
          ])}
        />
      }
    />
  )
}
