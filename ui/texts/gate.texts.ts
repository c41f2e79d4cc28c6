import type { Texts } from './texts.ts';

export const gateTexts = {
  offerTitle: { row: 'B8.13', text: 'Sign in to keep shopping' },
  offerText: { row: 'B8.14', text: 'Sign in and choose a time slot for accurate prices and stock availability.' },
  offerButton: { row: 'B8.15', text: 'Sign in or register' },

  added: { text: '{what} added to your trolley' },
  noteSaved: { text: 'Your note on {what} is saved' },
  theProduct: { text: 'the product' },

  tryAgain: { text: 'Try again' },
  notNow: { text: 'Not now' },
  notAddedTitle: { text: 'That did not go into your trolley' },
  notAddedText: { text: 'We could not add {what}. Everything that was in your trolley is still there.' },
  unsureText: {
    text: 'We were adding {what} and did not hear back. Look in your trolley before you try again.',
  },
  notSavedTitle: { text: 'Your note was not saved' },
  notSavedText: { text: 'We could not save your note on {what}. It said: “{note}”' },

  lapsedAdd: { text: 'We did not add {what}: you asked over half an hour ago. Add it again if you still want it.' },
  lapsedNote: { text: 'We did not save your note on {what}: you wrote it over half an hour ago.' },
  anotherAdd: { text: 'We did not add {what}: somebody else had asked for it. Add it again if you want it too.' },
  anotherNote: { text: 'We did not save a note on {what}: somebody else had written it.' },
} as const satisfies Texts;
