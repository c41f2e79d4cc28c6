import type { Texts } from './texts.ts';

/** The words around the times. */
export const timeSlotsPageTexts = {
  title: { text: 'Choose a time' },
  delivery: { text: 'Delivery to' },
  pickup: { text: 'Pick up at' },
  change: { text: 'Change how or where' },
  done: { text: 'Done: {name} is yours.' },
  keepShopping: { text: 'Keep shopping' },
  goOn: { text: 'Continue' },
  needSuburb: { text: 'Where should your groceries go?' },
  needPickup: { text: 'Where would you like to pick up?' },
  needOther: { text: 'We don’t deliver to that address' },
  needText: { text: 'Times depend on the place. Choose it first, then look at every time there is.' },
  needButton: { text: 'Choose how and where' },
} as const satisfies Texts;
