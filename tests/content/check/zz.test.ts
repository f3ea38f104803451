import { writeFileSync } from 'node:fs'
import { checkChange, checkText, valid, changed } from './checked'
import cases from '/tmp/cases.json'
test('x', () => {
  expect(checkText(valid)).toEqual([])
  const out: unknown[] = []
  for (const [from, to] of cases as [string,string][]) out.push([from, to, from==='*'?checkText(to):checkChange(from, to)])
  writeFileSync('/tmp/out.json', JSON.stringify(out, null, 1))
})
