import { requireNode } from '@/lib/commands/shared/node-version.mjs'

test.each(['20.19.0', '20.19.5', '20.20.2', '22.13.0', '22.21.1', '24.0.0', '25.1.0', '30.0.0'])(
  'Node %s will do',
  (version) => {
    expect(() => requireNode(version)).not.toThrow()
  },
)

test.each(['20.18.3', '21.7.3', '22.12.0', '23.11.1', '18.20.0', '8.0.0', '4.4.4'])(
  'Node %s is refused',
  (version) => {
    expect(() => requireNode(version)).toThrow(
      `This project needs Node 24 or newer, or 22 from 22.13, or 20 from 20.19, and this is ${version}. Install another version from https://nodejs.org`,
    )
  },
)
