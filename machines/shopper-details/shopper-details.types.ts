import type { Fault } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { DetailsTyped } from '#services/shopper/details.rules.ts';
import type { ShopperDetails } from '#services/shopper/shopper.contract.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

export type ShopperDetailsContext = {
  /** The account whose details they are. */
  readonly subject: string | null;
  /** What is typed and may be remembered: neither a date of birth nor a card's number. */
  readonly draft: DetailsTyped;
  /** What the tab remembered when the page was opened; null until that is known. */
  readonly recalled: DetailsTyped | null;
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
};

export type ShopperDetailsEvent =
  | { readonly type: 'page.open'; readonly subject: string | null }
  /** Something was typed; only what may be remembered is told. */
  | { readonly type: 'draft.change'; readonly draft: DetailsTyped }
  | { readonly type: 'form.submit'; readonly details: ShopperDetails; readonly problems: FieldProblems }
  | { readonly type: 'page.leave' }
  | { readonly type: 'draft.finished' };

/** What the parent hears: the terms on which somebody who is a shopper now shops. */
export type ShopperDetailsReport = { readonly type: 'context.told'; readonly context: ServerContext };

/** `busy`: the form is on its way. `estranged`: it was somebody else's page. `done`: they are a shopper. */
export type ShopperDetailsTag = 'busy' | 'estranged' | 'done';

export const blankShopperDetails: ShopperDetailsContext = {
  subject: null,
  draft: {},
  recalled: null,
  problems: noFieldProblems,
  fault: null,
};
export const shopperDetailsCarriage: Carriage = { keeps: [], blank: blankShopperDetails };
