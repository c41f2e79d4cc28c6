import type { Texts } from './texts.ts';

export const frameTexts = {
  loadingPage: { text: 'The page is loading' },
  offline: { text: 'You are offline. What you see may be out of date.' },
  offlineHeading: { text: 'You are offline' },
  offlineText: { text: 'This page has to come from the shop. Check your connection, then try again.' },
  tryAgain: { text: 'Try again' },
  keptHeading: { text: 'Saved on this device, will be sent when you are back:' },
  keptTakenOut: { text: '{name}, taken out' },
  keptNameless: { text: 'a product' },
  addToHome: { row: 'A9.33', text: 'Keep the shop on your home screen' },
  addToHomeText: { text: 'It opens at a tap, and your trolley is where you left it.' },
  addToHomeHow: { text: 'Tap Share, then “Add to Home Screen”.' },
  install: { text: 'Add' },
  notNow: { text: 'Not now' },
  close: { text: 'Close' },
} as const satisfies Texts;
