import fc from 'fast-check'
import { modulesFirst, readRows, writeRows } from '@/lib/build/export/flight-rows.mjs'

const flight =
  '1:"$Sreact.fragment"\n3:I[1,["$2"],"default"]\n:HL["/a.css","style"]\na:T7,x\n2:"é0:{"b":1}\n17:X\n'

test('rows are parsed: values, modules, hints without an id, texts with line breaks in them', () => {
  expect(readRows(flight)).toEqual([
    { id: '1', tag: '', body: '"$Sreact.fragment"' },
    { id: '3', tag: 'I', body: '[1,["$2"],"default"]' },
    { id: '', tag: 'H', body: 'L["/a.css","style"]' },
    { id: 'a', tag: 'T', body: 'x\n2:"é' },
    { id: '0', tag: '', body: '{"b":1}' },
    { id: '17', tag: 'X', body: '' },
  ])
})

test('unchanged rows are written exactly as read', () => {
  expect(writeRows(readRows(flight))).toBe(flight)
})

test('any text survives writing and reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const text = Buffer.from(words).toString()
      const row = { id: '5', tag: 'T', body: text }
      const value = { id: '6', tag: '', body: JSON.stringify([text]) }
      expect(readRows(writeRows([row, value]))).toEqual([row, value])
    }),
  )
})

test.each(['no row', '5:A4,bytes\n', '0:{"b":1}', '0:T20,short\n', '0;[1]\n'])('%j is rejected', (broken) => {
  expect(() => readRows(broken)).toThrow(/^Flight data (has an unknown row|breaks off)/)
})

test('modules are ordered the same wherever React wrote them, after the rows they reference', () => {
  const [root, address, name, menu, bar, part] = [
    '0:["$L7d"]\n',
    '5:"/_next/static/chunks/a.js"\n',
    '36:"Menu"\n',
    '7d:I[1,["$5"],"$36"]\n',
    '9:I[2,["$5"],"Bar"]\n',
    '42:["$","p",null,{}]\n',
  ]
  const orders = [
    [root, address, bar, name, menu, part],
    [root, name, menu, part, address, bar],
  ]
  for (const order of orders)
    expect(writeRows(modulesFirst(readRows(order.join(''))))).toBe(
      [address, name, bar, menu, root, part].join(''),
    )
})
