import type { Texts } from './texts.ts';

export const gateTexts = {
  offerTitle: { row: 'B8.13', text: 'Sign in to keep shopping' },
  offerText: { row: 'B8.14', text: 'Sign in and choose a time slot for accurate prices and stock availability.' },
  offerButton: { row: 'B8.15', text: 'Sign in or register' },

  added: { text: '{what} added to your trolley' },
  noteSaved: { text: 'Your note on {what} is saved' },
  slotHeld: { text: '{what} is held for you.' },
  theSlot: { text: 'Your time' },
  theTime: { text: 'that time' },
  theProduct: { text: 'the product' },
  theRecipe: { text: 'the recipe' },
  recipeSaved: { text: '{what} is among your saved recipes' },

  tryAgain: { text: 'Try again' },
  notNow: { text: 'Not now' },
  notAddedTitle: { text: 'That did not go into your trolley' },
  notAddedText: { text: 'We could not add {what}. Everything that was in your trolley is still there.' },
  unsureText: {
    text: 'We were adding {what} and did not hear back. Look in your trolley before you try again.',
  },
  notSavedTitle: { text: 'Your note was not saved' },
  notSavedText: { text: 'We could not save your note on {what}. It said: “{note}”' },
  recipeNotSavedTitle: { text: 'The recipe is not saved' },
  recipeNotSaved: { text: 'We could not save {what}. Nothing else has changed.' },
  unsureSave: { text: 'We were saving {what} and did not hear back. Saving it twice does no harm.' },
  notHeldTitle: { text: 'That time is not held' },
  notHeldText: { text: 'We could not hold {what} for you. Your trolley and the time you had are as they were.' },
  slotTakenText: {
    text: 'Somebody took the last place, or it has closed: {what} can’t be held any more. Choose another time – your trolley is as it was.',
  },
  unsureSlotText: {
    text: 'We were holding {what} for you and did not hear back. Look at your time before you try again.',
  },

  lapsedSlot: { text: 'We did not hold {what}: you asked over half an hour ago. Choose a time again.' },
  anotherSlot: { text: 'We did not hold {what}: somebody else had asked for it. Choose a time of your own.' },
  lapsedAdd: { text: 'We did not add {what}: you asked over half an hour ago. Add it again if you still want it.' },
  lapsedNote: { text: 'We did not save your note on {what}: you wrote it over half an hour ago.' },
  lapsedSave: { text: 'We did not save {what}: you asked over half an hour ago. Save it again if you still want it.' },
  anotherSave: { text: 'We did not save {what}: somebody else had asked for it. Save it again if you want it too.' },
  anotherAdd: { text: 'We did not add {what}: somebody else had asked for it. Add it again if you want it too.' },
  anotherNote: { text: 'We did not save a note on {what}: somebody else had written it.' },
} as const satisfies Texts;
