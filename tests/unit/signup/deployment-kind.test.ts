import { redirectsToApp, signupRefusal } from '@/lib/signup/deployment-kind'

const siteUrl = 'https://www.example.com'

test.each([
  'www.example.com',
  'example.com',
  'founders.example.com',
  '10.example.com',
  'site.pages.dev',
  'site.web.app',
  '172.15.0.1',
  '172.32.0.1',
])('a buyer on %s is redirected to the app', (host) => {
  expect(redirectsToApp(host, siteUrl)).toBe(true)
})

test.each([
  'localhost',
  '127.0.0.1',
  '192.168.1.20',
  '10.0.0.5',
  '172.16.0.1',
  '172.20.0.3',
  '172.31.255.254',
  '169.254.7.7',
  '0.0.0.0',
  '[fd00::20]',
  'laptop',
  'laptop.local',
  'laptop.lan',
  'site--pr12-abc123.web.app',
  'site--pr12-abc123.firebaseapp.com',
  'site-git-main-team.vercel.app',
  'deploy-preview-7--site.netlify.app',
  'abc123.site.pages.dev',
  'fluffy-space-3000.app.github.dev',
  'abc123.ngrok-free.app',
  'some-words.trycloudflare.com',
])('on the local or preview host %s the redirect is only logged', (host) => {
  expect(redirectsToApp(host, siteUrl)).toBe(false)
})

test('a preview-like host that is the configured site redirects', () => {
  expect(redirectsToApp('site.vercel.app', 'https://site.vercel.app')).toBe(true)
})

test('a local build refuses sign-up on any host but this computer, and says why', () => {
  expect(signupRefusal('localhost', true)).toBeNull()
  expect(signupRefusal('www.example.com', true)).toMatch(/local build.*www\.example\.com/)
  expect(signupRefusal('www.example.com', false)).toBeNull()
})
