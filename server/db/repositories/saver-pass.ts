import type { SaverPass, SubscriptionFacts } from '../../delivery-saver/subscription.types.ts';
import type { Flag } from '../schema.ts';

type Row = {
  readonly pass: string | null;
  readonly pass_state: string | null;
  readonly pass_facts: string | null;
  readonly paid_until: string | null;
  readonly is_wpay: Flag | null;
  readonly pass_due: number | null;
};

const isPass = (state: string | null): state is SaverPass['state'] =>
  state === 'active' || state === 'ending' || state === 'unpaid';

/** The delivery pass of a row; null where its shopper has none, or nobody knows yet whether it was paid for. */
export function passIn({ pass, pass_state, pass_facts, paid_until, is_wpay, pass_due }: Row): SaverPass | null {
  if (pass === null || pass_facts === null || paid_until === null || !isPass(pass_state)) return null;
  const { days, minimumOrderCents } = (JSON.parse(pass_facts) as SubscriptionFacts).plan;
  return {
    ...{ subscriptionId: pass, state: pass_state, days, minimumOrderCents },
    ...{ paidUntil: paid_until, isWPay: is_wpay === 1, dueMs: pass_due },
  };
}
