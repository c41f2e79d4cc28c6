import type { Texts } from './texts.ts';

/** What is said when a slot that is held comes to its end. */
export const reservationTexts = {
  expiredText: {
    row: 'A8.01',
    text: 'The time you had to place your order has passed. Choose a time slot to keep shopping.',
  },
  expiredTitle: { row: 'A8.02', text: "Time's up!" },
  expiredButton: { row: 'A8.03', text: 'Change time slot' },
  expiredInCheckoutText: {
    row: 'A8.04',
    text: 'For accurate stock availability, please choose a time slot again before you keep shopping.',
  },
  expiredInCheckoutTitle: { row: 'A8.05', text: 'Time slot expired' },
  expiredInCheckoutButton: { row: 'A8.06', text: 'Choose time slot' },
  closedText: {
    row: 'A8.07',
    text: 'Sorry, this time slot is now full. For accurate stock availability, please choose a new time slot before you keep shopping.',
  },
  closedTitle: { row: 'A8.08', text: 'Time slot closed' },
  closedButton: { row: 'A8.O2', text: 'Choose time slot' },
  soonTitle: { row: 'A8.09', text: 'Time slot closing soon' },
  nowTitle: { row: 'A8.10', text: 'Less than 5 minutes left' },
  nearText: { row: 'A8.O2', text: 'Check out by {cutOffTime} to keep this time slot.' },
  reviewButton: { row: 'A8.O2', text: 'Review order' },
  keepShopping: { row: 'A8.O2', text: 'Keep shopping' },
  expressSoonTitle: { row: 'A8.11', text: 'Express closing soon!' },
  expressNowTitle: { row: 'A8.12', text: 'Express is closing now' },
  expressClosedTitle: { row: 'A8.13', text: 'Express is now closed' },
  expressClosedText: { text: 'Your trolley stays as it is. You can still choose another time.' },
  expressExpiredText: { text: 'Your express time is no longer held for you. Choose a time slot to keep shopping.' },
} as const satisfies Texts;
