import { withoutUnreachable } from '@/lib/build/export/reachable-rows.mjs'

const text = (id: string) => ({ id, tag: 'T', body: `words of ${id}` })
const value = (id: string, content: unknown[]) => ({ id, tag: '', body: JSON.stringify(content) })
const root = (content: object) => ({ id: '0', tag: '', body: JSON.stringify(content) })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('rows that another names stay, whatever their number begins with', () => {
  const ids = ['1', '9f', 'a0', 'b', 'c3', 'd', 'e1', 'ff', '100']
  const rows = [root({ children: ids.map((id) => `$${id}`) }), ...ids.map(text)]
  expect(idsOf(withoutUnreachable(rows))).toEqual(['0', ...ids])
})

test('they stay where they are named as modules, promises, or by a place in them', () => {
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

test('values and modules that nothing names go, with what only they name', () => {
  const rows = [
    root({ words: '$$a' }),
    value('a', ['$', '$Lb', null, {}]),
    { id: 'b', tag: 'I', body: '["m"]' },
  ]
  expect(idsOf(withoutUnreachable(rows))).toEqual(['0'])
})

test('a text is no tree: what it looks like naming may go', () => {
  const rows = [root({ words: '$a' }), { id: 'a', tag: 'T', body: '["$b"]' }, text('b')]
  expect(idsOf(withoutUnreachable(rows))).toEqual(['0', 'a'])
})
