import type { Texts } from './texts.ts';

export const chatTexts = {
  start: { text: 'Chat with us' },
  title: { text: 'Chat' },
  frame: { text: 'Chat with the shop’s assistant' },
  starting: { text: 'Opening the chat …' },
  hide: { text: 'Hide the chat' },
  back: { text: 'Back to your chat' },
  end: { text: 'End chat' },
  bar: { text: 'Your chat' },
  failed: { text: 'The chat could not start.' },
  again: { text: 'Try again' },
  contact: { text: 'Contact us another way' },
  close: { text: 'Close' },
} as const satisfies Texts;
