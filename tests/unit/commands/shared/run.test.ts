import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '@/lib/commands/shared/run.mjs'

test('characters that a pipe splits are kept whole', async () => {
  // Three bytes each, so that a pipe's chunks, which are powers of two, end inside one.
  const letters = '…'.repeat(100_000)
  const program = `process.stdout.write('…'.repeat(${letters.length}))`
  const { code, output } = await run(process.execPath, ['-e', program], { quiet: true })
  expect([code, output === letters]).toEqual([0, true])
})

test('a program that is not there, or that was killed, has failed', async () => {
  expect(await run('no-such-program', [], { quiet: true })).toEqual({
    code: 1,
    output: 'spawn no-such-program ENOENT',
  })
  const { code } = await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"], {
    quiet: true,
  })
  expect(code).toBe(1)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a command that %s ends also stops the program that it runs, and has failed',
  async (signal) => {
    const file = pathToFileURL(path.resolve('lib/commands/shared/run.mjs')).href
    const program = "console.log('begun'); setTimeout(() => console.log('went on'), 3000)"
    const command = `import { run } from '${file}'; await run(process.execPath, ['-e', ${JSON.stringify(program)}])`
    const running = spawn(process.execPath, ['--input-type=module', '-e', command])
    const ended = once(running, 'exit')
    let output = ''
    running.stdout.on('data', (text) => {
      output += text
      running.kill(signal)
    })
    // The two share an output, which is closed when both have ended.
    await once(running.stdout, 'close')
    expect(output).toBe('begun\n')
    expect(await ended).toEqual([130, null])
  },
)
