import type { Texts } from './texts.ts';

export const formTexts = {
  oneWrong: { text: 'One thing needs another look' },
  manyWrong: { text: '{n} things need another look' },
  offline: { text: 'You seem to be offline. What you typed is still here: check your connection, then try again.' },
  timeout: {
    text: 'That took too long, and we do not know whether it arrived. What you typed is still here: please try again.',
  },
  broken: { text: 'Something went wrong on our side. What you typed is still here: please try again.' },
  tooMany: { text: 'That was tried too often. Please wait {wait}, then try again.' },
  busy: { text: 'We are very busy right now. What you typed is still here: please try again in {wait}.' },
  aMoment: { text: 'a moment' },
  needsScript: { text: 'This form needs JavaScript. Please turn it on in your browser, then load the page again.' },
} as const satisfies Texts;
