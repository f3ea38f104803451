import type { SheetWords } from './words'

/** The scripts are those of the articles; named here by their titles there. */
export const callScriptsWords = {
  offices: {
    title: 'Call scripts: offices',
    purpose: 'Ask in this order. Planning and health can end a deal for the price of a phone call.',
    scripts: [
      'Planning counter',
      'Health department',
      'County road department',
      'Power company',
      'Title company, before you order',
    ],
  } satisfies SheetWords & Record<string, unknown>,
  people: {
    title: 'Call scripts: people',
    purpose: 'All questions are about the land. Write the answers down while the other person talks.',
    beforeDialing: {
      heading: 'Before you dial an owner',
      lines: [
        'Do Not Call check dated within 31 days',
        '8 a.m. to 9 p.m. where the owner is; some states are stricter',
        'Not on your own stop list, nor on a state list',
        'No recording unless the law and the owner allow it',
      ],
    },
    owner: {
      title: 'The first conversation',
      lines: [
        'How did you come to own it?',
        'Is anyone else on the deed?',
        'How do you get to it?',
        'Has it been tested for septic, or surveyed?',
        'Is anything owed on it, tax or dues?',
        'Is there a price that would make you glad we talked?',
      ],
    },
    agent: {
      title: 'Two minutes with a land agent',
      lines: [
        'I am an investor and may buy (acres) on (road). What would you list it at to sell in 90 days?',
        'And the ones that did not sell, what sank them?',
      ],
    },
    notToSay: {
      lead: 'Leave out:',
      text: '“this is my final offer” on a first call, “nobody else will want it”, and “you don’t need to talk to your family”. If the owner sounds confused or unwell, stop, and ask who helps them.',
    },
    stop: { name: 'stop', label: 'Asked to stop: name, date, who took it off the list' },
  } satisfies SheetWords & Record<string, unknown>,
  person: 'Name, date, file no.',
  ask: 'Say',
  answer: 'Answer',
} as const
