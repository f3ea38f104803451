/**
 * The founder's statement. It says what exists, what is planned and what is not promised; change it together with the
 * date in `lib/site.ts`.
 */
export const statement = {
  opening:
    'You’re paying before launch. You should know what exists, what is still being built, and what happens if we are late.',
  sections: [
    {
      heading: 'What exists today',
      points: [
        'The founder account you create after you pay.',
        'A CRM app in presale. It is a separate application, and that account opens it.',
        'The articles on this site, free to read.',
      ],
    },
    {
      heading: 'What is planned',
      points: [
        'We onboard you within 2 weeks of your purchase.',
        'The launch target is 6–8 weeks after you buy.',
        'Screens and features may change before launch.',
      ],
    },
    {
      heading: 'What is not promised',
      points: [
        'No software can promise you a deal or an income.',
        'Land deals can lose money. Figures in our guides are rules of thumb, not results.',
      ],
    },
    {
      heading: 'If launch is late',
      points: [
        'Past 8 weeks you keep your lifetime access and receive added bonuses, early demo access and support priority.',
      ],
    },
    {
      heading: 'What you pay',
      points: ['The amount shown at checkout is the amount you will be charged.'],
    },
    {
      heading: 'What we know about you',
      points: [
        'This site sets no advertising or analytics trackers.',
        'The newsletter form on the landing page comes from another company. It loads while you read that page, unless you chose “Don’t load embeds”. The demo video comes from another company too and loads only when you press play. Both may set cookies of their own.',
        'Search and calculators work in your browser. Figures you enter in a calculator go nowhere. Words you search for appear in the page’s address, which our host may see.',
        'When you press the button that creates a founder account, your email, your role and subscription as a founder and two timestamps are stored with Google Firebase. Your password goes to its sign-in service, which keeps a hash of it and the times you signed in; we never see it. When you come back to that page, it asks Google whether your account is complete.',
        'Your browser keeps your answer about embeds, the boxes you check in checklists and your sign-in on the account page. While a page reloads itself, after a site update or a lost connection, the browser also keeps what you typed, but never a password.',
      ],
    },
  ],
} as const
