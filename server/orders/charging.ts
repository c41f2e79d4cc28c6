import { intendedPayments } from '../db/repositories/payments.ts';
import { createSeeingThrough, longestWaitMs, type SeeingThrough } from '../payments/see-through.ts';
import type { OrderWorld } from './order-world.ts';
import { createRefunding } from './refunds/refunding.ts';
import { settle } from './settle.ts';

export interface Charging extends SeeingThrough {
  /** Sees through what an order is owed, as long as a shopper may be kept waiting. */
  giveBack(orderId: string): Promise<void>;
  /** Sees every payment and every refund through that was left in between and that nobody here is at work on. */
  recover(): Promise<void>;
}

/** Charges for orders, and gives back what they are owed. */
export function createCharging(world: OrderWorld): Charging {
  const refunding = createRefunding(world);
  const payments = createSeeingThrough(world, {
    intended: intendedPayments,
    async settle(paymentId, answer) {
      const owing = await settle(world, paymentId, answer);
      if (owing !== null) void refunding.pursue(owing);
    },
  });
  return {
    ...payments,
    giveBack: (orderId) => Promise.race([refunding.pursue(orderId), world.wait(longestWaitMs)]),
    recover: async () => void (await Promise.all([payments.recover(), refunding.pursue()])),
  };
}
