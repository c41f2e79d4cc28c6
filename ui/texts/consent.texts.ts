import type { Texts } from './texts.ts';

export const consentTexts = {
  title: { text: 'May we count your visits?' },
  text: {
    text: 'It helps us to make the shop better. We count which pages and products are looked at: no name, no address, nothing you type, and nobody else gets it.',
  },
  more: { text: 'What we keep and why' },
  grant: { text: 'Yes, count my visits' },
  refuse: { text: 'No thanks' },
  nowGranted: { text: 'Your visits are counted at the moment.' },
  nowRefused: { text: 'Your visits are not counted at the moment.' },
  asked: { text: 'At the end of the page is a question: may we count your visits?' },
  granted: { text: 'Thank you. Your visits are counted.' },
  refused: { text: 'Your visits are not counted.' },
} as const satisfies Texts;
