import type { Fault } from '#services/fault.ts';
import type { Carriage } from '../kit/index.ts';

export type CardRemovalInput = { readonly subject: string | null };

export type CardRemovalContext = {
  readonly subject: string | null;
  /** The saved card that the question is about. */
  readonly instrumentId: string | null;
  readonly tries: number;
  readonly fault: Fault | null;
};

export type CardRemovalEvent =
  /** The question whether to forget that card is on show. */
  | { readonly type: 'removal.ask'; readonly instrumentId: string }
  /** The shopper has shown who they are and wants it. The password is used once and kept nowhere. */
  | { readonly type: 'removal.confirm'; readonly password: string }
  | { readonly type: 'removal.dismiss' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type CardRemovalHappening = { readonly type: 'card.removed'; readonly instrumentId: string };
export type CardRemovalTag = 'busy' | 'failed';

export const blankCardRemoval: CardRemovalContext = { subject: null, instrumentId: null, tries: 0, fault: null };
export const cardRemovalCarriage: Carriage = { keeps: ['subject'], blank: blankCardRemoval };
