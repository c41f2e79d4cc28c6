import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { Zone, Zoned } from '#services/fulfilment/zone.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

/** What of the terms the zone depends on. */
export type ZoneTerms = Zoned & {
  readonly method: Method;
  /** The address that was answered, as far as two of them have to be told apart. */
  readonly place: string;
};

export type Dismissed = { readonly place: string; readonly zone: Zone };

export type ZoneInput = { readonly fulfilment: Fulfilment | null };

export type ZoneContext = {
  /** What was told last; null until the session has been answered. */
  readonly terms: ZoneTerms | null;
  /** Of which answered address the alert has been put away, and what it said; null once another has been answered. */
  readonly dismissed: Dismissed | null;
  /** The code that was reported last, so that it is reported once. */
  readonly reported: string | null;
};

export type ZoneEvent =
  | Pick<TermsTold, 'type' | 'fulfilment'>
  /** A change of how or where has begun, or has come to its end one way or another. */
  | { readonly type: 'change.told'; readonly isChanging: boolean }
  | { readonly type: 'alert.dismiss' }
  /** Whoever was signed in is not any more: nothing of theirs may stay. */
  | { readonly type: 'session.ended' };

/** `alert`: the zone has something to say. `shown`: and it may. `busy`: another address is being answered. */
export type ZoneTag = 'alert' | 'shown' | 'busy';

export type ZoneReport =
  /** The store said a code that nobody knows: the address is taken for an ordinary one, and somebody should hear of it. */
  { readonly type: 'code.unknown'; readonly code: string };

export const blankZone: ZoneContext = { terms: null, dismissed: null, reported: null };
export const zoneCarriage: Carriage = { keeps: ['terms', 'dismissed', 'reported'], blank: blankZone };
