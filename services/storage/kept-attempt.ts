import { type Area, tryingIn } from './area.ts';

/** What somebody wants to be done once, before it has a key. */
type Wish = { readonly subject: string };
export type Keyed<W> = W & { readonly key: string };
type Found = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Found => typeof value === 'object' && value !== null;
export const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

type Parts<W extends Wish> = {
  readonly area: () => Area | undefined;
  readonly newKey: () => string;
  /** Under which a tab keeps the one that nobody has answered for. */
  readonly name: string;
  /** What was wanted; null where something else stands in its place. */
  readonly wishIn: (subject: string, found: Found) => W | null;
  /** Said in the same words. */
  readonly isSame: (one: W, other: W) => boolean;
};

/**
 * What a tab remembers of a wish from before it is sent until somebody has answered for it. Where a browser keeps
 * nothing, the page still knows, and the store lets no second one begin beside the first.
 */
export function createKeptAttempt<W extends Wish>({ area, newKey, name, wishIn, isSame }: Parts<W>) {
  const trying = tryingIn(area);
  function attemptIn(text: string | null): Keyed<W> | null {
    const found: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(found)) return null;
    const { key, subject } = found;
    const wish = isKey(key) && typeof subject === 'string' ? wishIn(subject, found) : null;
    return wish && isKey(key) ? { ...wish, key } : null;
  }
  const read = () => trying((open) => attemptIn(open.getItem(name))) ?? null;
  const drop = () => void trying((open) => open.removeItem(name));
  return {
    /** Gives it a key and writes it down, in that order and before anything is sent. One that the store had never heard of keeps its key. */
    begin(wish: W, unheard: Keyed<W> | null): Keyed<W> {
      const isRepeat = unheard !== null && unheard.subject === wish.subject && isSame(unheard, wish);
      const begun = isRepeat ? unheard : { ...wish, key: newKey() };
      trying((open) => open.setItem(name, JSON.stringify(begun)));
      return begun;
    },
    /** What was kept for that shopper; what was kept for another is dropped. */
    recall(subject: string): Keyed<W> | null {
      const kept = read();
      if (kept === null || kept.subject === subject) return kept;
      drop();
      return null;
    },
    forget(key: string): void {
      if (read()?.key === key) drop();
    },
  };
}
