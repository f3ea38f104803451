import { isLocal, isLoopback } from '@/lib/hostnames'

test.each(['localhost', 'site.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])(
  '%s is this computer',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['localhost.example.com', 'mylocalhost', '127.0.0.1.example.com', '128.0.0.1', 'example.com'])(
  '%s is not',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

test.each(['localhost', '192.168.1.10', '[fd00::20]', 'laptop', 'office.lan', 'land.invalid'])(
  '%s is no address on the internet',
  (host) => {
    expect(isLocal(host)).toBe(true)
  },
)

test('a preview is on the internet, as the site is', () => {
  for (const host of ['www.example.com', 'site-git-main-team.vercel.app']) expect(isLocal(host)).toBe(false)
})
