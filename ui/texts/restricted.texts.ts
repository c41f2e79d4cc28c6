import type { Texts } from './texts.ts';

/** What is said of goods that may not be handed over in the chosen way or at the chosen time. */
export const restrictedTexts = {
  nowTitle: { row: 'A8.27', text: "We're sorry, restricted items are not available via Delivery Now." },
  expressTitle: { row: 'A8.28', text: "We're sorry, restricted items are not available via Express Delivery." },
  expressText: {
    row: 'A8.29',
    text: 'To proceed, please remove these items from your trolley, or choose Standard Delivery or Express Pick up.',
  },
  reviewAndRemove: { row: 'A8.30', text: 'Review and remove items' },
  anotherMethod: { row: 'A8.31', text: 'Get my order via another method' },
  flexibleTitle: {
    row: 'A8.O7',
    text: "We're sorry, restricted items are not available in a flexible 1hr window.",
  },
  flexibleText: {
    row: 'A8.O7',
    text: 'To proceed, please remove these items from your trolley, or choose another delivery window.',
  },
  lockerTitle: {
    row: 'A8.34',
    text: 'Unfortunately alcohol items are no longer available with self-service eLockers',
  },
  lockerText: {
    row: 'A8.35',
    text: 'To continue, choose another Pick up option or remove your alcohol items.',
  },
  anotherOption: { row: 'A8.36', text: 'Choose another option' },
  remove: { row: 'A8.37', text: 'Remove items' },
  generalTitle: { row: 'A8.39', text: 'Liquor items cannot be delivered within the selected delivery period' },
  generalText: { text: 'Take them out of your trolley, or choose another time. Everything else stays as it is.' },
  reviewTrolley: { row: 'A8.40', text: 'Review Trolley' },
} as const satisfies Texts;
