import type { Texts } from './texts.ts';

/** What is asked of somebody who signs out while something is on their device alone. */
export const unsentTexts = {
  title: { text: 'Sign out before everything is sent?' },
  change: { text: '1 change to your trolley' },
  changes: { text: '{n} changes to your trolley' },
  word: { text: '1 item of your shopping list' },
  words: { text: '{n} items of your shopping list' },
  and: { text: ' and ' },
  one: { text: '{what} has not been sent. If you sign out now, it is lost.' },
  many: { text: '{what} have not been sent. If you sign out now, they are lost.' },
  sendAndLeave: { text: 'Send now, then sign out' },
  leaveAnyway: { text: 'Sign out anyway' },
} as const satisfies Texts;
