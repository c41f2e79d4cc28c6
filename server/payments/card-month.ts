import { timeZone } from '#services/constants.ts';

const calendar = new Intl.DateTimeFormat('en-NZ', { timeZone, year: 'numeric', month: 'numeric' });

export type CardMonth = { readonly expiryMonth: number; readonly expiryYear: number };

/** The month that it is in New Zealand: the last one in which a card of that month is good. */
export function monthAt(nowMs: number): CardMonth {
  const told = Object.fromEntries(calendar.formatToParts(nowMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0 } = told;
  return { expiryMonth: month, expiryYear: year };
}

const monthsOf = ({ expiryYear, expiryMonth }: CardMonth) => expiryYear * 12 + expiryMonth;

export const isPast = (card: CardMonth, nowMs: number): boolean => monthsOf(card) < monthsOf(monthAt(nowMs));
