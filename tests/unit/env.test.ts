import { readFileSync } from 'node:fs'
import { ConfigurationError, readEnvironment } from '@/lib/env'
import { settings } from '@/lib/settings/settings'
import { productionSettings as good } from '../fixtures/production-settings'

const names = Object.keys(settings.shape) as (keyof typeof settings.shape)[]
const isRequired = (name: keyof typeof settings.shape) => !settings.shape[name].safeParse(undefined).success

/** The error message that stops a build with these settings. */
function complaint(source: Record<string, string | undefined>, now?: Date): string {
  try {
    readEnvironment(source, now)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
  return 'nothing'
}

test('.env.example lists exactly the settings, each under its description, the required ones first', () => {
  const [required = '', optional = ''] = readFileSync('.env.example', 'utf8').split('# Optional')
  const listed = (text: string) =>
    Array.from(text.matchAll(/^# (.+)\n(NEXT_PUBLIC_\w+)=/gm), ([, help, name]) => [name, help])
  const described = (wanted: boolean) =>
    names
      .filter((name) => isRequired(name) === wanted)
      .map((name) => [name, settings.shape[name].description])
  expect(listed(required).sort()).toEqual(described(true).sort())
  expect(listed(optional).sort()).toEqual(described(false).sort())
  expect(`${required}${optional}`.match(/^\w+=/gm)).toHaveLength(names.length)
})

test('the example values of .env.example are rejected, each by name', () => {
  const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^(NEXT_PUBLIC_\w+)=(.+)$/gm)]
  expect(lines.length).toBeGreaterThan(5)
  for (const [, name = '', value] of lines)
    expect(complaint({ ...good, [name]: value })).toContain(
      `${name} is "${value}" but must be your own value; this is an example`,
    )
})

test('eleven settings are required', () => {
  expect(names.filter(isRequired)).toEqual(Object.keys(good))
})

test('a production build without settings names every missing one at once, with its help', () => {
  const message = complaint({})
  for (const name of Object.keys(good))
    expect(message).toMatch(new RegExp(`^  ${name} is not set \\(.+\\)$`, 'm'))
  expect(message.match(/is not set/g)).toHaveLength(11)
  expect(message).toContain('.env.example')
  expect(message).toContain('npm start')
})

test('every setting is read into its own field', () => {
  const environment = readEnvironment({
    ...good,
    NEXT_PUBLIC_DEMO_VIDEO_DATE: '2025-01-31',
    NEXT_PUBLIC_SUPPORT_URL: 'https://land-site.org/support',
    NEXT_PUBLIC_CONTACT_URL: 'https://land-site.org/contact',
    NEXT_PUBLIC_CASE_STUDIES_URL: 'https://land-site.org/cases',
    NEXT_PUBLIC_SOCIAL_X_URL: 'https://x.org/land',
    NEXT_PUBLIC_SOCIAL_YOUTUBE_URL: 'https://youtube.org/land',
    NEXT_PUBLIC_SOCIAL_FACEBOOK_URL: 'https://facebook.org/land',
    NEXT_PUBLIC_SOCIAL_INSTAGRAM_URL: 'https://instagram.org/land',
  })
  expect(environment).toEqual({
    siteUrl: 'https://www.land-site.org',
    crmAppUrl: 'https://app.land-site.org',
    checkout: {
      lifetime: 'https://pay.land-site.org/lifetime',
      monthly: 'https://pay.land-site.org/monthly',
    },
    demoVideoUrl: 'https://video.land-site.org/embed/1',
    demoVideoDate: '2025-01-31',
    newsletterUrl: 'https://mail.land-site.org/form',
    firebase: {
      apiKey: good.NEXT_PUBLIC_FIREBASE_API_KEY,
      authDomain: 'land-site.firebaseapp.com',
      projectId: 'land-site',
      appId: '1:2:web:3',
    },
    localFirebase: null,
    founderName: 'Ada Field',
    supportUrl: 'https://land-site.org/support',
    contactUrl: 'https://land-site.org/contact',
    caseStudiesUrl: 'https://land-site.org/cases',
    social: [
      { name: 'X', url: 'https://x.org/land' },
      { name: 'YouTube', url: 'https://youtube.org/land' },
      { name: 'Facebook', url: 'https://facebook.org/land' },
      { name: 'Instagram', url: 'https://instagram.org/land' },
    ],
  })
})

test('a misspelled setting is reported with the name that was meant, even when that one is optional', () => {
  expect(complaint({ ...good, NEXT_PUBLIC_SOCIAL_FACEBOK_URL: 'https://facebook.org/land' })).toContain(
    '\n  NEXT_PUBLIC_SOCIAL_FACEBOK_URL is not a setting of this site; did you mean NEXT_PUBLIC_SOCIAL_FACEBOOK_URL?\n',
  )
  const { NEXT_PUBLIC_FOUNDER_NAME: name, ...rest } = good
  expect(complaint({ ...rest, NEXT_PUBLIC_FOUNDERNAME: name })).toMatch(
    /NEXT_PUBLIC_FOUNDERNAME is not a setting.+ NEXT_PUBLIC_FOUNDER_NAME\?\n {2}NEXT_PUBLIC_FOUNDER_NAME is not set/,
  )
})

test('a host’s own variables, and names similar to a setting that is set, are not reported', () => {
  const others = { NEXT_PUBLIC_VERCEL_URL: 'x.land-site.org', NEXT_PUBLIC_SITE_URLS: 'x', SITE_URL: 'x' }
  expect(readEnvironment({ ...good, ...others }).siteUrl).toBe(good.NEXT_PUBLIC_SITE_URL)
})

test('a payment link in live mode is accepted, even with “sandbox” in its name or path', () => {
  for (const link of [
    'https://buy.stripe.com/abc123',
    'https://pay.sandboxland.org/abc',
    'https://pay.land.org/sandbox',
  ])
    expect(readEnvironment({ ...good, NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: link }).checkout.lifetime).toBe(link)
})

test('a profile may be on any host that is not known to belong to another network', () => {
  for (const link of [
    'https://x.com/land',
    'https://mobile.twitter.com/land',
    'https://netx.com/land',
    'https://facebook.com.land-site.org/x',
  ])
    expect(readEnvironment({ ...good, NEXT_PUBLIC_SOCIAL_X_URL: link }).social[0]?.url).toBe(link)
})

test('the CRM may be at a path of this site that is not one of its pages', () => {
  const link = `${good.NEXT_PUBLIC_SITE_URL}/app`
  expect(readEnvironment({ ...good, NEXT_PUBLIC_CRM_APP_URL: link }).crmAppUrl).toBe(link)
})

test('the case studies may be a page of this site or of any other host', () => {
  for (const link of [
    '',
    '/',
    '/transparency',
    '/#faq',
    '/blog',
    '/blog/tax-strategies',
    '/land-investor-toolbox.pdf',
  ])
    expect(complaint({ ...good, NEXT_PUBLIC_CASE_STUDIES_URL: `${good.NEXT_PUBLIC_SITE_URL}${link}` })).toBe(
      'nothing',
    )
  expect(complaint({ ...good, NEXT_PUBLIC_CASE_STUDIES_URL: 'https://cases.land-site.org/a' })).toBe(
    'nothing',
  )
})

test('a blank setting counts as not set', () => {
  expect(complaint({ ...good, NEXT_PUBLIC_FOUNDER_NAME: '  ' })).toContain(
    'NEXT_PUBLIC_FOUNDER_NAME is not set',
  )
  expect(readEnvironment({ ...good, NEXT_PUBLIC_SUPPORT_URL: '' }).supportUrl).toBeUndefined()
})

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://www.land-site.org', 'starts with https://'],
  ['NEXT_PUBLIC_SITE_URL', 'land-site', 'starts with https://'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.land-site.org:99999', 'must be an address that'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.land-site.org/', 'written as https://www.land-site.org'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.land-site.org/blog', 'written as https://www.land-site.org'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.land-site.org?a=b', 'written as https://www.land-site.org'],
  ['NEXT_PUBLIC_SITE_URL', 'https://WWW.land-site.org:443', 'written as https://www.land-site.org'],
  ['NEXT_PUBLIC_SITE_URL', 'https://müller-land.org', 'written as https://xn--mller-land-9db.org'],
  ['NEXT_PUBLIC_SITE_URL', 'https://localhost:3000', 'on the internet'],
  ['NEXT_PUBLIC_SITE_URL', 'https://127.0.0.1', 'on the internet'],
  ['NEXT_PUBLIC_SITE_URL', 'https://192.168.1.10', 'on the internet'],
  ['NEXT_PUBLIC_SITE_URL', 'https://[fd00::20]', 'on the internet'],
  ['NEXT_PUBLIC_SITE_URL', 'https://office.lan', 'on the internet'],
  ['NEXT_PUBLIC_SITE_URL', 'https://land.invalid', 'on the internet'],
  ['NEXT_PUBLIC_CRM_APP_URL', 'https://crm', 'on the internet'],
  ['NEXT_PUBLIC_CRM_APP_URL', 'https://app..land-site.org', 'a host of letters'],
  ['NEXT_PUBLIC_CRM_APP_URL', 'https://app.land-site.org.', 'a host of letters'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://buy.stripe,com/abc', 'a host of letters'],
  ['NEXT_PUBLIC_SUPPORT_URL', 'https://land-site.org;/help', 'a host of letters'],
  ['NEXT_PUBLIC_CONTACT_URL', 'https://www.land-site,org/help', 'a host of letters'],
  ['NEXT_PUBLIC_SOCIAL_X_URL', 'https://www.x.com,', 'a host of letters'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'javascript:alert(1)', 'starts with https://'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https:pay.land-site.org/x', 'starts with https://'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https:\\\\pay.land-site.org', 'starts with https://'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://pay.land-site.org/a b', 'contains no space'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://pay.land-site.org/a\u200B', 'invisible character'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://buy.stripe.com/abc123"', 'no space, quotation mark'],
  ['NEXT_PUBLIC_NEWSLETTER_URL', 'https://mail.land-site.org/form?u=1&amp;id=2', 'in place of &amp;'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://pay.example.org/x', 'your own'],
  [
    'NEXT_PUBLIC_DEMO_VIDEO_URL',
    'https://www.youtube.com/watch?v=a1-b_2',
    'youtube-nocookie.com/embed/a1-b_2 (',
  ],
  [
    'NEXT_PUBLIC_DEMO_VIDEO_URL',
    'https://music.youtube.com/watch?v=a1-b_2',
    'youtube-nocookie.com/embed/a1-b_2 (',
  ],
  [
    'NEXT_PUBLIC_DEMO_VIDEO_URL',
    'https://www.youtube-nocookie.com/watch?v=a1-b_2',
    'youtube-nocookie.com/embed/a1-b_2 (',
  ],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://youtu.be/a1-b_2?t=4', 'youtube-nocookie.com/embed/a1-b_2 ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://youtube.com/shorts/a1b2', 'youtube-nocookie.com/embed/a1b2 ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://youtube.com/live/a1b2', 'youtube-nocookie.com/embed/a1b2 ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://vimeo.com/123', 'player.vimeo.com/video/123 ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://vimeo.com/123/0a1b', 'player.vimeo.com/video/123?h=0a1b ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://vimeo.com/channels/land/123', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://www.youtube.com/@land', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://m.youtube.com/playlist?list=a1', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://www.loom.com/share/0a', 'loom.com/embed/0a ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://www.loom.com/share/', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://www.youtube.com/embed/', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://www.youtube.com/embed/?v=a1-b_2', 'embed/a1-b_2 ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://studio.youtube.com/channel/a1b2', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://studio.youtube.com/video/a1-b_2/edit', 'embed/a1-b_2 ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://player.vimeo.com/video/', 'under Share, Embed ('],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://www.loom.com/embed/', 'under Share, Embed ('],
  [
    'NEXT_PUBLIC_DEMO_VIDEO_URL',
    'https://drive.google.com/file/d/1a-B_c/view?usp=sharing',
    'drive.google.com/file/d/1a-B_c/preview (',
  ],
  ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'https://drive.google.com/drive/folders/1a', 'under Share, Embed ('],
  ['NEXT_PUBLIC_CONTACT_URL', 'call me', 'must start with https:// or mailto:'],
  ['NEXT_PUBLIC_CONTACT_URL', 'javascript:alert(1)', 'must start with https:// or mailto:'],
  ['NEXT_PUBLIC_CONTACT_URL', 'https:/x', 'starts with https://'],
  ['NEXT_PUBLIC_CONTACT_URL', 'mailto:foo', 'an email address after mailto:'],
  ['NEXT_PUBLIC_CONTACT_URL', 'mailto:ada@mail.land-site,org', 'an email address after mailto:'],
  ['NEXT_PUBLIC_CONTACT_URL', 'mailto:ada@land-site..org', 'an email address after mailto:'],
  ['NEXT_PUBLIC_CONTACT_URL', 'mailto:a@example.com', 'your own'],
  ['NEXT_PUBLIC_CONTACT_URL', 'mailto:ada@land-site.org?subject=Hello there', 'no space'],
  ['NEXT_PUBLIC_CONTACT_URL', 'mailto: ada@land-site.org', 'no space'],
  ['NEXT_PUBLIC_CRM_APP_URL', 'https://your-app.io', 'your own'],
  ['NEXT_PUBLIC_CRM_APP_URL', 'https://your.site', 'your own'],
  ['NEXT_PUBLIC_CRM_APP_URL', 'https://yourdomain.com/app', 'your own'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'your-project-id', 'your own'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'your-project.firebaseapp.com', 'your own'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'Your Name', 'your own'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', 'your-api-key', 'your own'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', 'not a key', 'a web API key'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', '"AIza-a-key-that-is-none-but-looks-like-1"', 'without quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', 'AIzaSyXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX', 'your own'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '"Jane Doe"', 'without quotation marks'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '“Jane Doe”', 'without quotation marks'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '‘Jane Doe’', 'without quotation marks'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '„Jane Doe“', 'without quotation marks'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '"Jane Doe', 'both of its quotation marks, or none'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'Jane Doe”', 'both of its quotation marks, or none'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', good.NEXT_PUBLIC_CHECKOUT_LIFETIME_URL, 'the lifetime offer'],
  [
    'NEXT_PUBLIC_CHECKOUT_MONTHLY_URL',
    `${good.NEXT_PUBLIC_CHECKOUT_LIFETIME_URL.toUpperCase().replace('HTTPS', 'https')}/`,
    'the lifetime offer',
  ],
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://pay.land-site.org/per-month', 'names the monthly offer'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://land-shop.org/?plan=life-time', 'names the lifetime offer'],
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://checkout.stripe.com/c/pay/cs_live_a1', 'made for one buyer'],
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://buy.stripe.com/c/pay/cs_live_a1', 'made for one buyer'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://buy.land-site.org/c/pay/cs_test_a1', 'made for one buyer'],
  [
    'NEXT_PUBLIC_CRM_APP_URL',
    good.NEXT_PUBLIC_SITE_URL,
    'the address of the CRM; this one is a page of this site',
  ],
  ['NEXT_PUBLIC_CRM_APP_URL', `${good.NEXT_PUBLIC_SITE_URL}/checkout/success`, 'a page of this site'],
  ['NEXT_PUBLIC_NEWSLETTER_URL', `${good.NEXT_PUBLIC_SITE_URL}/blog/`, 'the address of the newsletter form'],
  ...(
    [
      ['SUPPORT', '/help'],
      ['CONTACT', '/contact?from=site'],
      ['CASE_STUDIES', '/cases'],
      ['CASE_STUDIES', '/blog/'],
      ['CASE_STUDIES', '/transparency.html'],
      ['SOCIAL_X', '/x'],
      ['SOCIAL_YOUTUBE', '/youtube'],
      ['SOCIAL_FACEBOOK', '/facebook'],
      ['SOCIAL_INSTAGRAM', '/instagram'],
    ] as const
  ).map(([kind, path]) => [
    `NEXT_PUBLIC_${kind}_URL`,
    `${good.NEXT_PUBLIC_SITE_URL}${path}`,
    'another host or to a page that this site has (',
  ]),
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://buy.stripe.com/test_abc123', 'nobody is charged'],
  ...['https://www.sandbox.paypal.com/ncp/payment/A', 'https://sandbox-buy.paddle.com/a'].map(
    (link): [string, string, string] => ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', link, 'nobody is charged'],
  ),
  ['NEXT_PUBLIC_SOCIAL_X_URL', 'https://x.com/', 'the whole link to the profile'],
  ['NEXT_PUBLIC_SOCIAL_X_URL', 'https://www.youtube.com/@land', 'lead to X; this one leads to YouTube'],
  ['NEXT_PUBLIC_SOCIAL_YOUTUBE_URL', 'https://x.com/land', 'lead to YouTube; this one leads to X'],
  ['NEXT_PUBLIC_SOCIAL_FACEBOOK_URL', 'https://instagram.com/land', 'lead to Facebook'],
  ['NEXT_PUBLIC_SOCIAL_INSTAGRAM_URL', 'https://m.facebook.com/land', 'lead to Instagram'],
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://dashboard.stripe.com/payment-links/a', 'in the dashboard'],
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://buy.stripe.com', 'the whole link'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://buy.stripe.com/', 'the whole link'],
  ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://www.land-site.org/checkout/success', 'back to this site'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://land-site.org/checkout/success', 'back to this site'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://www.land-site.org', 'the whole link'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'Land Site', 'lowercase letters, digits and hyphens'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'demo-land', 'a real project'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://land-site.firebaseapp.com', 'a host such as'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'land-site..firebaseapp.com', 'a host such as'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'land-site.local', 'a host such as'],
  ['NEXT_PUBLIC_FIREBASE_APP_ID', 'land-site', 'an app id such as'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '[name]', 'your own'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'Ada\u200B Field', 'no invisible character'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'TODO', 'the name itself'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'Founder (tbd)', 'the name itself'],
  ['NEXT_PUBLIC_FOUNDER_NAME', '***', 'a name, with letters in it'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'ada@land-site.org', 'this is an address'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'https://www.land-site.org/ada', 'this is an address'],
  ['NEXT_PUBLIC_FOUNDER_NAME', 'Ada Field;', 'must not end with a comma'],
  ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://buy.stripe.com/abc123,', 'must not end with a comma'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'land-site2.firebaseapp.com', 'all four values of Firebase from one'],
  ['NEXT_PUBLIC_DEMO_VIDEO_DATE', '2026-13-45', 'year-month-day'],
  ...(
    [
      ['NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'https://buy.stripe.com/...'],
      ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://pay.land-site.org/<link>'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: what a deploy leaves in place of an unknown variable
      ['NEXT_PUBLIC_CRM_APP_URL', 'https://app.land-site.org/${TENANT}'],
      ['NEXT_PUBLIC_NEWSLETTER_URL', 'https://mail.land-site.org/form/undefined?source=site'],
      ['NEXT_PUBLIC_CONTACT_URL', 'https://land-site.org/…'],
      ['NEXT_PUBLIC_CHECKOUT_MONTHLY_URL', 'https://buy.stripe.com/[link]'],
      ['NEXT_PUBLIC_SUPPORT_URL', 'https://help.land-site.org/null'],
      ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'undefined'],
      ['NEXT_PUBLIC_FOUNDER_NAME', 'undefined'],
      ['NEXT_PUBLIC_FOUNDER_NAME', '{{ founder }}'],
      ['NEXT_PUBLIC_FOUNDER_NAME', '<first name> <last name>'],
    ] as const
  ).map(([name, value]) => [name, value, 'a part of it is not filled in']),
])('%s rejects "%s"', (name, value, words) => {
  const message = complaint({ ...good, [name]: value })
  expect(message).toContain(`${name} is "${value}" but must `)
  expect(message).toContain(words)
  expect(message.split('\n')).toHaveLength(3)
})

test.each(names)('%s rejects a secret key, and the message does not repeat it', (name) => {
  for (const kind of ['sk_live', 'sk_test', 'rk_live', 'rk_test', 'whsec']) {
    const secret = 'a1B2'.repeat(8)
    const message = complaint({ ...good, [name]: `${kind}_${secret}` })
    expect(message).toContain(
      `${name} is "${kind}_…" but must not contain a secret key; such a key must never be published (`,
    )
    expect(message).not.toContain(secret)
  }
})

test.each([
  ['-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN\n-----END PRIVATE KEY-----', '-----BEGIN PRIVATE KEY-----…'],
  [
    '{"private_key":"-----BEGIN RSA PRIVATE KEY-----MIIEvQIBADAN"}',
    '{"private_key":"-----BEGIN RSA PRIVATE KEY-----…',
  ],
  ['GOCSPX-MIIEvQIBADAN_a-1', 'GOCSPX-…'],
])('other keys of Firebase and Google than the web API key are rejected as secret: %j', (key, shown) => {
  const message = complaint({ ...good, NEXT_PUBLIC_FIREBASE_API_KEY: key })
  expect(message).toContain(`NEXT_PUBLIC_FIREBASE_API_KEY is "${shown}" but must not contain a secret key`)
  expect(message).not.toContain('MIIEvQIBADAN')
})

test('a secret key inside a URL is found, and a word that only looks like one is accepted', () => {
  const key = `sk_live_${'a1B2'.repeat(8)}`
  const crm = (address: string) => complaint({ ...good, NEXT_PUBLIC_CRM_APP_URL: address })
  expect(crm(`https://app.land-site.org/?key=${key}`)).toContain('must not contain a secret key')
  expect(crm('https://app.land-site.org/task_live_view')).toBe('nothing')
})

test('a user name or password in a URL is rejected, and the message does not repeat it', () => {
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_CHECKOUT_LIFETIME_URL', 'NEXT_PUBLIC_CONTACT_URL'])
    expect(complaint({ ...good, [name]: 'https://ada:fence-7@www.land-site.org/pay' })).toMatch(
      new RegExp(
        `^  ${name} is "https://…@www.land-site.org/pay" but must not contain a user name or password;`,
        'm',
      ),
    )
})

test.each([
  'sk_live_fence7a1B2, whsec_fence7a1B2',
  'https://ada:fence7@www.land-site.org https://ada:fence7@pay.land-site.org',
])('the message repeats none of several secrets in one value: %s', (value) => {
  const message = complaint({ ...good, NEXT_PUBLIC_CRM_APP_URL: value })
  expect(message).toContain('NEXT_PUBLIC_CRM_APP_URL is "')
  expect(message).not.toContain('fence7')
})

test('a profile may have an @ in its path', () => {
  const channel = 'https://www.youtube.com/@land'
  expect(complaint({ ...good, NEXT_PUBLIC_SOCIAL_YOUTUBE_URL: channel })).toBe('nothing')
})

test('a checkout link may be on a subdomain of the site, or be identified by its fragment or query', () => {
  for (const link of [
    'https://pay.land-site.org/a',
    'https://buy.land-shop.org/#/pay',
    'https://land-shop.org/?plan=1',
  ])
    expect(complaint({ ...good, NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: link })).toBe('nothing')
})

test('a payment link may name both offers', () => {
  const link = 'https://pay.land-site.org/lifetime-instead-of-monthly'
  expect(complaint({ ...good, NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: link })).toBe('nothing')
})

test('Firebase’s auth domain may be a host of one’s own, or have an ending after the project’s id', () => {
  for (const host of ['auth.land-site.org', 'land-site-1a2b3.firebaseapp.com'])
    expect(complaint({ ...good, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: host })).toBe('nothing')
})

test('a value that was copied to another required setting is reported once, with both names', () => {
  const copies = [
    ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'NEXT_PUBLIC_CRM_APP_URL'],
    ['NEXT_PUBLIC_NEWSLETTER_URL', 'NEXT_PUBLIC_CHECKOUT_MONTHLY_URL'],
    ['NEXT_PUBLIC_DEMO_VIDEO_URL', 'NEXT_PUBLIC_SITE_URL'],
    ['NEXT_PUBLIC_FOUNDER_NAME', 'NEXT_PUBLIC_FIREBASE_APP_ID'],
  ] as const
  for (const [name, other] of copies) {
    const message = complaint({ ...good, [name]: good[other] })
    expect(message).toContain(`${name} is "${good[other]}" but must not be the same as ${other};`)
    expect(message.split('\n')).toHaveLength(3)
  }
})

test('support, contact and case studies may be one page', () => {
  const page = 'https://help.land-site.org/start'
  const one = {
    NEXT_PUBLIC_SUPPORT_URL: page,
    NEXT_PUBLIC_CONTACT_URL: page,
    NEXT_PUBLIC_CASE_STUDIES_URL: page,
  }
  expect(complaint({ ...good, ...one })).toBe('nothing')
})

test.each([
  ['NEXT_PUBLIC_FOUNDER_NAME', 'Ada Field'],
  ['NEXT_PUBLIC_SOCIAL_INSTAGRAM_URL', 'https://instagram.com/land'],
])('%s with the next line of the file right after it is reported', (name, value) => {
  const joined = `${value}NEXT_PUBLIC_DEMO_VIDEO_DATE=2026-01-31`
  expect(complaint({ ...good, [name]: joined })).toContain(
    `${name} is "${joined}" but must not contain the name of a setting; write each setting on a line of its own (`,
  )
})

test('a conflict between two settings is reported along with missing settings', () => {
  const { NEXT_PUBLIC_FOUNDER_NAME: _, ...rest } = good
  const link = 'https://buy.stripe.com/abc123'
  const copied = { NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: link, NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: link }
  const message = complaint({ ...rest, ...copied })
  expect(message).toContain('NEXT_PUBLIC_FOUNDER_NAME is not set')
  expect(message).toContain('must not be the same payment link as for the lifetime offer')
})

test('a Stripe payment link is the same offer whatever its query or fragment; on other hosts the query may name the offer', () => {
  const both = (lifetime: string, monthly: string) =>
    complaint({
      ...good,
      NEXT_PUBLIC_CHECKOUT_LIFETIME_URL: lifetime,
      NEXT_PUBLIC_CHECKOUT_MONTHLY_URL: monthly,
    })
  const stripes = 'https://buy.stripe.com/aEU3dK9Pq1234'
  for (const monthly of [`${stripes}?utm_content=monthly`, `${stripes}/#monthly`])
    expect(both(`${stripes}?utm_content=lifetime`, monthly)).toContain(
      `NEXT_PUBLIC_CHECKOUT_MONTHLY_URL is "${monthly}" but must not be the same payment link as for the lifetime offer`,
    )
  expect(both('https://land-shop.org/?plan=1', 'https://land-shop.org/?plan=2')).toBe('nothing')
})

test('the date of the demo video may be today in any time zone, or earlier', () => {
  const now = new Date('2026-03-31T12:00:00Z')
  const on = (day: string) => complaint({ ...good, NEXT_PUBLIC_DEMO_VIDEO_DATE: day }, now)
  for (const day of ['2025-12-31', '2026-03-31', '2026-04-01']) expect(on(day)).toBe('nothing')
  for (const day of ['2026-04-02', '2027-03-31'])
    expect(on(day)).toContain(`NEXT_PUBLIC_DEMO_VIDEO_DATE is "${day}" but must be today or an earlier day (`)
})

test('a name of two lines is rejected', () => {
  expect(complaint({ ...good, NEXT_PUBLIC_FOUNDER_NAME: 'Ada\nField' })).toContain(
    'but must be on one line (',
  )
})

test.each([
  'Ada Field',
  'Tod O’Neill',
  'میرزا\u200Cزاده',
  "Tod O'Neill",
  "'t Hooft",
  'Ann "Annie" Lee',
  'Ann “Annie” Lee',
  '"Annie" Lee',
  'José Ñandú',
  'Christopher Null',
  '李明',
])('%s is accepted as a name', (value) => {
  expect(readEnvironment({ ...good, NEXT_PUBLIC_FOUNDER_NAME: value }).founderName).toBe(value)
})

test('the contact may be a page or an email address', () => {
  for (const value of [
    'mailto:hello@land-site.org',
    'mailto:Hello@Land-Site.org?subject=Fences',
    'mailto:Hello@Land-Site.org?subject=Old%20fences',
    'https://land-site.org/contact',
  ])
    expect(readEnvironment({ ...good, NEXT_PUBLIC_CONTACT_URL: value }).contactUrl).toBe(value)
})

test.each([
  'https://mail.land-site.org/grow-your-land',
  'https://x.land-site.org/for-example',
  'https://your-land-school.com/letter',
])('%s is accepted, since it only looks like an example', (value) => {
  expect(complaint({ ...good, NEXT_PUBLIC_NEWSLETTER_URL: value })).toBe('nothing')
})

test.each([
  'https://www.youtube-nocookie.com/embed/a1-b_2',
  'https://www.youtube.com/embed/a1-b_2?start=4',
  'https://player.vimeo.com/video/123?h=0a1b',
  'https://www.loom.com/embed/0a',
  'https://drive.google.com/file/d/1a-B_c/preview',
])('%s is accepted as a video player', (value) => {
  expect(readEnvironment({ ...good, NEXT_PUBLIC_DEMO_VIDEO_URL: value }).demoVideoUrl).toBe(value)
})

test('a production build has no stand-ins and no local Firebase', () => {
  const environment = readEnvironment(good)
  expect(environment.localFirebase).toBeNull()
  expect(JSON.stringify(environment)).not.toMatch(/localhost|127\.0\.0\.1|stand-in/)
})

test('the local profile needs no settings, and its values are recognizable stand-ins', () => {
  const environment = readEnvironment({
    SITE_PROFILE: 'local',
    PORT: '3500',
    STAND_IN_PORT: '3501',
    AUTH_PORT: '9500',
  })
  expect(environment.siteUrl).toBe('http://localhost:3500')
  expect(environment.checkout.lifetime).toBe('http://localhost:3501/checkout-lifetime')
  expect(environment.founderName).toBe('[founder’s name]')
  expect(environment.firebase.projectId).toMatch(/^demo-/)
  expect(environment.localFirebase).toEqual({
    authUrl: 'http://127.0.0.1:9500',
    firestoreHost: '127.0.0.1',
    firestorePort: 8080,
  })
})

test('the local profile ignores the settings of production', () => {
  expect(readEnvironment({ ...good, SITE_PROFILE: 'local' })).toEqual(
    readEnvironment({ SITE_PROFILE: 'local' }),
  )
})

test('spaces around a value are trimmed', () => {
  const environment = readEnvironment({ ...good, NEXT_PUBLIC_DEMO_VIDEO_DATE: ' 2025-10-02 ' })
  expect(environment.demoVideoDate).toBe('2025-10-02')
  expect(readEnvironment({ ...good, NEXT_PUBLIC_CRM_APP_URL: ' https://app.land-site.org ' }).crmAppUrl).toBe(
    'https://app.land-site.org',
  )
})
