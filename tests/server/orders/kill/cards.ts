import type { Random } from '#fixtures/random.ts';
import type { Phase } from './browser.ts';

type Card = { readonly name: string; readonly number: string; readonly share: number; readonly phase: Phase };

/** The test cards that shoppers pay with, and how many of a hundred do. */
const cards: readonly Card[] = [
  { name: 'approved', number: '4111111111111111', share: 55, phase: 'place' },
  { name: 'approved, another scheme', number: '5555555555554444', share: 8, phase: 'place' },
  { name: 'declined', number: '4000000000000119', share: 10, phase: 'place' },
  { name: 'slow', number: '4000000000000127', share: 6, phase: 'pay' },
  { name: 'late', number: '4000000000000135', share: 7, phase: 'pay' },
  { name: 'answer lost', number: '4000000000000143', share: 10, phase: 'pay' },
  { name: 'declined, late', number: '4000000000000150', share: 4, phase: 'pay' },
];

export function pickCard(random: Random): Card {
  let left = random.next() * cards.reduce((sum, { share }) => sum + share, 0);
  const found = cards.find(({ share }) => (left -= share) < 0);
  return found ?? (cards[0] as Card);
}
export type { Card };
