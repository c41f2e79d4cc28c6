import { mostItems } from './lists.words.ts';

/** A line as this browser keeps it. */
export type KeptItem = { readonly text: string; readonly sku: string | null; readonly isTicked: boolean };

/** A line with whose it is: a guest's, or theirs who have signed in since, and of nobody else. */
export type KeptLine = KeptItem & { readonly of: string | null };

const longest = 500;
const isWord = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

function isKeptLine(value: unknown): value is KeptLine {
  if (typeof value !== 'object' || value === null) return false;
  const { text, sku, isTicked, of } = value as Record<string, unknown>;
  return (
    isWord(text, longest) &&
    (sku === null || (typeof sku === 'string' && /^\d{6}$/.test(sku))) &&
    typeof isTicked === 'boolean' &&
    (of === null || isWord(of, 200))
  );
}

export const isKeptList = (value: unknown): value is readonly KeptLine[] =>
  Array.isArray(value) && value.length <= 2 * mostItems && value.every(isKeptLine);
