import { limits, type Range } from '../calculators/limits'

/**
 * What the value of an attribute must be:
 * `text` words; `choice` one of a few words; `number` a figure within a range; `row` the number of a line of the
 * block's list or table; `flag` the bare name; `day` an ISO day that may be a day of sale (`isSaleDay`); `id` lower-case
 * words with hyphens, its own in all articles; `drawing` a file of `content/figures/`; `term` an entry of
 * `content/glossary.yaml`.
 */
type AttributeRule =
  | { kind: 'text' | 'row' | 'flag' | 'day' | 'id' | 'drawing' | 'term' }
  | { kind: 'choice'; values: readonly string[] }
  | ({ kind: 'number' } & Range)

export type Attribute = AttributeRule & {
  description: string
  required?: boolean
  /** Text that is heard by readers who cannot see, and not read on the page. */
  unseen?: boolean
}

/** What stands between the tags of a block. `inline` blocks stand in a sentence, all others on lines of their own. */
export type BlockContent =
  | 'nothing'
  | 'words'
  | 'anything'
  | 'bold list'
  | 'talk'
  | 'task list'
  | 'numbered list'
  | 'table'
  | 'choices'

export type Block = {
  description: string
  holds: BlockContent
  inline?: boolean
  /** The only block it may stand in. */
  inside?: string
  /** May stand on a page once only. */
  once?: boolean
  attributes: Record<string, Attribute>
}

const title = { kind: 'text', description: 'Its heading.', required: true } as const

const figure = (range: Range, description: string) =>
  ({ kind: 'number', ...range, description, required: true }) as const

/**
 * Everything an editor may write in an article beside Markdown. `components/mdx/article-blocks.tsx` renders these, the
 * content check allows these, and `content/README.md` prints the descriptions.
 */
export const blocks = {
  Callout: {
    description: 'A boxed remark with a tab that says what kind it is.',
    holds: 'anything',
    attributes: {
      kind: {
        kind: 'choice',
        values: ['note', 'caution', 'local'],
        description: '`note`, `caution` or `local` (a rule that varies by place). Without it: `note`.',
      },
      title: { kind: 'text', description: 'A bold first line.' },
    },
  },
  KeyNumbers: {
    description: 'Figures side by side, each with what it is. Every line is a bold figure, then words.',
    holds: 'bold list',
    attributes: {
      mark: { kind: 'row', description: 'Number of the line that matters most; it is highlighted.' },
    },
  },
  Checklist: {
    description:
      'Boxes to tick. Ticks are kept in the reader’s browser; on paper each box prints as it is, ticked or empty.',
    holds: 'task list',
    attributes: {
      id: {
        kind: 'id',
        description: 'A short name that no other checklist has; ticks are kept under it.',
        required: true,
      },
      title,
    },
  },
  Script: {
    description:
      'Words to say or send, with a button that copies them. In a conversation each line is a list item, the speaker in bold and then the words; a letter is plain paragraphs.',
    holds: 'talk',
    attributes: { title, note: { kind: 'text', description: 'A remark under the script.' } },
  },
  Steps: {
    description: 'A numbered list in which order matters, drawn along a line with stakes.',
    holds: 'numbered list',
    attributes: { label: { kind: 'text', description: 'A word before each number, such as `Day`.' } },
  },
  Compare: {
    description:
      'Two or three choices side by side; one under the other on a phone. It holds only `Choice` blocks.',
    holds: 'choices',
    attributes: {},
  },
  Choice: {
    description: 'One of the choices of `Compare`.',
    holds: 'anything',
    inside: 'Compare',
    attributes: { title },
  },
  Table: {
    description:
      'A Markdown table with a caption. The first column names the row; `---:` lines figures up on the right.',
    holds: 'table',
    attributes: {
      caption: { kind: 'text', description: 'What the table shows.', required: true },
      note: { kind: 'text', description: 'A remark after the caption.' },
      mark: { kind: 'row', description: 'Number of the row that matters most; it is highlighted.' },
      stack: {
        kind: 'flag',
        description: 'Turns each row into a small card on a phone. Use it when cells hold sentences.',
      },
    },
  },
  Figure: {
    description: 'A drawing with its caption, which is the text inside.',
    holds: 'anything',
    attributes: {
      src: {
        kind: 'drawing',
        description:
          'The drawing `content/figures/<src>.svg`, drawn 720 units wide. If there is a `<src>-narrow.svg` beside it, 340 units wide, phones show that. Words are readable from 14 units.',
        required: true,
      },
      alt: {
        kind: 'text',
        description: 'What the drawing shows, for someone who cannot see it.',
        required: true,
        unseen: true,
      },
    },
  },
  Formula: {
    description: 'One line of arithmetic, and under it what it gives.',
    holds: 'anything',
    attributes: { rule: { kind: 'text', description: 'The arithmetic.', required: true } },
  },
  Term: {
    description:
      'A word with a dotted line; its definition from `content/glossary.yaml` opens on a tap or click.',
    holds: 'words',
    inline: true,
    attributes: {
      id: { kind: 'term', description: 'The entry, needed only if the words differ from it.' },
    },
  },
  Question: {
    description: 'A common question; its answer opens on a tap or click.',
    holds: 'anything',
    attributes: { ask: { kind: 'text', description: 'The question.', required: true } },
  },
  OfferCalculator: {
    description: 'Offers at 50%, 60% and 70% of a value.',
    holds: 'nothing',
    once: true,
    attributes: { value: figure(limits.offer.value, 'Value of the parcel in dollars.') },
  },
  NoteCalculator: {
    description: 'A seller-finance schedule and what is still owed at its end.',
    holds: 'nothing',
    once: true,
    attributes: {
      price: figure(limits.note.price, 'Price in dollars.'),
      down: figure(limits.note.down, 'Down payment in dollars.'),
      rate: figure(limits.note.rate, 'Interest in percent a year.'),
      payment: figure(limits.note.payment, 'Payment in dollars a month.'),
      months: figure(limits.note.months, 'Number of payments.'),
    },
  },
  AcreCalculator: {
    description: 'Price per acre, and from it the price of another size.',
    holds: 'nothing',
    once: true,
    attributes: {
      price: figure(limits.acre.price, 'Sold price in dollars.'),
      acres: figure(limits.acre.acres, 'Acres sold.'),
      other: {
        ...figure(limits.acre.other, 'Acres of the other parcel. Without it: the same.'),
        required: false,
      },
    },
  },
  CountyScorecard: {
    description: 'A county against the four house criteria.',
    holds: 'nothing',
    once: true,
    attributes: {
      price: figure(limits.county.price, 'Typical sold price in dollars.'),
      days: figure(limits.county.days, 'Average days on market.'),
      sales: figure(limits.county.sales, 'Sold parcels a month.'),
      absentee: figure(limits.county.absentee, 'Percent of owners who live out of state.'),
    },
  },
  ExchangeCalculator: {
    description: 'The 45-day and 180-day dates of a 1031 exchange.',
    holds: 'nothing',
    once: true,
    attributes: {
      sold: { kind: 'day', description: 'Day the sale closes, such as `2025-08-28`.', required: true },
    },
  },
  Product: {
    description: 'The name of the product, in a sentence. Never type the name itself, so that it can change.',
    holds: 'nothing',
    inline: true,
    attributes: {},
  },
  FounderPrice: {
    description: 'The founder price, in a sentence. Never type the price itself, so that it can change.',
    holds: 'nothing',
    inline: true,
    attributes: {},
  },
  GetLifetimeAccess: {
    description: 'The button that leads to the offer.',
    holds: 'nothing',
    attributes: {},
  },
} as const satisfies Record<string, Block>

export type BlockName = keyof typeof blocks

export const blockNames: readonly string[] = Object.keys(blocks)

/** @returns nothing when there is no such block; a tag without a name, `<>`, has the name `null` */
export function findBlock(name: string | null): Block | undefined {
  return name !== null && Object.hasOwn(blocks, name) ? blocks[name as BlockName] : undefined
}
