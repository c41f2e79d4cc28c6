import * as v from 'valibot';
import {
  EligibilityAsked,
  EligibilityTold,
  SaverPayment,
  SaverPlans,
  SaverPurchase,
  SaverPurchased,
  SaverSavings,
  Subscription,
  Subscriptions,
} from '#services/delivery-saver/delivery-saver.contract.ts';
import { buyPlan } from '../delivery-saver/buy.ts';
import { cancelSubscription } from '../delivery-saver/cancel.ts';
import { changePayment } from '../delivery-saver/change-payment.ts';
import { eligibilityTold } from '../delivery-saver/eligibility.ts';
import { planTold, plansOf } from '../delivery-saver/plans.ts';
import { savingsTold } from '../delivery-saver/savings.ts';
import { purchaseTold, subscriptionsTold } from '../delivery-saver/told.ts';
import { purchaseByKey } from '../db/repositories/subscriptions.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { type Asked, shopperOf } from './trolley-change.ts';

const tag = 'delivery-saver';
const uuid = v.pipe(v.string(), v.uuid());

const needed = (key: string | null): string => {
  if (key === null) throw refusals.invalid({ 'Idempotency-Key': 'is needed here' });
  return key;
};

async function oneTold({ world, session }: Asked, id: string): Promise<v.InferInput<typeof Subscription>> {
  const { accountId } = await shopperOf({ session });
  const told = (await subscriptionsTold(world, accountId)).find(({ subscriptionId }) => subscriptionId === id);
  if (!told) throw refusals.notFound();
  return told;
}

export const deliverySaverOperations = [
  operation({
    endpoint: 'deliverySubscriptionPlans',
    tag,
    summary: 'The plans of deliveries that can be bought.',
    answer: SaverPlans,
    handle: async ({ world }) => ({ plans: (await plansOf(world.db.read)).map(planTold) }),
  }),
  operation({
    endpoint: 'deliverySubscriptionEligibility',
    tag,
    summary: 'Whether a plan can be bought for an address of the shopper, for a suburb, or for where they shop now.',
    query: EligibilityAsked,
    answer: EligibilityTold,
    handle: async ({ world, session, query }) => eligibilityTold(world, await session.known(), query),
  }),
  operation({
    endpoint: 'deliverySubscriptionSavings',
    tag,
    summary: 'What each plan would have come to for the deliveries that the shopper paid for in the last six months.',
    role: 'shopper',
    answer: SaverSavings,
    handle: async ({ world, session }) => savingsTold(world, (await shopperOf({ session })).accountId),
  }),
  operation({
    endpoint: 'deliverySubscriptions',
    tag,
    summary: 'The subscriptions of the shopper, the one that counts now first.',
    role: 'shopper',
    answer: Subscriptions,
    handle: async ({ world, session }) => ({
      subscriptions: [...(await subscriptionsTold(world, (await shopperOf({ session })).accountId))],
    }),
  }),
  operation({
    method: 'POST',
    endpoint: 'deliverySubscriptions',
    tag,
    summary: 'Buys a plan and charges for it, once for each idempotency key; a shopper has one at most.',
    role: 'shopper',
    body: SaverPurchase,
    answer: SaverPurchased,
    handle: async ({ world, session, idempotencyKey, body: purchase }) =>
      purchaseTold(await buyPlan({ world, session, key: needed(idempotencyKey), purchase })),
  }),
  operation({
    endpoint: 'deliverySubscriptionByKey',
    tag,
    summary: 'What became of the purchase that was asked for with a key. Asking changes nothing.',
    role: 'shopper',
    params: v.strictObject({ key: uuid }),
    answer: SaverPurchased,
    handle: async ({ world, session, params: { key } }) => {
      const { accountId } = await shopperOf({ session });
      const bought = await purchaseByKey(world.db.read, accountId, key);
      if (!bought) throw refusals.notFound();
      return purchaseTold(bought);
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'deliverySubscriptionPayment',
    tag,
    summary: 'Pays with another card from now on; what could not be paid for is charged to it, once for each key.',
    role: 'shopper',
    params: v.strictObject({ subscriptionId: uuid }),
    body: SaverPayment,
    answer: Subscription,
    handle: async ({ world, session, idempotencyKey, params: { subscriptionId }, body: { instrumentId } }) => {
      await changePayment({ world, session, key: needed(idempotencyKey), subscriptionId, instrumentId });
      return oneTold({ world, session }, subscriptionId);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'deliverySubscriptionCancel',
    tag,
    summary: 'Gives a subscription up: it is good until what was paid for is over. Saying it twice does no harm.',
    role: 'shopper',
    params: v.strictObject({ subscriptionId: uuid }),
    answer: Subscription,
    handle: async ({ world, session, params: { subscriptionId } }) => {
      await cancelSubscription({ world, session, subscriptionId });
      return oneTold({ world, session }, subscriptionId);
    },
  }),
];
