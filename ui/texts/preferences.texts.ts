import type { Texts } from './texts.ts';

export const preferencesTexts = {
  title: { text: 'Online shopping preferences', row: 'A2.073' },
  lead: { text: 'How your next orders begin. What you choose for one order stays with that order.' },
  asking: { text: 'Reading your preferences…' },
  unread: { text: 'We could not read your preferences just now.' },
  outdated: { text: 'What stands here may be out of date: we could not read it again.' },
  tryAgain: { text: 'Try again' },
  needsScript: { text: 'Changing your preferences needs JavaScript. What holds now stands below.' },
  saving: { text: 'Saving…' },
  saved: { text: 'Saved' },
  notKept: { text: 'That was not saved. {why}' },
  putBack: { text: 'Leave it as it was' },

  packing: { text: 'How we pack it' },
  packingText: { text: 'For every order, unless you choose something else in your trolley.' },
  packingEach: { text: 'I choose with each order' },
  packingEachText: { text: 'Nothing is chosen for you, and nothing is charged.' },
  packingFree: { text: 'Free' },
  packingGone: { text: 'The way you chose is not offered any more. Please choose another.' },

  slip: { text: 'Packing slip', row: 'A2.146' },
  slipText: { text: 'A packing slip lists what is in your order. Without paper you find it in your account.' },
  slipBoth: { text: 'For all your orders, the one in your trolley as well.' },
  slipTrolleyPaper: { text: 'The order in your trolley comes with one on paper, as you chose for it.' },
  slipTrolleyScreen: { text: 'The order in your trolley comes without paper, as you chose for it.' },
  done: { text: 'Done' },
  slipSame: { text: 'Do the same for this order' },

  substitutes: { text: 'If something runs out' },
  substitutesText: {
    text: 'For what you put into your trolley from now on. You can choose for each product there, and you never pay more for something close.',
  },
  substitutesClose: { text: 'Choose something close' },
  substitutesLeave: { text: 'Leave it out' },

  notes: { text: 'Notes on every order' },
  notesText: { text: 'They stand in each new order, where you can change them for that order alone.' },
  instructions: { text: 'Delivery instructions' },
  instructionsHint: { text: 'For whoever brings your order: a gate code, a dog, where to park.' },
  orderNotes: { text: 'Note to your personal shopper' },
  orderNotesHint: { text: 'For whoever picks your whole order.' },

  letters: { text: 'Letters with offers' },
  lettersText: { text: 'We write about your orders and your account in any case. Offers only if you want them.' },
  lettersYes: { text: 'Email me offers and ideas' },

  colours: { text: 'Colours' },
  coloursText: { text: 'Of the shop on this device.' },

  visits: { text: 'Counting visits' },
  visitsText: { text: 'In this browser. You can change your mind at any time.' },
  visitsGranted: { text: 'Your visits are counted.' },
  visitsRefused: { text: 'Your visits are not counted.' },
  visitsUnsaid: { text: 'You have not been asked yet, so your visits are not counted.' },
  visitsChange: { text: 'Change this' },

  beta: { text: 'Try new things first', row: 'B6.O3' },
  betaText: { text: 'See parts of the shop in this browser before everybody else. They may change, or go again.' },
  betaJoin: { text: 'I am in: show me what is new' },
} as const satisfies Texts;
