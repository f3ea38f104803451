import { readSurroundings } from '@/lib/content-check/surroundings'
import { product } from '@/lib/site'
import { slugOf } from '@/lib/slug'
import { changed, checkChange, checkFiles, neighbour } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const label = slugOf(product.name)
const host = `${label}.com`

const faults: Fault[] = [
  [
    '/blog/neighbour#map',
    '/blog/neighbor',
    [
      'line 12: found the link "/blog/neighbor", which leads nowhere; allowed: the file name of a published article after /blog/; did you mean "/blog/neighbour"?',
    ],
  ],
  [
    '/blog/neighbour#map',
    '/blog/neighbour#maps',
    [
      'line 12: found the link "/blog/neighbour#maps", which leads to no section; allowed: the # name of a heading or checklist on that page; did you mean "#map"?',
    ],
  ],
  [
    'A plat is',
    'See [a neighbour][n].\n\n[n]: /blog/neighbor\n\nA plat is',
    [
      'line 14: found the link "/blog/neighbor", which leads nowhere; allowed: the file name of a published article after /blog/; did you mean "/blog/neighbour"?',
    ],
  ],
  [
    '#sources',
    '#source',
    [
      'line 12: found the link "#source", which leads to no section; allowed: the # name of a heading or checklist on that page; did you mean "#sources"?',
    ],
  ],
  [
    '/blog/neighbour#map',
    '/blog/neighbour/',
    [
      'line 12: found the link "/blog/neighbour/", which leads nowhere; allowed: the file name of a published article after /blog/; did you mean "/blog/neighbour"?',
    ],
  ],
  [
    '/blog/neighbour#map',
    'neighbour',
    [
      'line 12: found the link "neighbour"; allowed: an address of this site that begins with /, a section as #name, or https://…; did you mean "/blog/neighbour"?',
    ],
  ],
  ...(
    [
      ['www.irs.gov/forms', 'https://www.irs.gov/forms'],
      ['//irs.gov', 'https://irs.gov'],
      ['landwatch.io/x', 'https://landwatch.io/x'],
      ['ann@land.org', 'mailto:ann@land.org'],
      ['Ann@LAND.org?subject=Plats', 'mailto:Ann@LAND.org?subject=Plats'],
      ['https//www.irs.gov', 'https://www.irs.gov'],
      ['HTTP;//www.irs.gov', 'https://www.irs.gov'],
      ['https.com/a', 'https://https.com/a'],
      ['www.irs.gov?a=b', 'https://www.irs.gov?a=b'],
      ['html.land.com', 'https://html.land.com'],
      ['../neighbour', '/blog/neighbour'],
      ['.\\\\neighbour', '/blog/neighbour'],
      ['/blog\\\\neighbour', '/blog/neighbour'],
      ['blog/neighbour', '/blog/neighbour'],
      ['neighbour.md', '/blog/neighbour'],
      ['neighbour.html', '/blog/neighbour'],
      ['neighbour.htm', '/blog/neighbour'],
      ['Neighbour.MDX', '/blog/neighbour'],
      ['land-investor-toolbox.pdf', '/land-investor-toolbox.pdf'],
    ] as const
  ).map(([written, meant]): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [
      `line 12: found the link "${written.replace('\\\\', '\\')}"; allowed: an address of this site that begins with /, a section as #name, or https://…; did you mean "${meant}"?`,
    ],
  ]),
  ...['ab', './', 'ann@land', 'x?y=www.irs.gov'].map((written): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [
      `line 12: found the link "${written}"; allowed: an address of this site that begins with /, a section as #name, or https://….`,
    ],
  ]),
  ...(
    [
      ['htps://www.irs.gov', 'https://www.irs.gov'],
      ['mail:ann@land.org', 'mailto:ann@land.org'],
      ['tell:555-0100', 'tel:555-0100'],
      ['Https://www.irs.gov', 'https://www.irs.gov'],
      ['HTTP://www.irs.gov', 'https://www.irs.gov'],
    ] as const
  ).map(([written, meant]): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [`line 12: found the link "${written}"; allowed: https://…, mailto:… or tel:…; did you mean "${meant}"?`],
  ]),
  // A percent sign that begins no letter, which cannot be decoded.
  [
    '#sources',
    '#source%',
    [
      'line 12: found the link "#source%", which leads to no section; allowed: the # name of a heading or checklist on that page; did you mean "#sources"?',
    ],
  ],
  ...['/blog#plats', '/land-investor-toolbox.pdf#page=2'].map((written): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [`line 12: found the link "${written}", which leads to no section; allowed: an address without #.`],
  ]),
  [
    '[the sources](#sources)',
    '[ ](#sources)',
    ['line 12: found a link without words; allowed: words between the square brackets.'],
  ],
  [
    '/blog/neighbour#map',
    '/#ctaa',
    [
      'line 12: found the link "/#ctaa", which leads to no section; allowed: one of #cta; did you mean "#cta"?',
    ],
  ],
  [
    '/blog/neighbour#map',
    '/land-investor-tolbox.pdf',
    [
      'line 12: found the link "/land-investor-tolbox.pdf", which leads nowhere; allowed: an address of this site that begins with /, a section as #name, or https://…; did you mean "/land-investor-toolbox.pdf"?',
    ],
  ],
  [
    '/blog/neighbour#map',
    '/checkout/success',
    [
      'line 12: found the link "/checkout/success", which leads nowhere; allowed: an address of this site that begins with /, a section as #name, or https://….',
    ],
  ],
  ...(
    [
      ['/blog/neighbour#map\u00A0', '/blog/neighbour#map', 'a non-breaking space'],
      ['https://www.irs.gov/\u2060a', 'https://www.irs.gov/a', 'an extra space or invisible character'],
    ] as const
  ).map(([written, bare, unseen]): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [
      `line 12: found the link "${written
        .replace(/[<>]/g, '')
        .replace(/[\u00A0\u2060]/g, ' ')
        .trim()}" with ${unseen}; allowed: the address without it; did you mean "${bare}"?`,
    ],
  ]),
  [
    '/blog/neighbour#map',
    '<https://www.irs.gov/a b>',
    [
      'line 12: found the link "https://www.irs.gov/a b" with an extra space or invisible character; allowed: the address without it, or %20 for a space that belongs in it; did you mean "https://www.irs.gov/ab"?',
    ],
  ],
  ...(
    [
      [
        'https://www.google.com/url?q=https://www.irs.gov/forms&sa=D&source=editors',
        'https://www.irs.gov/forms',
      ],
      ['https://www.google.co.uk/url?sa=t&url=http%3A%2F%2Fwww.irs.gov', 'https://www.irs.gov'],
      [
        'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.irs.gov%2F&data=5',
        'https://www.irs.gov/',
      ],
      ['https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.irs.gov%2F&h=AT0', 'https://www.irs.gov/'],
      ['https://lm.facebook.com/l.php?u=HTTP%3A%2F%2Fwww.irs.gov', 'https://www.irs.gov'],
      ['https://google.com/url?q=plat&url=https://www.irs.gov/http:', 'https://www.irs.gov/http:'],
    ] as const
  ).map(([written, end]): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [
      `line 12: found the link "${written.length > 80 ? `${written.slice(0, 80)}…` : written}", a redirect that a program put around another address; allowed: the address that readers should end up at; did you mean "${end}"?`,
    ],
  ]),
  ...(
    [
      ['https://www.irs.gov/pub/irs\\_pdf', 'https://www.irs.gov/pub/irs_pdf'],
      ['https://www.irs.gov/a\\-b\\_c?d\\=e', 'https://www.irs.gov/a-b_c?d=e'],
      ['http://www.irs.gov/irs\\_pdf', 'https://www.irs.gov/irs_pdf'],
      ['https://www.irs.gov\\pub', 'https://www.irs.gov/pub'],
    ] as const
  ).map(([written, meant]): [string, string, string[]] => [
    'A plat is',
    `See ${written} first. A plat is`,
    [
      `line 12: found the link "${written}"; allowed: the address without a backslash; did you mean "${meant}"?`,
    ],
  ]),
  [
    'A plat is',
    'See \\<https://www.irs.gov/a\\> first. A plat is',
    [
      'line 12: found "\\<https://www.irs.gov/a", which turns the brackets of an address into plain text; allowed: [words](https://…) without < and >.',
      'line 12: found the link "https://www.irs.gov/a\\>"; allowed: the address without a backslash; did you mean "https://www.irs.gov/a"?',
    ],
  ],
  ['A plat is', 'See [IRS](https://www.irs.gov/pub/irs\\_pdf) first. A plat is', []],
  ...['[http://www.irs.gov/x]', '[source: http://www.irs.gov/x', '**[http://www.irs.gov/x]**'].map(
    (written): [string, string, string[]] => [
      'A plat is',
      `One line,\nand ${written} **a ** b.\n\nA plat is`,
      [
        'line 13: found the stars of "**a **", which readers would see; allowed: **words** with no space inside the stars.',
        'line 13: found the link "http://www.irs.gov/x"; allowed: https://…, mailto:… or tel:…; did you mean "https://www.irs.gov/x"?',
      ],
    ],
  ),
  ...['https://irs', 'https://www.irs.gov:port'].map((written): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [`line 12: found the link "${written}"; allowed: https:// and a host such as www.irs.gov.`],
  ]),
  ...(
    [
      ['https://www.irs,gov/x', 'https://www.irs.gov/x'],
      ['https://www,irs,gov/a,b', 'https://www.irs.gov/a,b'],
      ['http://www.irs,gov?a,b', 'https://www.irs.gov?a,b'],
      ['https:/www.irs.gov', 'https://www.irs.gov'],
      ['http:www.irs.gov', 'https://www.irs.gov'],
      ['https:\\\\\\\\www.irs.gov', 'https://www.irs.gov'],
      ['https://https://www.irs.gov/https:', 'https://www.irs.gov/https:'],
    ] as const
  ).map(([written, meant]): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [
      `line 12: found the link "${written.replaceAll('\\\\', '\\')}"; allowed: https:// and a host such as www.irs.gov; did you mean "${meant}"?`,
    ],
  ]),
  ...['mailto:me', 'mailto:ann@land', 'mailto:ann@', 'mailto:'].map((written): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [`line 12: found the link "${written}"; allowed: mailto: and an address such as ann@example.com.`],
  ]),
  ...['tel:me', 'tel:', 'tel:+1-800-LAND'].map((written): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [`line 12: found the link "${written}"; allowed: tel: and a number such as +1-555-0100.`],
  ]),
  ...(
    [
      [`https://www.${host}/blog/neighbour#map`, '/blog/neighbour#map'],
      [`http://${host}/blog/neighbor`, '/blog/neighbour'],
      [`https://www.${label.toUpperCase()}.com`, '/'],
    ] as const
  ).map(([written, suggestion]): [string, string, string[]] => [
    '/blog/neighbour#map',
    written,
    [
      `line 12: found the link "${written}"; allowed: an address of this site that begins with /; did you mean "${suggestion}"?`,
    ],
  ]),
  [
    '/blog/neighbour#map',
    '/blog/%E0%A4%A',
    [
      'line 12: found the link "/blog/%E0%A4%A", which leads nowhere; allowed: the file name of a published article after /blog/.',
    ],
  ],
]

const trackers: [string, string][] = [
  ['https://irs.gov/a?utm_source=chatgpt.com', 'https://irs.gov/a'],
  ['https://irs.gov/a?fbclid=IwAR0&id=5#b', 'https://irs.gov/a?id=5#b'],
  ['https://irs.gov/a?id=5&gclid=x#b', 'https://irs.gov/a?id=5#b'],
]

test.each(trackers)('a link by which a program follows readers is reported: %s', (written, meant) => {
  expect(checkChange('/blog/neighbour#map', written)).toEqual([
    `content/blog/plat.mdx, line 12: found the link "${written}", with marks by which a program follows readers; allowed: the address without them; did you mean "${meant}"?`,
  ])
})

test.each(faults)('a link: instead of %j, %j is reported', expectSentences)

const sound: [string, string][] = [
  ['/blog/neighbour#map', '/#cta'],
  ['/blog/neighbour#map', '/blog?q=plat'],
  ['/blog/neighbour#map', 'https://xn--bcher-kva.de:8443/a,b?c=d'],
  ['/blog/neighbour#map', 'https://bücher.de'],
  ['/blog/neighbour#map', 'mailto:ann@land.test'],
  ['/blog/neighbour#map', 'mailto:ann.o+land@land.test?subject=Plats&cc=bob@land.test'],
  ['/blog/neighbour#map', `mailto:help@${host}`],
  ['/blog/neighbour#map', `https://app.${host}/help`],
  ['/blog/neighbour#map', 'tel:+1-555-0100'],
  ['/blog/neighbour#map', 'tel:911'],
  ['/blog/neighbour#map', 'TEL:(555)010.0100'],
  ['/blog/neighbour#map', 'MailTo:Ann@LAND.test'],
  ['[the sources](#sources)', '[**the sources**](#sources)'],
  ['[the sources](#sources)', '[<Product />](#sources)'],
  ['/blog/neighbour#map', 'https://notgoogle.com/url?q=https://www.irs.gov'],
  ['/blog/neighbour#map', 'https://google.com/url/help?q=https://www.irs.gov'],
  ['/blog/neighbour#map', 'https://l.facebook.com.land.test/l.php?u=https://www.irs.gov'],
  ['/blog/neighbour#map', 'https://www.google.com/url?q=/maps'],
  ['/blog/neighbour#map', 'https://www.google.com/search?q=plat&url=https://www.irs.gov'],
  ['/blog/neighbour#map', 'https://www.irs.gov/?utm_source=letter'],
]

test('a link to no section of the landing page names those that there are', () => {
  const { surroundings } = readSurroundings(process.cwd())
  const sentences = checkFiles(
    { 'neighbour.mdx': neighbour, 'plat.mdx': changed('/blog/neighbour#map', '/#pricing') },
    { ...surroundings, drawings: ['plat'], requiredArticles: [] },
  )
  expect(sentences).toEqual([
    'content/blog/plat.mdx, line 12: found the link "/#pricing", which leads to no section; allowed: one of #features, #whats-different, #walkthrough, #faq, #cta.',
  ])
})

test.each(sound)('a link: instead of %j, %j is fine', expectNone)
