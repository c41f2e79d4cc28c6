import type { ChangeWanted, Wanted } from './attempt.words.ts';

export const isChange = (wanted: Wanted): wanted is ChangeWanted => 'orderId' in wanted;

/** What the shopper saw that it comes to; below 0 it comes back. */
export const sumOf = (wanted: Wanted): number =>
  isChange(wanted) ? wanted.expectedDifferenceCents : wanted.expectedTotalCents;

type Said = {
  /** The order that is changed; null for a new one. */
  readonly orderId: string | null;
  readonly sumCents: number;
  readonly instrumentId: string | null;
  readonly isOfAge: boolean;
};
export const wantedOf = ({ orderId, sumCents, ...said }: Said): Wanted =>
  orderId === null
    ? { expectedTotalCents: sumCents, ...said }
    : { orderId, expectedDifferenceCents: sumCents, ...said };

export const isSameWanted = (one: Wanted, other: Wanted): boolean =>
  isChange(one) === isChange(other) &&
  (!isChange(one) || !isChange(other) || one.orderId === other.orderId) &&
  sumOf(one) === sumOf(other) &&
  one.instrumentId === other.instrumentId &&
  one.isOfAge === other.isOfAge;
