import type { Texts } from './texts.ts';

export const cardFrameTexts = {
  title: { text: 'Card details' },
  loading: { text: 'The card form is loading' },
  renewed: { text: 'The card form had expired, so a new one was loaded. Please type your card again.' },
  submitting: { text: 'Your card is being checked' },
  wrong: { text: 'Please check:' },
  wrongCard: { text: 'Please check the card details.' },
  complete: { text: 'The card details are complete.' },
  cardNumber: { text: 'card number' },
  cvv: { text: 'CVV' },
  expiryMonth: { text: 'expiry month' },
  expiryYear: { text: 'expiry year' },
  refresh: { row: 'B8.31', text: 'An error has occurred, please refresh the page.' },
  tryAgain: { row: 'B8.32', text: 'An error has occurred, please try again.' },
  tryAgainLink: { row: 'B8.33', text: 'try again' },
  contact: { row: 'B8.34', text: 'If the problem persists please contact us.' },
  contactLink: { text: 'contact us' },
  debug: { row: 'B8.O6', text: 'Please open this link and send us a screenshot of the opened tab.' },
  debugLink: { text: 'this link' },
} as const satisfies Texts;
