import { type County, scoreCounty } from '@/lib/calculators/county'
import { limits } from '@/lib/calculators/limits'
import { Calculator } from './calculator'
import { CalculatorField } from './calculator-field'
import { useFigures } from './use-figures'

type CountyScorecardProps = Record<'id' | keyof County, string>

export function CountyScorecard({ id, price, days, sales, absentee }: CountyScorecardProps) {
  const { fields, values, isValid } = useFigures(id, { price, days, sales, absentee }, limits.county)
  const tests = scoreCounty(values)
  const criteriaMet = `${tests.filter((test) => test.passed).length} of ${tests.length}`
  return (
    <Calculator
      id={id}
      title="County scorecard"
      note="The four house criteria, for one county and one acreage band."
      fields={
        <>
          <CalculatorField label="Typical sold price" {...fields.price} />
          <CalculatorField label="Average days on market" {...fields.days} />
          <CalculatorField label="Sold parcels a month" {...fields.sales} />
          <CalculatorField label="Out-of-state owners" {...fields.absentee} />
        </>
      }
      isValid={isValid}
      spoken={`Criteria met: ${criteriaMet}.`}
      result={
        <>
          <p className="map-label">Criteria met</p>
          <p className="calculator-figure">{criteriaMet}</p>
          <dl className="calculator-lines">
            {tests.map((test) => (
              <div key={test.name}>
                <dt>
                  {test.name}, {test.rule}
                </dt>
                <dd>{test.passed ? 'Met' : 'Not met'}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    />
  )
}
