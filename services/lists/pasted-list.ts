import { type Area, tryingIn } from '../storage/area.ts';
import type { KeptList, KeptMark } from './kept-paste.rules.ts';

const key = 'pastedList';
/** So much text is remembered: far more than a list holds. */
export const longestPaste = 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isMark = (value: unknown): value is KeptMark =>
  isRecord(value) &&
  typeof value['term'] === 'string' &&
  (value['state'] === 'added' || value['state'] === 'skipped') &&
  isTextOrNull(value['sku']) &&
  isTextOrNull(value['name']) &&
  Number.isSafeInteger(value['amount']) &&
  (value['unit'] === 'Each' || value['unit'] === 'Kg');

/** A list that is written or shopped down, for as long as the tab is open: of one shopper, or of whoever had not signed in yet. */
export function createPastedList(area: () => Area | undefined) {
  const trying = tryingIn(area);
  const write = (subject: string | null, list: KeptList): void =>
    trying((open) => open.setItem(key, JSON.stringify({ subject, ...list })));
  return {
    recall(subject: string | null): KeptList | null {
      const kept = trying((open) => JSON.parse(open.getItem(key) ?? 'null') as unknown);
      if (!isRecord(kept) || (kept['subject'] !== null && kept['subject'] !== subject)) return null;
      const { text, marks } = kept;
      if (typeof text !== 'string') return null;
      return {
        text: text.slice(0, longestPaste),
        isShopping: kept['isShopping'] === true,
        marks: Array.isArray(marks) ? marks.filter(isMark) : [],
        isHanded: kept['isHanded'] === true,
      };
    },
    remember: (subject: string | null, list: Omit<KeptList, 'isHanded'>): void =>
      list.text === ''
        ? trying((open) => open.removeItem(key))
        : write(subject, { ...list, text: list.text.slice(0, longestPaste), isHanded: false }),
    /** The words of another page, to be searched for: nobody's until the page of the whole list takes them. */
    hand: (lines: readonly string[]): void =>
      write(null, { text: lines.join('\n'), isShopping: false, marks: [], isHanded: true }),
  };
}
