/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const sessionTexts = {
  unopened: [
    'session.unopenedTitle',
    'session.unopenedText',
    'session.tryAgain',
    'session.undoneTitle',
    'session.undoneText',
    'session.signInAgain',
  ],
  unended: ['session.unendedTitle', 'session.unendedText', 'session.stay', 'session.tryAgain'],
} as const;
