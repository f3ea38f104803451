import { isLocal, isLoopback } from '@/lib/hostnames'

test.each(['localhost', 'site.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'])(
  '%s is this computer',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['localhost.example.com', 'mylocalhost', '127.0.0.1.example.com', '128.0.0.1', 'example.com'])(
  '%s is not this computer',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

test.each(['localhost', '192.168.1.10', '[fd00::20]', 'laptop', 'office.lan', 'land.invalid'])(
  '%s is not a host on the internet',
  (host) => {
    expect(isLocal(host)).toBe(true)
  },
)

test('the site and its previews are on the internet', () => {
  for (const host of ['www.example.com', 'site-git-main-team.vercel.app']) expect(isLocal(host)).toBe(false)
})
