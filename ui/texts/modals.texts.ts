import type { Texts } from './texts.ts';

export const modalTexts = {
  failureTitle: { row: 'B8.01', text: "We're having technical issues at present" },
  failureText: { row: 'B8.02', text: 'Please try refreshing your browser or coming back in a few minutes.' },
  button: { row: 'B8.04', text: 'Ok, got it' },
  cancelButton: { row: 'B8.05', text: 'Cancel' },
  linkButton: { text: 'Find out more' },

  reviewTitle: { row: 'A8.23', text: 'Please check your trolley' },
  reviewText: {
    row: 'A8.24',
    text: 'Some items in your trolley are not available for this location and time slot.',
  },
  reviewButton: { row: 'A8.25', text: 'Review items' },

  notAddedTitle: { text: 'That did not go into your trolley' },
  notAddedText: { text: 'Everything that was in it is still there. Please try again.' },
  schemeTitle: { text: 'The aisles have new signs' },
  schemeText: { text: 'Products now stand where most people look for them. Search and your lists work as before.' },
  filterTitle: { text: 'Find it sooner with filters' },
  filterText: {
    text: 'Choose a brand, a diet or an offer beside the products. The number beside each says how many are left.',
  },
  suburbTitle: { text: 'Your suburb has been set' },
  suburbText: { text: 'Prices and products are now those of your suburb.' },
  slotTitle: { text: 'Your time slot has changed' },
  slotText: { text: 'Please check the new time before you pay. Your trolley is as you left it.' },
  locationTitle: { text: 'Your delivery or pick up has changed' },
  locationText: {
    text: 'Prices, products and time slots are now those of the new place. Your trolley is as you left it.',
  },

  signInTitle: { text: 'Sign in to go on' },
  signInButton: { text: 'Sign in or register' },
  justBrowsing: { row: 'B8.16', text: 'Just browsing' },
  detailsTitle: { text: 'A few more details' },
  detailsStart: { text: 'We need a few more details to ' },
  detailsButton: { text: 'Add details' },
} as const satisfies Texts;
