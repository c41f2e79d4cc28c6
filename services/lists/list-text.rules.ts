import { longestText } from './lists.words.ts';

/** As it is kept and shown: one form of each letter, single spaces, none at the ends, no control characters. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

export const isTextShort = (text: string, longest = longestText): boolean => [...tidyText(text)].length <= longest;

type Line = { readonly text: string; readonly sku?: string | null };

/** What makes two lines of a list the same: their product, else their words, however they are written. */
export const itemKeyOf = ({ text, sku }: Line): string => sku ?? tidyText(text).toLocaleLowerCase('en-NZ');
