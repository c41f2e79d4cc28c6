import type { Texts } from './texts.ts';

export const addressFinderTexts = {
  looking: { text: 'Looking…' },
  oneFound: { text: '1 found. Press the down arrow to choose it.' },
  manyFound: { text: '{n} found. Press the down arrow to choose one.' },
  noSuburb: { text: 'We know no suburb that begins so. Try fewer letters, or the postcode.' },
  noAddress: { text: 'Not in our list. That is fine: we take it as you typed it.' },
  suburbsFailed: { text: 'We could not look for suburbs just now. What you typed is still here.' },
  addressesFailed: { text: 'We could not look up addresses just now. Type yours in full: we take it as it is.' },
  tryAgain: { text: 'Look again' },
  suburbs: { text: 'Suburbs' },
  addresses: { text: 'Addresses' },
} as const satisfies Texts;
