'use client'

import { useState } from 'react'
import { readNumber } from '@/lib/calculators/numbers'

/** Lowest and highest figure that makes sense in a field. */
export type Range = { least: number; most: number }

type Field = { text: string; problem: string | undefined; onChange: (text: string) => void }

type Figures<Name extends string> = {
  fields: Record<Name, Field>
  /** The last figures that all made sense; what is typed wrongly leaves the result as it was. */
  values: Record<Name, number>
}

/** State of a calculator's fields: text as typed, what is wrong with it, and the figures to compute with. */
export function useFigures<Name extends string>(
  defaults: Record<Name, string>,
  ranges: Record<Name, Range>,
): Figures<Name> {
  const names = Object.keys(defaults) as Name[]
  const [texts, setTexts] = useState(defaults)
  const [values, setValues] = useState(() => record(names, (name) => readNumber(defaults[name]) ?? 0))

  function change(name: Name, text: string) {
    const next = { ...texts, [name]: text }
    setTexts(next)
    if (names.every((each) => !problemOf(next[each], ranges[each])))
      setValues(record(names, (each) => readNumber(next[each]) ?? 0))
  }

  const fields = record(names, (name) => ({
    text: texts[name],
    problem: problemOf(texts[name], ranges[name]),
    onChange: (text: string) => change(name, text),
  }))
  return { fields, values }
}

function problemOf(text: string, { least, most }: Range): string | undefined {
  const figure = readNumber(text)
  if (figure === undefined) return 'Enter a number.'
  if (figure < least) return `Enter ${least.toLocaleString('en-US')} or more.`
  if (figure > most) return `Enter ${most.toLocaleString('en-US')} or less.`
  return undefined
}

function record<Name extends string, Value>(names: Name[], make: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}
