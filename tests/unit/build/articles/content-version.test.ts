import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import withContentVersion, { contentVersion } from '@/lib/build/articles/content-version.mjs'
import { enterProject } from '../../../fixtures/project-folder'

let project: { leave: () => void }

beforeEach(() => {
  project = enterProject({ 'content/blog/plat.mdx': 'one' })
})
afterEach(() => project.leave())

test('writing, adding, renaming or deleting a file changes the version, at any depth', () => {
  const changes = [
    () => writeFileSync('content/blog/plat.mdx', 'two'),
    () => writeFileSync('content/figures/fence.svg', '<svg/>'),
    () => renameSync('content/blog/plat.mdx', 'content/blog/survey.mdx'),
    () => renameSync('content/blog/survey.mdx', 'content/blog/surveys.mdx'),
    () => rmSync('content/blog/surveys.mdx'),
  ]
  const versions = [contentVersion()]
  for (const change of changes) {
    change()
    versions.push(contentVersion())
  }
  expect(new Set(versions).size).toBe(6)
})

test('the version stays the same without a change', () => {
  expect(contentVersion()).toBe(contentVersion())
})

test('a module that is loaded with the version depends on the content folder and changes with it', () => {
  const addContextDependency = jest.fn()
  const load = () => withContentVersion.call({ addContextDependency }, 'export const a = 1')
  const before = load()
  expect(addContextDependency).toHaveBeenCalledWith(path.resolve('content'))
  expect(before).toMatch(/^export const a = 1\n/)
  writeFileSync('content/blog/plat.mdx', 'two')
  expect(load()).not.toBe(before)
})
