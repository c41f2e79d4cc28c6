import type { Texts } from './texts.ts';

export const notYetTexts = {
  heading: { text: 'We are still building this' },
  before: { text: 'Coming to this page:' },
  browse: { text: 'Browse all departments' },
  specials: { text: 'See what is on special' },
  contact: { text: 'Get in touch with us' },
} as const satisfies Texts;
