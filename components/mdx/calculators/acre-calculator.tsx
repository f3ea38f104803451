import { priceAtSameRate, pricePerAcre } from '@/lib/calculators/acre'
import { limits } from '@/lib/calculators/limits'
import { formatDollars } from '@/lib/money'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { CalculatorLines } from './calculator-lines'
import { useFigures } from './use-figures'

type AcreCalculatorProps = { id: string; price: string; acres: string; other?: string }

export function AcreCalculator({ id, price, acres, other = acres }: AcreCalculatorProps) {
  const { fields, values, isValid } = useFigures(id, { price, acres, other }, limits.acre)
  const perAcre = formatDollars(pricePerAcre(values.price, values.acres))
  const yours = formatDollars(priceAtSameRate(values.price, values.acres, values.other))
  return (
    <Calculator
      id={id}
      title="Price per acre"
      note="Compare parcels of about the same size: small ones usually cost more per acre."
      fields={
        <>
          <CalculatorField label="Sold price" {...fields.price} />
          <CalculatorField label="Size sold" {...fields.acres} />
          <CalculatorField label="Your parcel" {...fields.other} />
        </>
      }
      isValid={isValid}
      spoken={`Price per acre ${perAcre}. Your parcel at that rate ${yours}.`}
      result={
        <CalculatorLines
          lines={[
            ['Price per acre', perAcre],
            ['Your parcel at that rate', yours],
          ]}
        />
      }
    />
  )
}
