import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf, isNotFound } from '#services/fault.ts';
import type { LoyaltyBalance, OffersCount, RewardMessage } from '#services/loyalty/loyalty.contract.ts';
import type { RedemptionPreference } from '#services/loyalty/loyalty.words.ts';
import { absent } from '../kit/index.ts';
import {
  blankLoyalty,
  type LoyaltyContext,
  type LoyaltyEvent,
  type LoyaltyHappening,
  type LoyaltyInput,
  type LoyaltyTag,
} from './loyalty.types.ts';

type Failed = { readonly fault: Fault };
type Member = { readonly member: string | null };
type Wish = { readonly wanted: RedemptionPreference };
export const failed = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
export const wish = ({ event }: { event: { readonly redemptionPreference: RedemptionPreference } }): Wish => ({
  wanted: event.redemptionPreference,
});

/** What the chart of loyalty asks, keeps and judges by. */
export const loyaltySetup = setup({
  types: {} as {
    context: LoyaltyContext;
    events: LoyaltyEvent;
    emitted: LoyaltyHappening;
    input: LoyaltyInput;
    tags: LoyaltyTag;
  },
  actors: {
    loadBalance: fromPromise<LoyaltyBalance>(absent('loadBalance')),
    loadCount: fromPromise<OffersCount, { isV2: boolean }>(absent('loadCount')),
    loadMessages: fromPromise<readonly RewardMessage[]>(absent('loadMessages')),
    keepPreference: fromPromise<LoyaltyBalance, Wish>(absent('keepPreference')),
    deleteMessage: fromPromise<void, { messageId: string }>(absent('deleteMessage')),
  },
  actions: {
    keepBalance: assign((_, { balance }: { balance: LoyaltyBalance }) => ({ balance, balanceFault: null })),
    keepBalanceFault: assign((_, { fault }: Failed) => ({ balanceFault: fault })),
    keepCount: assign((_, { count }: { count: OffersCount }) => ({ count, countFault: null })),
    keepCountFault: assign((_, { fault }: Failed) => ({ countFault: fault })),
    keepMessages: assign((_, { messages }: { messages: readonly RewardMessage[] }) => ({
      messages,
      messagesFault: null,
    })),
    keepMessagesFault: assign((_, { fault }: Failed) => ({ messagesFault: fault })),
    keepWish: assign((_, { wanted }: Wish) => ({ wanted })),
    keepSending: assign(({ context }) => ({ sending: context.wanted, balanceFault: null })),
    dropWish: assign({ wanted: null, sending: null }),
    keepDeleting: assign((_, { messageId }: { messageId: string }) => ({ deleting: messageId, messagesFault: null })),
    dropMessage: enqueueActions(({ context: { messages, deleting }, enqueue }) => {
      if (messages?.[0]?.messageId !== deleting) enqueue.emit({ type: 'order.contradicted' });
      enqueue.assign({
        messages: (messages ?? []).filter(({ messageId }) => messageId !== deleting),
        deleting: null,
        hasDeleted: true,
      });
    }),
    dropDeleting: assign({ deleting: null }),
    emitKept: emit({ type: 'preference.kept' }),
    emitDeleted: emit({ type: 'message.deleted' }),
    keepMember: assign(({ context: { hasMessages, isCountV2 } }, { member }: Member) => ({
      ...blankLoyalty,
      hasMessages,
      isCountV2,
      member,
    })),
  },
  guards: {
    isMember: ({ context }) => context.member !== null,
    hasMessagesToAsk: ({ context }) => context.member !== null && context.hasMessages,
    isSameMember: ({ context }, { member }: Member) => context.member === member,
    isStranger: ({ context }, { member }: Member) => context.member !== null && context.member !== member,
    isNews: ({ context }, { wanted }: Wish) => context.balance?.redemptionPreference !== wanted,
    isOutdated: ({ context }) => context.wanted !== context.sending,
    isFirst: ({ context }, { messageId }: { messageId: string }) => context.messages?.[0]?.messageId === messageId,
    isGone: (_, { fault }: Failed) => isNotFound(fault),
  },
});
