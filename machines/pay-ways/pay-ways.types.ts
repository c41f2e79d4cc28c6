import type { Fault } from '#services/fault.ts';
import type { Wanted } from '#services/orders/attempt.words.ts';
import type { SubmitWishes } from '#services/payments/frame-messages.rules.ts';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import type { SubmitOutcome } from '../card-frame/index.ts';
import type { Carriage } from '../kit/index.ts';

export type PayWaysInput = { readonly subject: string | null };

/** A card that the shopper has saved, one that they type now, or the wallet of their device. */
export type Way =
  | { readonly kind: 'saved'; readonly instrumentId: string }
  | { readonly kind: 'card' }
  | { readonly kind: 'wallet' };
export type Captured = { readonly kind: 'card' | 'wallet'; readonly instrumentId: string };

/** What keeps a press from being an order: in words beside the part that it is about. */
export type PayTrouble =
  | 'noWay'
  | 'ageMissing'
  /** What is typed is not a card; the frame marks it. */
  | 'cardWrong'
  | 'cardNotReady'
  | 'cardFailed'
  /** Nobody can say whether the card was taken; nothing was paid with it. */
  | 'cardUnknown';

/** What is paid, as the shopper saw it when they pressed: for a new order, or for what another one is changed by. */
export type Pressed = {
  /** Nothing is paid with for 0 or less. */
  readonly totalCents: number;
  readonly isAgeAsked: boolean;
  /** The order that is changed. */
  readonly orderId: string | null;
};

export type PayWaysContext = {
  readonly subject: string | null;
  readonly instruments: readonly SavedInstrument[] | null;
  readonly fault: Fault | null;
  /** What the shopper chose; null while they have not. */
  readonly chosen: Way | null;
  /** A card that is typed now is kept for the next time. */
  readonly isSaving: boolean;
  /** Said on this page, for one press: nothing remembers it. */
  readonly isOfAge: boolean;
  /** The name of a card that was taken now and has paid for nothing yet. */
  readonly captured: Captured | null;
  readonly trouble: PayTrouble | null;
  readonly pressed: Pressed | null;
};

export type PayWaysEvent =
  /** A page to pay on is on show. */
  | { readonly type: 'ways.need' }
  | { readonly type: 'ways.retry' }
  /** One was saved or forgotten elsewhere: they are read again, and what is chosen stays if it is still there. */
  | { readonly type: 'ways.staled' }
  | { readonly type: 'way.choose'; readonly way: Way }
  | { readonly type: 'save.say'; readonly isSaving: boolean }
  | { readonly type: 'age.say'; readonly isOfAge: boolean }
  /** The button was pressed. `isFrameReady`: a card may be submitted where one is typed. */
  | ({ readonly type: 'pay.press'; readonly isFrameReady: boolean } & Pressed)
  | { readonly type: 'card.settled'; readonly outcome: SubmitOutcome }
  /** Another card is typed than the one that was taken. */
  | { readonly type: 'card.renew' }
  /** The page is not on show any more; what was typed on it is gone. */
  | { readonly type: 'page.left' }
  /** What became of the last order. */
  | { readonly type: 'order.ended'; readonly how: 'confirmed' | 'declined' | 'refused' | 'unplaced' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type PayWaysHappening =
  | { readonly type: 'capture.wanted'; readonly wishes: SubmitWishes }
  | { readonly type: 'pay.ready'; readonly placement: Wanted }
  | { readonly type: 'pay.blocked'; readonly trouble: PayTrouble };

/** `busy`: the saved cards are on their way. `failed`: they did not come. `capturing`: a card is being taken. */
export type PayWaysTag = 'busy' | 'failed' | 'capturing';

export const blankPayWays: PayWaysContext = {
  subject: null,
  instruments: null,
  fault: null,
  chosen: null,
  isSaving: false,
  isOfAge: false,
  captured: null,
  trouble: null,
  pressed: null,
};

export const payWaysCarriage: Carriage = { keeps: ['subject', 'instruments', 'fault'], blank: blankPayWays };
