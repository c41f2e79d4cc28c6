import type { SnapshotFrom } from 'xstate';
import type { loyaltyMachine } from './loyalty.machine.ts';
import { blankLoyalty } from './loyalty.types.ts';

type LoyaltyNow = SnapshotFrom<typeof loyaltyMachine>;
type Got = 'none' | 'asking' | 'failed' | 'known';

const stateOf = (now: LoyaltyNow | undefined, of: 'balance' | 'count' | 'messages'): Got => {
  const value = now?.value[of] ?? 'none';
  return value === 'none' || value === 'failed'
    ? value
    : value === 'asking' || value === 'deciding'
      ? 'asking'
      : 'known';
};

/** The points, and what is to become of rewards: the last wish counts until the store has refused it. */
export function balanceOf(now: LoyaltyNow | undefined) {
  const { balance, balanceFault, wanted } = now?.context ?? blankLoyalty;
  const isSending = now?.hasTag('preferring') ?? false;
  const isRefused = now?.hasTag('unpreferred') ?? false;
  return {
    state: stateOf(now, 'balance'),
    balance,
    fault: balanceFault,
    preference: isSending ? wanted : (balance?.redemptionPreference ?? null),
    saving: isSending ? ('sending' as const) : isRefused ? ('refused' as const) : ('resting' as const),
    /** The wish that was refused, to be tried again. */
    refused: isRefused ? wanted : null,
  };
}
export type BalanceShown = ReturnType<typeof balanceOf>;

/** How many offers there are; null while nobody has said. */
export const countOf = (now: LoyaltyNow | undefined) => ({
  state: stateOf(now, 'count'),
  count: now?.context.count ?? null,
});
export type CountShown = ReturnType<typeof countOf>;

/** The first message is the one on show. */
export function messageOf(now: LoyaltyNow | undefined) {
  const { messages, messagesFault, hasDeleted } = now?.context ?? blankLoyalty;
  return {
    state: stateOf(now, 'messages'),
    message: messages?.[0] ?? null,
    left: Math.max(0, (messages?.length ?? 0) - 1),
    fault: messagesFault,
    hasDeleted,
    deleting: now?.hasTag('deleting')
      ? ('sending' as const)
      : now?.hasTag('undeleted')
        ? ('failed' as const)
        : ('resting' as const),
  };
}
export type MessageShown = ReturnType<typeof messageOf>;

/** Who the chart takes for a member; null for nobody. */
export const memberOf = (now: LoyaltyNow | undefined): string | null => now?.context.member ?? null;
