type CalculatorLinesProps = { lines: readonly (readonly [what: string, figure: string, remark?: string])[] }

/** Results of a calculator, each on a line with what it is. */
export function CalculatorLines({ lines }: CalculatorLinesProps) {
  return (
    <dl className="calculator-lines">
      {lines.map(([what, figure, remark]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
          {remark ? <dd>{remark}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
