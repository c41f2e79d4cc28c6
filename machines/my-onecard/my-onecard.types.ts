import type { Fault } from '#services/fault.ts';
import type { MyOnecard } from '#services/loyalty/loyalty.contract.ts';
import type { Carriage, FieldProblems } from '../kit/index.ts';

export type MyOnecardInput = { readonly subject: string | null };

export type MyOnecardContext = MyOnecardInput & {
  readonly card: MyOnecard | null;
  readonly fault: Fault | null;
  readonly problems: FieldProblems;
  /** The number that is on its way; null while a card is being taken off, or nothing is on its way. */
  readonly number: string | null;
};

export type MyOnecardEvent =
  /** The page comes on show. */
  | { readonly type: 'card.open' }
  | { readonly type: 'card.reload' }
  | { readonly type: 'card.join'; readonly number: string; readonly problems: FieldProblems }
  | { readonly type: 'leave.ask' }
  | { readonly type: 'leave.keep' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type MyOnecardHappening =
  /** Another card stands there now, or none: the session says something else. */
  { readonly type: 'card.changed'; readonly isJoined: boolean };

/** `busy`: the store is asked for the card. `changing`: it is being joined or taken off. */
export type MyOnecardTag = 'busy' | 'failed' | 'changing' | 'leaving' | 'unchanged' | 'joined' | 'left';

export const blankMyOnecard: MyOnecardContext = {
  subject: null,
  card: null,
  fault: null,
  problems: {},
  number: null,
};
export const myOnecardCarriage: Carriage = { keeps: ['subject', 'card', 'fault'], blank: blankMyOnecard };
