import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

test('every action is pinned to a commit, with its version in a comment', () => {
  const actions = workflows.flatMap((text) =>
    Array.from(text.matchAll(/uses: (.*)/g), ([, action]) => action),
  )
  expect(actions).not.toEqual([])
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('workflows may read the code and nothing else', () => {
  for (const text of workflows) {
    const { permissions, jobs } = parse(text)
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values<{ permissions?: unknown }>(jobs)) expect(job.permissions).toBeUndefined()
  }
})
