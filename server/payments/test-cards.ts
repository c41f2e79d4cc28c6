import type { FrameCode } from '#services/payments/payments.words.ts';
import type { PayingName } from './pay-outcomes.ts';

/** What the sandbox does with a card once it has been typed and submitted. */
export type CardOutcome =
  | {
      readonly kind: 'take';
      readonly afterMs: number;
      readonly answersAfterMs: number;
      /** Its bank says no as soon as it is asked, which it is when the card is verified. */
      readonly isRefusedWhenVerified: boolean;
      readonly pays: PayingName;
    }
  | { readonly kind: 'refuse'; readonly code: FrameCode }
  | { readonly kind: 'lose' }
  | { readonly kind: 'muteFrames' };

export type TestCard = { readonly number: string; readonly says: string; readonly outcome: CardOutcome };

const slowMs = 5_000;
/** Later than the page waits, which is 30 seconds. */
const lateMs = 35_000;

const taken = { kind: 'take', afterMs: 0, answersAfterMs: 0, isRefusedWhenVerified: false, pays: 'paid' } as const;
const refused = (code: FrameCode): CardOutcome => ({ kind: 'refuse', code });

/** Every card that the sandbox knows; it takes no other, so that nobody's real card is ever typed into it. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', says: 'approved', outcome: taken },
  { number: '5555555555554444', says: 'approved, another scheme', outcome: taken },
  {
    number: '4000000000000010',
    says: 'declined',
    outcome: { ...taken, isRefusedWhenVerified: true, pays: 'declined' },
  },
  { number: '4000000000000028', says: 'busy (IF05)', outcome: refused('IF05') },
  { number: '4000000000000036', says: 'the frame has expired (IF06)', outcome: refused('IF06') },
  { number: '4000000000000044', says: 'the frame is stale (IF97)', outcome: refused('IF97') },
  { number: '4000000000000051', says: 'an error while processing (IF98)', outcome: refused('IF98') },
  { number: '4000000000000069', says: 'an error of the server (IF99)', outcome: refused('IF99') },
  { number: '4000000000000077', says: 'the next five frames never load', outcome: { kind: 'muteFrames' } },
  { number: '4000000000000085', says: 'approved after 5 seconds', outcome: { ...taken, afterMs: slowMs } },
  {
    number: '4000000000000093',
    says: 'approved, but answers after the page has given up',
    outcome: { ...taken, answersAfterMs: lateMs },
  },
  { number: '4000000000000101', says: 'never answers, and is not taken', outcome: { kind: 'lose' } },
  {
    number: '4000000000000119',
    says: 'taken, even verified, and declined when it pays',
    outcome: { ...taken, pays: 'declined' },
  },
  { number: '4000000000000127', says: 'paying takes 5 seconds', outcome: { ...taken, pays: 'slow' } },
  {
    number: '4000000000000135',
    says: 'paid, but the store hears of it after 12 seconds',
    outcome: { ...taken, pays: 'late' },
  },
  { number: '4000000000000143', says: 'paid, but the answer is lost', outcome: { ...taken, pays: 'lost' } },
  {
    number: '4000000000000150',
    says: 'declined, and the store hears of it after 12 seconds',
    outcome: { ...taken, pays: 'declinedLate' },
  },
  { number: '4000000000000168', says: 'not enough money when it pays', outcome: { ...taken, pays: 'poor' } },
  { number: '4000000000000176', says: 'taken, and closed by its bank', outcome: { ...taken, pays: 'closed' } },
];

export const testCardOf = (number: string): TestCard | undefined => testCards.find((card) => card.number === number);

/** Whether a number could be a card's at all. */
export function isLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export const schemeOf = (number: string): string | null =>
  number.startsWith('4') ? 'Visa' : /^5[1-5]/.test(number) ? 'Mastercard' : null;
