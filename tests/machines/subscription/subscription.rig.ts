import { type SubscriptionContext, subscriptionMachine } from '#machines/subscription/index.ts';
import { subscriptionSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { card, refusal } from './subscription.roster.ts';

export const overOne = {
  ...subscriptionSample,
  subscriptionId: '40000000-0000-4000-8000-000000000009',
  state: 'ended',
} as const;
export const passes = [subscriptionSample, overOne];
export const passId = subscriptionSample.subscriptionId;
export const blank: SubscriptionContext = {
  ...{ subject: 'aroha', subscriptions: null, fault: null, cancelId: null, cancelTries: 0, cancelFault: null },
  ...{ attempt: null, cardTries: 0, cardFault: null },
};
export const known = { ...blank, subscriptions: passes };
export const need = { type: 'subscriptions.need' };
export const reload = { type: 'subscriptions.reload' };
export const ended = { type: 'session.ended' };
export const user = (subject: string | null, isShopper = subject !== null) => ({
  type: 'user.changed',
  subject,
  isShopper,
});
export const no = refusal('NotFound', 404);
export const [askCancel, confirm, dismiss] = ['ask', 'confirm', 'dismiss'].map((word) => ({
  type: `cancel.${word}`,
})) as [{ type: string }, { type: string }, { type: string }];
export const another = { type: 'card.change', instrumentId: card, key: 'one' };
export const attempt = { subscriptionId: passId, instrumentId: card, key: 'one' };

export const open = (subject: string | null = 'aroha') => staged<SubscriptionContext>(subscriptionMachine, { subject });
export const at = (shop: Staged<SubscriptionContext>, region: string) =>
  (shop.state() as Record<string, string>)[region];
export async function reads(told: readonly unknown[] = passes) {
  const shop = open();
  shop.send(need);
  await shop.answer('loadSubscriptions', told);
  return shop;
}
export async function cancelling() {
  const shop = await reads();
  shop.send(askCancel, confirm);
  return shop;
}
export async function changing() {
  const shop = await reads();
  shop.send(another);
  return shop;
}
