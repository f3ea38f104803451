import { icoFile, iconSvg, pngIcons } from '@/lib/share/icons'

test('an icon is a square tile with the mark centered in it', () => {
  const svg = iconSvg(72, 0.5)
  expect(svg).toContain('viewBox="0 0 72 72"')
  expect(svg).toContain('translate(18 20) scale(1)')
})

test('the mark of a maskable icon stays inside the safe zone', () => {
  for (const { markWidth } of pngIcons.filter(({ purpose }) => purpose === 'maskable')) {
    const diagonal = Math.hypot(markWidth, (markWidth * 32) / 36)
    expect(diagonal).toBeLessThanOrEqual(0.8)
  }
})

test('an ICO file has the position of each of its images', () => {
  const ico = icoFile([
    { size: 16, png: Buffer.from('small') },
    { size: 32, png: Buffer.from('larger') },
  ])
  expect(ico.readUInt16LE(2)).toBe(1)
  expect(ico.readUInt16LE(4)).toBe(2)
  const second = 6 + 16
  expect(ico.readUInt8(second)).toBe(32)
  const start = ico.readUInt32LE(second + 12)
  expect(ico.subarray(start, start + ico.readUInt32LE(second + 8)).toString()).toBe('larger')
})
