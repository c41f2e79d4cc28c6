import type { Fault } from '#services/fault.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { ExpressTimeSlots } from '#services/fulfilment/time-slots.contract.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

export type ExpressInput = { readonly fulfilment: Fulfilment | null };

export type ExpressWish = { readonly slotId: string; readonly key: string | null };

export type ExpressContext = {
  /** Where and how the visitor shops, in one word: another word, and the windows are others. */
  readonly place: string;
  /** Brought or picked up, as the page asks for it; null until one does. */
  readonly method: Method | null;
  /** What the store last said of that method; null until it has. */
  readonly answer: ExpressTimeSlots | null;
  /** Why the windows could not be loaded. */
  readonly fault: Fault | null;
  /** What is to be held, or was last. */
  readonly wish: ExpressWish | null;
  readonly refusal: Fault | null;
};

export type ExpressEvent =
  /** A page shows the express windows of a method. */
  | { readonly type: 'express.need'; readonly method: Method }
  | { readonly type: 'express.reload' }
  /** The gate granted it: this window is to be held. */
  | { readonly type: 'express.choose'; readonly slotId: string; readonly key: string | null }
  | Pick<TermsTold, 'type' | 'fulfilment'>
  /** Somebody else: fees and the trolley are a shopper's own. */
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What others may want to know of. */
export type ExpressHappening =
  | { readonly type: 'express.held'; readonly slotId: string; readonly key: string | null }
  | {
      readonly type: 'express.refused';
      readonly slotId: string;
      readonly key: string | null;
      readonly fault: Fault;
    };

/** `busy`: the windows are on their way. `holding`: one is being held. `held`: it is. `refused`: it is not. */
export type ExpressTag = 'busy' | 'holding' | 'held' | 'refused';

export const blankExpress: ExpressContext = {
  place: '',
  method: null,
  answer: null,
  fault: null,
  wish: null,
  refusal: null,
};
export const expressCarriage: Carriage = { keeps: ['place', 'method', 'answer', 'fault'], blank: blankExpress };
