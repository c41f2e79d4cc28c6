import type { Texts } from './texts.ts';

export const accountTexts = {
  account: { text: 'My account' },
  back: { text: 'Back to the menu' },
  menu: { text: 'Your account' },
  orders: { text: 'My orders' },
  ordersText: { text: 'What is to come, and what has been.' },
  personalDetails: { text: 'Personal details' },
  personalDetailsText: { text: 'Your name, phone and how we reach you.' },
  deliveryAddresses: { text: 'Delivery addresses' },
  deliveryAddressesText: { text: 'Where we bring your shop.' },
  emailAndPassword: { text: 'Email and password' },
  emailAndPasswordText: { text: 'How you sign in.' },
  preferences: { text: 'Online shopping preferences' },
  preferencesText: { text: 'Substitutes, packing and your packing slip.' },
  onecard: { text: 'Onecard' },
  onecardText: { text: 'Your card and its points.' },
  subscriptions: { text: 'Delivery Saver' },
  subscriptionsText: { text: 'Your delivery pass.' },
  estranged: { text: 'You are no longer signed in here' },
  estrangedText: { text: 'You were signed out, or somebody else signed in, so nothing was changed.' },
  signIn: { text: 'Sign in again' },
} as const satisfies Texts;
