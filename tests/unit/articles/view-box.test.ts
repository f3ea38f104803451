import { readViewBox } from '@/lib/view-box'

test.each(['0 0 10 20', '0,0,10,20', ' 0, 0 ,10\n20 ', '-5 .5 1e1 +20', '0 0\t10.0 20'])(
  '%j is ten by twenty',
  (value) => {
    expect(readViewBox(value)).toEqual({ width: 10, height: 20 })
  },
)

test.each([
  '',
  '0 0 10',
  '0 0 10 20 30',
  '0 0 10 x',
  '0 0 0 20',
  '0 0 10 -20',
  '0,,0 10 20',
  '0 0 10 20,',
  '0 0 Infinity 20',
])('%j is no size', (value) => {
  expect(readViewBox(value)).toBeUndefined()
})
