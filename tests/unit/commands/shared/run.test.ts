import { run } from '@/lib/commands/shared/run.mjs'

test('letters that a pipe cuts in two are kept whole', async () => {
  // Three bytes each, so that a pipe's chunks, which are powers of two, end inside one.
  const letters = '…'.repeat(100_000)
  const program = `process.stdout.write('…'.repeat(${letters.length}))`
  const { code, output } = await run(process.execPath, ['-e', program], { quiet: true })
  expect([code, output === letters]).toEqual([0, true])
})
