import { withoutUnreachable } from '@/lib/build/export/reachable-rows.mjs'

const text = (id: string) => ({ id, tag: 'T', body: `words of ${id}` })
const value = (id: string, content: unknown[]) => ({ id, tag: '', body: JSON.stringify(content) })
const root = (content: object) => ({ id: '0', tag: '', body: JSON.stringify(content) })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('referenced rows are kept, whatever digit their id starts with', () => {
  const ids = ['1', '9f', 'a0', 'b', 'c3', 'd', 'e1', 'ff', '100']
  const rows = [root({ children: ids.map((id) => `$${id}`) }), ...ids.map(text)]
  expect(idsOf(withoutUnreachable(rows))).toEqual(['0', ...ids])
})

test('rows referenced as modules, as promises or by a path into them are kept', () => {
  const rows = [
    root({ lazy: '$La', promise: '$@b', place: '$c:props:children' }),
    { id: '1a', tag: 'I', body: '["$d",[],"Menu"]' },
    value('a', ['$', '$L1a', null, {}]),
    value('b', ['$', 'p', null, {}]),
    value('c', ['$', 'p', null, { children: 'Words' }]),
    { id: 'd', tag: '', body: '"/chunk.js"' },
  ]
  expect(idsOf(withoutUnreachable(rows))).toEqual(idsOf(rows))
})

test('unreferenced values and modules are removed, with what only they reference', () => {
  const rows = [
    root({ words: '$$a' }),
    value('a', ['$', '$Lb', null, {}]),
    { id: 'b', tag: 'I', body: '["m"]' },
  ]
  expect(idsOf(withoutUnreachable(rows))).toEqual(['0'])
})

test('a text is not searched for references', () => {
  const rows = [root({ words: '$a' }), { id: 'a', tag: 'T', body: '["$b"]' }, text('b')]
  expect(idsOf(withoutUnreachable(rows))).toEqual(['0', 'a'])
})
