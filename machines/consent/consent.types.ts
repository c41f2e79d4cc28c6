import type { ConsentChoice } from '#services/analytics/analytics.contract.ts';

export type { ConsentChoice };

export type ConsentInput = {
  /** What was said on an earlier page. */
  readonly remembered: ConsentChoice | null;
  /** The browser itself says no for its owner: Global Privacy Control or Do Not Track. */
  readonly isSignalled: boolean;
  /** Inside the retailer’s app, which asks when it wants to. */
  readonly isEmbedded: boolean;
  /** The visitor came here from another page of the shop. */
  readonly isReturning: boolean;
};

export type ConsentContext = ConsentInput;

export type ConsentEvent =
  /** Another page came on show. */
  | { readonly type: 'page.view' }
  | { readonly type: 'consent.grant' }
  | { readonly type: 'consent.refuse' }
  /** The visitor, or the app, wants the question. */
  | { readonly type: 'consent.reopen' }
  /** An answer was given in another tab. */
  | { readonly type: 'consent.hear'; readonly choice: ConsentChoice };

/** `asking`: the question is on the page. `granted`, `refused`: what holds now, also while it is asked again. */
export type ConsentTag = 'asking' | 'granted' | 'refused';
