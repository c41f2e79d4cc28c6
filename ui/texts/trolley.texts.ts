import type { Texts } from './texts.ts';

export const trolleyTexts = {
  item: { text: '{n} item' },
  items: { text: '{n} items' },
  empty: { text: 'empty' },
  about: { text: 'about {total}' },
  changed: { text: '{name}, {n} in trolley, total {total}' },
  takenOut: { text: '{name} is out of your trolley, total {total}' },
  notSaved: { text: '{name} was not saved in your trolley. {why}' },
  tryAgain: { text: 'Try again' },
  putBack: { text: 'Put back' },
} as const satisfies Texts;
