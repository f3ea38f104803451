import { requireNode } from '@/lib/commands/shared/node-version.mjs'

test.each(['20.19.0', '20.19.5', '20.20.2', '21.0.0', '22.1.0', '30.0.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow()
})

test.each(['20.18.3', '18.20.0', '19.99.0', '8.0.0', '4.4.4'])('Node %s is told to be too old', (version) => {
  expect(() => requireNode(version)).toThrow(
    `This project needs Node 20.19 or newer, and this is ${version}. Install a newer one from https://nodejs.org`,
  )
})

test('npm and the commands ask for the same Node', () => {
  const { engines } = jest.requireActual('../../../../package.json')
  const [least] = /\d+\.\d+/.exec(engines.node) ?? []
  expect(() => requireNode('4.4.4')).toThrow(`This project needs Node ${least} or newer`)
  expect(() => requireNode(`${least}.0`)).not.toThrow()
})
