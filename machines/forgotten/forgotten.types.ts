import type { ProductRow } from '#services/catalogue/catalogue.contract.ts';
import type { Fault } from '#services/fault.ts';
import type { Carriage } from '../kit/index.ts';

export type ForgottenInput = { readonly subject: string | null };
export type ForgottenContext = {
  readonly subject: string | null;
  /** What the store suggests, row by row. */
  readonly rows: readonly ProductRow[];
  readonly fault: Fault | null;
};

export type ForgottenEvent =
  /** The page comes on show: what is known already is not asked for again. */
  | { readonly type: 'rows.need' }
  /** The page is come to anew, or another try is made: the trolley may be another one. */
  | { readonly type: 'rows.reload' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** `busy`: the store is being asked. `failed`: it did not say. */
export type ForgottenTag = 'busy' | 'failed';

export const blankForgotten: ForgottenContext = { subject: null, rows: [], fault: null };
export const forgottenCarriage: Carriage = { keeps: ['subject', 'rows'], blank: blankForgotten };
