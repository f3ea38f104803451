import type { BlankWords, SheetWords } from './words'

/** The first letter is the article's; the other two follow its rhythm. */
export const lettersWords = {
  title: 'Letters: day 0, 30, 60',
  purpose: 'Copy the words onto your own paper. What stands in (brackets) is yours to fill.',
  letters: [
    { day: '0', paragraphs: [] },
    {
      day: '30',
      paragraphs: [
        'A month ago I wrote to you about parcel (number) in (county). I would still like to buy it. One thing from the public record may help you decide: (one fact, such as the road it fronts, its zoning, or its flood zone).',
        'If you would like a price, call or write. If you would rather not hear from me, tell me in any way you like and I will take you off my list.',
      ],
    },
    {
      day: '60',
      paragraphs: [
        'This is my third letter about parcel (number) in (county), and it has a number in it. From sales of similar land nearby, I could pay between $(low) and $(high), in cash, and close through a title company.',
        'What would raise it: (a survey, a soil test that passed, a recorded easement). What would lower it: (no legal road, unpaid tax or dues, a steep or wet building spot). I buy to resell and hope to make a profit, so please compare my price with a local agent’s.',
        'I will not mail again about this parcel for at least 90 days. If you would rather I never did, tell me in any way you like and I will take you off my list.',
      ],
    },
  ],
  signature: {
    heading: 'Under every letter',
    aside: 'A real signature, a street address and a phone that you answer.',
    blanks: [
      [
        { name: 'sender', label: 'Name and business', share: 3 },
        { name: 'phone', label: 'Phone', share: 2 },
        { name: 'email', label: 'Email', share: 3 },
      ],
      [
        { name: 'street', label: 'Street address', share: 5 },
        { name: 'lawyer', label: 'Read by a lawyer on', share: 2 },
      ],
    ] satisfies BlankWords[][],
  },
  leaveOut: {
    lead: 'Leave out:',
    text: '“final notice”, “tax assessment”, “before you lose it”, and envelopes that look official, which can break federal or state law. Add any words that the owner’s state or the land’s requires; Georgia, for one, sets the words and their size. Where attorneys close, name one, not a title company. If you are licensed, say so, and leave out “I am not an agent” too.',
  },
} satisfies SheetWords & Record<string, unknown>
