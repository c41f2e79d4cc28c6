import type { Fault } from '#services/fault.ts';
import type { FulfilmentWish, Place } from '#services/fulfilment/change.rules.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';
import type { NavsTold } from '../shell/index.ts';

export type FulfilmentInput = {
  /** How and where as the page begins; null while nobody knows. */
  readonly place: Place | null;
  readonly isChangingOrder: boolean;
};

export type FulfilmentContext = {
  /** What holds, as the store last said. */
  readonly place: Place | null;
  /** What held when the last change was asked for. */
  readonly before: Place | null;
  /** The last wish, for as long as what came of it is on show. */
  readonly wish: FulfilmentWish | null;
  readonly fault: Fault | null;
  readonly isChangingOrder: boolean;
};

export type FulfilmentEvent =
  | FulfilmentWish
  /** The wish that failed is tried again. */
  | { readonly type: 'change.retry' }
  /** What came of the last change has been seen. */
  | { readonly type: 'change.leave' }
  | TermsTold
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What whoever asked hears. A wish that a later one has put aside is told of by neither. */
export type FulfilmentReport =
  | {
      readonly type: 'change.done';
      readonly wish: FulfilmentWish;
      readonly before: Place | null;
      readonly after: Place | null;
    }
  | { readonly type: 'change.failed'; readonly wish: FulfilmentWish; readonly fault: Fault };

/** What the parent hears: the terms from now on, and the links of the frame where they are others. */
export type FulfilmentTold = { readonly type: 'context.told'; readonly context: ServerContext } | NavsTold;

/** `busy`: a change is on its way. `changed`: it holds. `failed`: it does not. `blocked`: none may be made. */
export type FulfilmentTag = 'busy' | 'changed' | 'failed' | 'blocked';

export const blankFulfilment: FulfilmentContext = {
  place: null,
  before: null,
  wish: null,
  fault: null,
  isChangingOrder: false,
};
export const fulfilmentCarriage: Carriage = { keeps: ['place', 'isChangingOrder'], blank: blankFulfilment };
