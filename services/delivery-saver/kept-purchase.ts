import { type Area, tryingIn } from '../storage/area.ts';
import type { SaverAttempt, SaverWanted } from './saver-attempt.words.ts';

/** Under which a tab keeps the one purchase of a pass that nobody has answered for. */
export const keptPurchaseKey = 'buying';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isSamePurchase = (one: SaverWanted, other: SaverWanted): boolean =>
  one.planId === other.planId &&
  one.priceCents === other.priceCents &&
  one.addressId === other.addressId &&
  one.instrumentId === other.instrumentId;

function wantedIn(found: unknown): SaverWanted | null {
  if (!isRecord(found)) return null;
  const { planId, priceCents, addressId, instrumentId } = found;
  if (!isWhole(priceCents) || !isWhole(addressId) || !isKey(instrumentId)) return null;
  if (typeof planId !== 'string' || !/^[a-z0-9-]{1,40}$/.test(planId)) return null;
  return { planId, priceCents, addressId, instrumentId };
}

function attemptIn(text: string | null): SaverAttempt | null {
  const found: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(found)) return null;
  const { key, subject } = found;
  const wanted = wantedIn(found['wanted']);
  return isKey(key) && typeof subject === 'string' && wanted !== null ? { key, subject, wanted } : null;
}

export type SaverBeginning = {
  readonly subject: string;
  readonly wanted: SaverWanted;
  /** The last one of which the store had never heard: said again in the same words, it goes under the same key. */
  readonly attempt: SaverAttempt | null;
};

/**
 * What a tab remembers of a purchase from before it is sent until somebody has answered for it. Where a browser keeps
 * nothing, the page still knows, and the store sells no second pass to who has one.
 */
export function createKeptPurchase(area: () => Area | undefined, newKey: () => string) {
  const trying = tryingIn(area);
  const read = () => trying((open) => attemptIn(open.getItem(keptPurchaseKey))) ?? null;
  const drop = () => void trying((open) => open.removeItem(keptPurchaseKey));
  return {
    /** Gives it a key and writes it down, in that order and before anything is sent. */
    begin({ subject, wanted, attempt }: SaverBeginning): SaverAttempt {
      const isRepeat = attempt !== null && attempt.subject === subject && isSamePurchase(attempt.wanted, wanted);
      const begun = isRepeat ? attempt : { key: newKey(), subject, wanted };
      trying((open) => open.setItem(keptPurchaseKey, JSON.stringify(begun)));
      return begun;
    },
    /** What was kept for that shopper; what was kept for another is dropped. */
    recall(subject: string): SaverAttempt | null {
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
