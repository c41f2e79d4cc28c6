import type { Log } from '../log.ts';
import { isKeptAction, type KeptAction, keptForMs } from './gate.words.ts';

export interface ActionStore {
  /** What this tab kept, if it still has its form; whatever else stands there is dropped. */
  read(): KeptAction | null;
  keep(kept: KeptAction): void;
  forget(): void;
  /** Takes it for this page: true for one page of all tabs. From then on it is marked as begun. */
  claim(kept: KeptAction, nowMs: number): Promise<boolean>;
  /** Whether the question on entering the time slots was put on this visit; asked once, it was. */
  wasOffered(): boolean;
  keepOffered(): void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Edge = {
  /** Of this tab alone. A copied tab has a copy of it. */
  readonly tab: () => Area;
  /** Of all tabs. */
  readonly all: () => Area;
  /** Runs the work while no other tab runs its own, where the browser can do that. */
  readonly alone: <T>(work: () => T) => Promise<T>;
  readonly log: Log;
};

/** Under which a tab keeps the one action that was blocked. */
export const blockedActionKey = 'blockedAction';
const claimedKey = 'claimedActions';
const offeredKey = 'signInOffered';
const mostClaims = 20;

type ClaimMark = { readonly key: string; readonly atMs: number };
const isMark = (value: unknown): value is ClaimMark =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'atMs' in value &&
  typeof value.atMs === 'number';

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a blocked action outlives the way to sign in, and by which the tabs agree who finishes it. */
export function createActionStore({ tab, all, alone, log }: Edge): ActionStore {
  const begun = new Set<string>();
  const quietly = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const keep = (kept: KeptAction) => tab().setItem(blockedActionKey, JSON.stringify(kept));

  /** Marks of other pages that still count, and whether one of them is for that key. */
  function mark(key: string, nowMs: number): boolean {
    const found = parsed(all().getItem(claimedKey));
    const marks = (Array.isArray(found) ? found.filter(isMark) : []).filter(
      ({ atMs }) => Math.abs(nowMs - atMs) < 2 * keptForMs,
    );
    if (marks.some((one) => one.key === key)) return false;
    all().setItem(claimedKey, JSON.stringify([...marks, { key, atMs: nowMs }].slice(-mostClaims)));
    return true;
  }

  return {
    read: () =>
      quietly(() => {
        const text = tab().getItem(blockedActionKey);
        if (text === null) return null;
        const kept = parsed(text);
        if (isKeptAction(kept)) return kept;
        log.warn('An action that was kept for after sign-in could not be read and was dropped.');
        tab().removeItem(blockedActionKey);
        return null;
      }, null),
    keep,
    forget: () => quietly(() => tab().removeItem(blockedActionKey), undefined),
    claim: async (kept, nowMs) => {
      const isFirst =
        kept.isBegun || begun.has(kept.key) || (await alone(() => quietly(() => mark(kept.key, nowMs), true)));
      if (!isFirst) return false;
      begun.add(kept.key);
      quietly(() => keep({ ...kept, isBegun: true }), undefined);
      return true;
    },
    wasOffered: () => quietly(() => tab().getItem(offeredKey) !== null, false),
    keepOffered: () => quietly(() => tab().setItem(offeredKey, 'true'), undefined),
  };
}
