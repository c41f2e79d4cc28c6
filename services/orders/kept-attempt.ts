import { type Area, tryingIn } from '../storage/area.ts';
import { isSameWanted, wantedOf } from './attempt.rules.ts';
import type { Attempt, Wanted } from './attempt.words.ts';

/** Under which a tab keeps the one order that nobody has answered for. */
export const keptAttemptKey = 'placing';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** Which of the two it is stands in what it names: the order that is changed, or none. */
function placementIn(found: unknown): Wanted | null {
  if (!isRecord(found)) return null;
  const { orderId = null, instrumentId, isOfAge } = found;
  const sumCents = orderId === null ? found['expectedTotalCents'] : found['expectedDifferenceCents'];
  if (orderId !== null && !isKey(orderId)) return null;
  if (typeof sumCents !== 'number' || !Number.isSafeInteger(sumCents)) return null;
  if (instrumentId !== null && !isKey(instrumentId)) return null;
  return wantedOf({ orderId, sumCents, instrumentId, isOfAge: isOfAge === true });
}

function attemptIn(text: string | null): Attempt | null {
  const found: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(found)) return null;
  const { key, subject } = found;
  const placement = placementIn(found['placement']);
  return isKey(key) && typeof subject === 'string' && placement !== null ? { key, subject, placement } : null;
}

export type Beginning = {
  readonly subject: string;
  readonly placement: Wanted;
  /** The last one of which the store had never heard: said again in the same words, it goes under the same key. */
  readonly attempt: Attempt | null;
};

/**
 * What a tab remembers of an order from before it is sent until somebody has answered for it. Where a browser keeps
 * nothing, the page still knows, and the store lets no second order begin beside the first.
 */
export function createKeptAttempt(area: () => Area | undefined, newKey: () => string) {
  const trying = tryingIn(area);
  const read = () => trying((open) => attemptIn(open.getItem(keptAttemptKey))) ?? null;
  const drop = () => void trying((open) => open.removeItem(keptAttemptKey));
  return {
    /** Gives it a key and writes it down, in that order and before anything is sent. */
    begin({ subject, placement, attempt }: Beginning): Attempt {
      const isRepeat = attempt !== null && attempt.subject === subject && isSameWanted(attempt.placement, placement);
      const begun = isRepeat ? attempt : { key: newKey(), subject, placement };
      trying((open) => open.setItem(keptAttemptKey, JSON.stringify(begun)));
      return begun;
    },
    /** Whether this tab has kept one at all, whosever it is. */
    has: (): boolean => read() !== null,
    /** What was kept for that shopper; what was kept for another is dropped. */
    recall(subject: string): Attempt | null {
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
export type KeptAttempt = ReturnType<typeof createKeptAttempt>;
