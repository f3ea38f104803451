import { useState } from 'react'
import { type Range, rangeFault } from '@/lib/calculators/limits'
import { otherUnit, readNumber, type Unit, units } from '@/lib/calculators/typed-number'
import { groupThousands } from '@/lib/grouped-figure'

type Field = {
  id: string
  unit: Unit | undefined
  text: string
  problem: string | undefined
  onChange: (text: string) => void
}

type Figures<Name extends string> = {
  fields: Record<Name, Field>
  /** The last figures that were all valid. */
  values: Record<Name, number>
  /** Whether these are the figures in the fields. */
  isValid: boolean
}

type Texts<Name extends string> = Record<Name, string>
/** As in `lib/calculators/limits.ts`: `max` may be the name of the field whose value must not be exceeded. */
type Ranges<Name extends string> = Record<Name, Range & { max: number | Name }>

/**
 * State of a calculator's fields: text as typed, what is wrong with it, and the figures to compute with.
 * @param id of the calculator; the ids of its fields begin with it
 */
export function useFigures<Name extends string>(
  id: string,
  defaults: Texts<Name>,
  ranges: NoInfer<Ranges<Name>>,
): Figures<Name> {
  const names = Object.keys(defaults) as Name[]
  const [{ texts, values }, setState] = useState(() => ({ texts: defaults, values: valuesOf(defaults) }))

  function valuesOf(typed: Texts<Name>): Record<Name, number> {
    return record(names, (name) => readNumber(typed[name]) ?? 0)
  }

  // A state updater, because several fields may report early input at the same time.
  function change(name: Name, text: string) {
    setState((before) => {
      const next = { ...before.texts, [name]: text }
      const isWrong = names.some((each) => problemOf(each, next, ranges))
      return { texts: next, values: isWrong ? before.values : valuesOf(next) }
    })
  }

  const fields = record(names, (name) => ({
    id: `${id}-${name}`,
    unit: ranges[name].unit,
    text: texts[name],
    problem: problemOf(name, texts, ranges),
    onChange: (text: string) => change(name, text),
  }))
  return { fields, values, isValid: names.every((name) => fields[name].problem === undefined) }
}

function problemOf<Name extends string>(
  name: Name,
  texts: Texts<Name>,
  ranges: Ranges<Name>,
): string | undefined {
  const { min, max: limit, whole, unit } = ranges[name]
  const max = typeof limit === 'number' ? limit : validFigure(limit, texts, ranges)
  const figure = readNumber(texts[name])
  const other = figure === undefined ? undefined : otherUnit(texts[name], unit)
  if (other) return `Enter ${unit ? units[unit] : 'a number'}, not ${units[other]}.`
  switch (rangeFault(figure, { min, max, whole })) {
    case 'no-number':
      return 'Enter a number.'
    case 'too-low':
      return `Enter ${groupThousands(String(min))} or more.`
    case 'too-high':
      return `Enter ${groupThousands(String(max))} or less.`
    case 'not-whole':
      return 'Enter a whole number.'
  }
}

/** An invalid field limits no other field. */
function validFigure<Name extends string>(name: Name, texts: Texts<Name>, ranges: Ranges<Name>) {
  return problemOf(name, texts, ranges) ? undefined : readNumber(texts[name])
}

function record<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}
