import type { Fault } from '#services/fault.ts';
import type { LoyaltyBalance, OffersCount, RewardMessage } from '#services/loyalty/loyalty.contract.ts';
import type { RedemptionPreference } from '#services/loyalty/loyalty.words.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

export type LoyaltyInput = {
  /** The shopper who holds a card; null for everybody else: there is nothing to ask about them. */
  readonly member: string | null;
  /** Two flags: there are reward messages, and the count is told by its second version. */
  readonly hasMessages: boolean;
  readonly isCountV2: boolean;
};

export type LoyaltyContext = LoyaltyInput & {
  readonly balance: LoyaltyBalance | null;
  readonly balanceFault: Fault | null;
  readonly count: OffersCount | null;
  readonly countFault: Fault | null;
  readonly messages: readonly RewardMessage[] | null;
  readonly messagesFault: Fault | null;
  /** What the shopper wants done with rewards, and which of their wishes is with the store. */
  readonly wanted: RedemptionPreference | null;
  readonly sending: RedemptionPreference | null;
  /** The message that is being deleted. */
  readonly deleting: string | null;
  /** One or more were deleted since they came. */
  readonly hasDeleted: boolean;
};

export type LoyaltyEvent =
  /** After a failure, one of the three is asked for again. */
  | { readonly type: 'balance.reload' }
  | { readonly type: 'count.reload' }
  | { readonly type: 'messages.reload' }
  | { readonly type: 'preference.want'; readonly redemptionPreference: RedemptionPreference }
  /** Only of the first message, which is the one on show. */
  | { readonly type: 'message.delete'; readonly messageId: string }
  /** Another card has taken the place of the one whose facts these are. */
  | { readonly type: 'card.changed' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean }
  | TermsTold;

export type LoyaltyHappening =
  | { readonly type: 'preference.kept' }
  | { readonly type: 'message.deleted' }
  /** The message that the store deleted was not the first of those that are known. */
  | { readonly type: 'order.contradicted' };

/** `busy`: facts are awaited. `preferring`: a wish is with the store. `deleting`: so is a message. */
export type LoyaltyTag = 'busy' | 'failed' | 'preferring' | 'unpreferred' | 'deleting' | 'undeleted';

export const blankLoyalty: LoyaltyContext = {
  member: null,
  hasMessages: false,
  isCountV2: false,
  balance: null,
  balanceFault: null,
  count: null,
  countFault: null,
  messages: null,
  messagesFault: null,
  wanted: null,
  sending: null,
  deleting: null,
  hasDeleted: false,
};

export const loyaltyCarriage: Carriage = {
  keeps: [
    'member',
    'hasMessages',
    'isCountV2',
    'balance',
    'balanceFault',
    'count',
    'countFault',
    'messages',
    'messagesFault',
  ],
  blank: blankLoyalty,
};
