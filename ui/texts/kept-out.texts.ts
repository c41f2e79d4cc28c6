import type { Texts } from './texts.ts';

/** What is said of a product that is not brought to where a visitor has their groceries delivered. */
export const keptOutTexts = {
  goods: { text: 'It would not keep on the long way there. You can still pick it up.' },
  area: { text: 'We do not deliver there yet. You can still pick it up.' },
  allKeptOut: { text: 'What matches cannot be delivered to your area.' },
  showKeptOut: { text: 'Show it anyway' },
} as const satisfies Texts;
