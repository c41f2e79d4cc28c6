import type { Random } from '#fixtures/random.ts';

/** What is typed besides the number. */
export const card = { month: 12, year: 2031, cvv: '123' } as const;

const cards = [
  { number: '4111111111111111', share: 50 },
  { number: '5555555555554444', share: 8 },
  { number: '4000000000000010', share: 6 },
  { number: '4000000000000119', share: 8 },
  { number: '4000000000000127', share: 6 },
  { number: '4000000000000135', share: 5 },
  { number: '4000000000000143', share: 6 },
  { number: '4000000000000150', share: 3 },
  { number: '4000000000000085', share: 3 },
  { number: '4000000000000028', share: 2 },
  { number: '4000000000000101', share: 2 },
] as const;

/** Good, declined when it is verified or when it pays, slow, late, lost, busy. */
export function pickCard(random: Random): { readonly number: string } {
  let left = random.next() * cards.reduce((sum, { share }) => sum + share, 0);
  return cards.find(({ share }) => (left -= share) < 0) ?? cards[0];
}
