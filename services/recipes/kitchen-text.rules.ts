import type { Amount } from './amounts.rules.ts';

/** As a thing is called: one of it, and several. What is not counted has the same word twice. */
export type Called = { readonly one: string; readonly many: string };

const signs = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const;
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const halves = [0, 1 / 2, 1];
const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** The nearest amount that a spoon or a knife can make. */
function nearest(amount: number, parts: readonly number[]): number {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const part = parts.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) ? one : best));
  return whole + part;
}

const withSign = (amount: number): string => {
  const whole = Math.floor(amount + 1e-9);
  const rest = amount - whole;
  const sign = signs.find(([value]) => Math.abs(value - rest) < 1e-6)?.[1] ?? '';
  return `${whole === 0 && sign !== '' ? '' : whole}${sign}`;
};

/** The larger spoon that is as good as exact, or else the one that comes nearest. */
const spoons = [
  { ml: 250, parts: cupParts, one: 'cup', many: 'cups', least: 1 / 4 },
  { ml: 15, parts: halves, one: 'tbsp', many: 'tbsp', least: 1 },
  { ml: 5, parts: quarters, one: 'tsp', many: 'tsp', least: 1 / 4 },
] as const;
const goodEnough = 0.045;
const leastSpoonMl = 1;

const mostBySpoon = 60;
const spoonText = ({ one, many }: (typeof spoons)[number], amount: number): string =>
  `${withSign(amount)} ${amount > 1 ? many : one}`;

function spooned(millilitres: number): string {
  if (millilitres < leastSpoonMl) return 'a pinch';
  const ways = spoons.flatMap((spoon) => {
    const amount = Math.max(spoon.least, nearest(millilitres / spoon.ml, spoon.parts));
    const error = Math.abs(amount * spoon.ml - millilitres) / millilitres;
    return millilitres >= spoon.least * spoon.ml * 0.9 || spoon.ml === 5 ? [{ spoon, amount, error }] : [];
  });
  const exact = ways.find(({ error }) => error <= goodEnough);
  if (millilitres > mostBySpoon && exact?.spoon.ml !== 250) return cupAndMore(millilitres);
  const best = exact ?? ways.reduce((least, way) => (way.error < least.error ? way : least));
  return spoonText(best.spoon, best.amount);
}

/** Nobody counts spoons to ten: a cup as far as one goes, and what is left by the spoon. */
function cupAndMore(millilitres: number): string {
  const [cup, tablespoon, teaspoon] = spoons;
  const whole = Math.floor(millilitres / cup.ml);
  const part = cupParts.findLast((one) => whole + one <= millilitres / cup.ml) ?? 0;
  const left = millilitres - (whole + part) * cup.ml;
  const more =
    left < 2.5 * teaspoon.ml
      ? spoonText(teaspoon, Math.max(1, Math.round(left / teaspoon.ml)))
      : spoonText(tablespoon, nearest(left / tablespoon.ml, halves));
  return `${spoonText(cup, whole + part)} + ${more}`;
}

/** Rounded as scales and jugs are read. */
function rounded(amount: number): number {
  const step = amount < 20 ? 1 : amount < 250 ? 5 : amount < 1_000 ? 10 : 50;
  return Math.max(1, Math.round(amount / step) * step);
}

function measured(amount: number, [small, large]: readonly [string, string]): string {
  const whole = rounded(amount);
  return whole < 1_000 ? `${whole} ${small}` : `${Number((whole / 1_000).toFixed(2))} ${large}`;
}

/** So many as a knife makes of it: quarters of a few, and whole ones of more. */
const pieceCount = (amount: number): number =>
  amount < 4 ? Math.max(1 / 4, nearest(amount, quarters)) : Math.round(amount);
const counted = (amount: number): string => withSign(pieceCount(amount));
/** By what is read: an eighth more than one is one. */
const isSeveral = (amount: number): boolean => pieceCount(amount) > 1;

const pieces = { clove: ['clove', 'cloves'], slice: ['slice', 'slices'], can: ['can', 'cans'] } as const;

/** "1½ cups", "¾ tsp", "250 g"; a bare number for pieces. */
export function amountText({ amount, unit }: Amount): string {
  switch (unit) {
    case 'g':
      return measured(amount, ['g', 'kg']);
    case 'ml':
      return measured(amount, ['ml', 'L']);
    case 'cup':
      return spooned(amount * 250);
    case 'tbsp':
      return spooned(amount * 15);
    case 'tsp':
      return spooned(amount * 5);
    case 'pinch':
      return amount <= 1.5 ? 'a pinch' : `${Math.round(amount)} pinches`;
    case 'each':
      return counted(amount);
    case 'clove':
    case 'slice':
    case 'can':
      return `${counted(amount)} ${pieces[unit][isSeveral(amount) ? 1 : 0]}`;
  }
}

/** As it stands in the list of a recipe: "2 cups plain flour", "1½ onions", "a pinch of salt". */
export function ingredientText(amount: Amount | null, { one, many }: Called): string {
  if (amount === null) return many;
  const text = amountText(amount);
  if (amount.unit === 'each') return `${text} ${isSeveral(amount.amount) ? many : one}`;
  return text.endsWith('pinch') || text.endsWith('pinches') ? `${text} of ${many}` : `${text} ${many}`;
}
