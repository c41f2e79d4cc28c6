import type { Fault } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type StoreChoiceContext = {
  /** The store that was last asked for. */
  readonly wantedId: number | null;
  readonly fault: Fault | null;
};

export type StoreChoiceEvent =
  | { readonly type: 'store.choose'; readonly storeId: number }
  | { readonly type: 'choice.retry' }
  /** What came of the last choice has been seen: the page was left. */
  | { readonly type: 'choice.leave' };

/** What the parent hears: the terms on which the visitor shops now. */
export type StoreChoiceReport = { readonly type: 'context.told'; readonly context: ServerContext };

/** `busy`: a choice is on its way. `chosen`: it holds. `failed`: it does not, as far as anybody knows. */
export type StoreChoiceTag = 'busy' | 'chosen' | 'failed';

export const blankChoice: StoreChoiceContext = { wantedId: null, fault: null };
export const storeChoiceCarriage: Carriage = { keeps: [], blank: blankChoice };
