import type { Fault } from '#services/fault.ts';

export type OnecardInput = { readonly isShopper: boolean };

/** The token of the link is not here: only the adapter and the tab know it. */
export type OnecardContext = { readonly isShopper: boolean; readonly fault: Fault | null };

export type OnecardEvent =
  /** Who is here now, as the session says. */
  | { readonly type: 'visitor.told'; readonly isShopper: boolean }
  | { readonly type: 'card.register' }
  /** The question was closed or put off. */
  | { readonly type: 'question.close' }
  | { readonly type: 'check.retry' };

export type OnecardReport =
  /** The question whether to join the card is to be put before the shopper. */
  | { readonly type: 'question.asked' }
  /** Words without a question of ours: the card waits, the link is of no use, or nobody could say. */
  | { readonly type: 'words.told'; readonly about: 'waiting' | 'refused' | 'unchecked' }
  /** The card is joined, so the session says something else now. */
  | { readonly type: 'card.registered' }
  /** The link has done what it can: it is to be forgotten. */
  | { readonly type: 'link.ended' };

/** `asking`: a shopper is asked. `busy`: the card is on its way. `failed`: it did not arrive. `registered`. `refused`. */
export type OnecardTag = 'asking' | 'busy' | 'failed' | 'registered' | 'refused' | 'waiting';
