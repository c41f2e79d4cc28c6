import type { Texts } from './texts.ts';

export const stepperTexts = {
  add: { text: 'Add' },
  more: { text: 'More' },
  less: { text: 'Less' },
  remove: { text: 'Remove' },
  quantity: { text: 'Quantity' },
  kilograms: { text: 'kg' },
  kilogramsSpoken: { text: 'kilograms' },
  most: { text: 'That is the most you can have:' },
  none: { text: 'There is none to be had.' },
  sending: { text: 'Saving' },
  savedHere: { text: 'Saved on this device. It is sent by itself.' },
} as const satisfies Texts;
