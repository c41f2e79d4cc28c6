import type { Texts } from './texts.ts';

export const unpackListTexts = {
  title: { text: 'Unpack list' },
  back: { text: 'Order {number}' },
  number: { text: 'Order {number}' },
  lead: { text: 'What comes out of your bags, by where it is put away. What you tick is not kept.' },
  plan: { text: 'This order is not packed yet: the list says what you ordered, and may change.' },
  print: { text: 'Print' },
  fridge: { text: 'Fridge' },
  freezer: { text: 'Freezer' },
  pantry: { text: 'Pantry' },
  extras: { text: 'Also in your bags' },
  missing: { text: 'Did not come' },
  insteadOf: { text: 'instead of {name}' },
  ofOrdered: { text: 'you ordered {amount}' },
  nothing: { text: 'Nothing of this order came.' },
} as const satisfies Texts;
