import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newestDay, parseHistory } from '@/lib/content-history'
import { temporaryFolder } from '../fixtures/temporary-folder'

const log = `2026-03-02

content/blog/a.mdx
2026-01-15

content/blog/a.mdx
content/blog/b.mdx
`

test('a file is as new as the newest commit that lists it', () => {
  expect(parseHistory(log)).toEqual(
    new Map([
      ['content/blog/a.mdx', '2026-03-02'],
      ['content/blog/b.mdx', '2026-01-15'],
    ]),
  )
})

test('several files are as new as the newest of them', () => {
  const days = parseHistory(log)
  expect(newestDay(days, ['content/blog/b.mdx', 'content/blog/a.mdx'], '2025-08-28')).toBe('2026-03-02')
})

test('a file without history is as new as its publication date', () => {
  expect(newestDay(new Map(), ['content/blog/c.mdx'], '2025-08-28')).toBe('2025-08-28')
})

test('nothing is dated before its publication', () => {
  expect(newestDay(parseHistory(log), ['content/blog/b.mdx'], '2026-02-01')).toBe('2026-02-01')
})

const home = process.cwd()
let folder: string

beforeAll(() => {
  folder = temporaryFolder()
  const project = path.join(folder, 'project')
  mkdirSync(path.join(project, 'content'), { recursive: true })
  const git = (day: string, ...parameters: string[]) =>
    execFileSync(
      'git',
      ['-C', project, '-c', 'user.name=Ann', '-c', 'user.email=ann@land.test', ...parameters],
      {
        // The user’s own configuration may sign commits or run hooks.
        env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      },
    )
  git('2026-01-15', 'init', '--quiet')
  for (const [file, day] of [
    ['a.mdx', '2026-01-15'],
    ['b.mdx', '2026-03-02'],
  ] as const) {
    writeFileSync(path.join(project, 'content', file), file)
    git(day, 'add', '.')
    git(day, 'commit', '--quiet', '--message', file)
  }
  // More than a megabyte of names, as in the history of a thousand articles after some years.
  const deep = path.join(project, 'content', ...Array(4).fill('d'.repeat(200)))
  mkdirSync(deep, { recursive: true })
  for (let file = 0; file < 1400; file += 1) writeFileSync(path.join(deep, String(file)), '')
  git('2026-04-01', 'add', '.')
  git('2026-04-01', 'commit', '--quiet', '--message', 'many')
})
afterEach(() => process.chdir(home))

test.each([
  ['a full clone knows when a file changed', [], '2026-01-15'],
  [
    'a shallow clone, which has only its last commit, falls back to the date of the article',
    ['--depth=1'],
    '2025-08-28',
  ],
] as const)('%s', async (name, depth, day) => {
  const clone = path.join(folder, name.split(' ')[1] ?? '')
  execFileSync('git', ['clone', '--quiet', ...depth, `file://${path.join(folder, 'project')}`, clone])
  process.chdir(clone)
  jest.resetModules()
  const { lastChanged } = await import('@/lib/content-history')
  expect(lastChanged(['content/a.mdx'], '2025-08-28')).toBe(day)
})
