import type { Texts } from './texts.ts';

export const problemReportTexts = {
  copied: {
    text: 'Copied. Paste it into a message to us: it tells what the page did, and nothing of who you are or what you typed.',
  },
  uncopied: { text: 'This browser did not let us copy it.' },
  save: { text: 'Save it as a file' },
} as const satisfies Texts;
