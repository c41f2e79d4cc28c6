import type { Texts } from './texts.ts';

export const sessionTexts = {
  tryAgain: { text: 'Try again' },
  unendedTitle: { text: 'You are still signed in' },
  unendedText: { text: 'We could not sign you out. If others use this device, please try again.' },
  stay: { text: 'Stay signed in' },
  unopenedTitle: { text: 'Nearly there' },
  unopenedText: { text: 'You are signed in, but we could not open the shop to you just now. Please try again.' },
  undoneTitle: { text: 'You have been signed out again' },
  undoneText: {
    text: 'You were signed in, but your session was ended in the same moment: from another tab or device, or by a new password. Please sign in once more.',
  },
  signInAgain: { text: 'Sign in again' },
} as const satisfies Texts;
