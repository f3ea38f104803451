import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { scripts } from '@/package.json'
import { enterProject } from '../../fixtures/project-folder'
import { runScript } from '../../fixtures/run-script'

// Runs whole programs, which is slow on a busy machine.
jest.setTimeout(60_000)

let project: { leave: () => void } | undefined

afterEach(() => {
  project?.leave()
  project = undefined
})

test.each(['dev', 'check:content', 'new:article'] as const)('npm run %s installs what is missing', (name) => {
  expect(scripts[name]).toContain('node lib/commands/with-packages.mjs ')
})

const checkContent = () => runScript('lib/commands/check-content.ts')
const newArticle = (...title: string[]) => runScript('lib/commands/new-article.ts', title)

test('the content check reports every fault in articles, glossary, reading paths and toolbox at once, and fails', () => {
  const glossary = readFileSync('content/glossary.yaml', 'utf8')
  const paths = readFileSync('content/reading-paths.yaml', 'utf8')
  project = enterProject({
    'content/glossary.yaml': `${glossary}\nacre-foot:\n  name: 5\n`,
    'content/reading-paths.yaml': `${paths}- title: "Open\n`,
  })
  // Without the others, from which the toolbox takes its parts.
  rmSync('content/blog', { recursive: true })
  mkdirSync('content/blog')
  writeFileSync('content/blog/plat.mdx', '')
  const { status, stderr } = checkContent()
  expect(status).toBe(1)
  for (const file of ['content/blog/plat.mdx', 'content/glossary.yaml', 'content/reading-paths.yaml'])
    expect(stderr).toContain(`${file}, line `)
  expect(stderr).toContain('because the toolbox prints parts of it')
  const sentences = stderr.split('\n').filter((line) => line.startsWith('content/'))
  expect(stderr).toMatch(new RegExp(`^${sentences.length} things to fix\\.`, 'm'))
})

test('a new article is a draft in its own file, which the content check passes', () => {
  project = enterProject({})
  const { status, stdout } = newArticle('Plats for', 'Buyers')
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining(
      'Wrote content/blog/plats-for-buyers.mdx, a draft with the title "Plats for Buyers".',
    ),
  ])
  expect(readFileSync('content/blog/plats-for-buyers.mdx', 'utf8')).toContain('title: "Plats for Buyers"\n')
  expect(checkContent()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Content is in order: \d+ articles, 2 drafts\.$/),
    stderr: '',
  })
})

test('a new article is never written over another, not even over a file that nobody can read', () => {
  project = enterProject({ 'content/blog/plats.mdx': 'Somebody’s words.' })
  expect(newArticle('Plats')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is an article content/blog/plats.mdx already; choose another title.',
  })
  expect(readFileSync('content/blog/plats.mdx', 'utf8')).toBe('Somebody’s words.')
})
