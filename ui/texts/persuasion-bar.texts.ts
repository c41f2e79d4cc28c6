import type { Texts } from './texts.ts';

export const persuasionBarTexts = {
  label: { text: 'Why shop here' },
  pause: { text: 'Stop the messages' },
  play: { text: 'Let the messages go on' },
} as const satisfies Texts;
