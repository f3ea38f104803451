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
  /** The last figures that all made sense. */
  values: Record<Name, number>
  /** Whether they are those of the fields. */
  isSound: boolean
}

type Texts<Name extends string> = Record<Name, string>
/** Of `lib/calculators/limits.ts`: the most of a field may be the name of the one that it must not exceed. */
type Ranges<Name extends string> = Record<Name, Range & { max: number | Name }>

/**
 * State of a calculator's fields: text as typed, what is wrong with it, and the figures to compute with.
 * @param id of the calculator; its fields' begin with it
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

  // Several fields may report what was typed before the page was live, all at once.
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
  return { fields, values, isSound: names.every((name) => fields[name].problem === undefined) }
}

function problemOf<Name extends string>(
  name: Name,
  texts: Texts<Name>,
  ranges: Ranges<Name>,
): string | undefined {
  const { min, max: limit, whole, unit } = ranges[name]
  const max = typeof limit === 'number' ? limit : soundFigure(limit, texts, ranges)
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

/** A field that is wrong itself is the limit of no other. */
function soundFigure<Name extends string>(name: Name, texts: Texts<Name>, ranges: Ranges<Name>) {
  return problemOf(name, texts, ranges) ? undefined : readNumber(texts[name])
}

function record<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}
