export const coverWords = {
  title: 'Land investor toolbox',
  lead: 'The sheets behind the articles, to fill in on screen or print and write on.',
  contents: 'The sheets',
  how: {
    heading: 'How to use them',
    steps: [
      'Save a copy for each parcel or county. Type into the fields, or print on US Letter at full size; black and white is enough.',
      'Find your sheet in the list. On each page, the flag on the fence shows where you are.',
      'Write a name, a date and a source beside every answer. A blank tells you what you do not know yet.',
    ],
  },
  subject: 'Printable, fillable templates for buying and selling vacant land',
} as const
