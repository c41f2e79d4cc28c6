import * as v from 'valibot';

/** The plain values of the wire, turned into the integers the house works with. */

const isScaled = (value: number, scale: number) =>
  Number.isFinite(value) && Math.abs(value * scale - Math.round(value * scale)) < 1e-6;

/** Dollars with at most two decimals become integer cents. */
export const cents = v.pipe(
  v.number(),
  v.check((dollars) => isScaled(dollars, 100), 'An amount has at most two decimals.'),
  v.transform((dollars) => Math.round(dollars * 100)),
);
export const toDollars = (amountCents: number): number => amountCents / 100;

/** An ISO 8601 instant with an offset becomes milliseconds. */
export const instantMs = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);
export const toInstant = (instant: number): string => new Date(instant).toISOString();

/** A day of the calendar, yyyy-mm-dd. */
export const civilDate = v.pipe(v.string(), v.isoDate('is a date such as 2026-11-21'));

/** The answer of a write that has nothing to tell. */
export const Nothing = v.void();

export const sku = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A product code has six digits.'));
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));
