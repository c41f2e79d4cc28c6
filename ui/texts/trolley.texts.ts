import type { Texts } from './texts.ts';

export const trolleyTexts = {
  item: { text: '{n} item' },
  items: { text: '{n} items' },
  empty: { text: 'empty' },
  about: { text: 'about {total}' },
  changed: { text: '{name}, {n} in trolley, total {total}' },
  takenOut: { text: '{name} is out of your trolley, total {total}' },
  notSaved: { text: '{name} was not saved in your trolley. {why}' },
  savedHere: { text: 'Saved on this device. It is sent by itself.' },
  nameSavedHere: { text: '{name}: saved on this device. It is sent by itself.' },
  tryAgain: { text: 'Try again' },
  sendNow: { text: 'Send now' },
  putBack: { text: 'Put back' },
} as const satisfies Texts;
