import { type County, countyCriteria } from '@/lib/calculators/county'
import { limits } from '@/lib/calculators/limits'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { CalculatorLines } from './calculator-lines'
import { useFigures } from './use-figures'

type CountyScorecardProps = Record<'id' | keyof County, string>

export function CountyScorecard({ id, price, days, sales, absentee }: CountyScorecardProps) {
  const { fields, values, isValid } = useFigures(id, { price, days, sales, absentee }, limits.county)
  const met = countyCriteria.filter(({ field, isMet }) => isMet(values[field]))
  const criteriaMet = `${met.length} of ${countyCriteria.length}`
  return (
    <Calculator
      id={id}
      title="County scorecard"
      note="The four house criteria, for one county and one acreage band."
      fields={countyCriteria.map(({ field, name }) => (
        <CalculatorField key={field} label={name} {...fields[field]} />
      ))}
      isValid={isValid}
      spoken={`Criteria met: ${criteriaMet}.`}
      result={
        <>
          <p className="map-label">Criteria met</p>
          <p className="calculator-figure">{criteriaMet}</p>
          <CalculatorLines
            lines={countyCriteria.map((criterion) => [
              `${criterion.name}, ${criterion.rule}`,
              met.includes(criterion) ? 'Met' : 'Not met',
            ])}
          />
        </>
      }
    />
  )
}
