import { redirect } from '@tanstack/react-router';
import type { payWaysMachine } from '#machines/pay-ways/index.ts';
import type { saverMachine } from '#machines/saver/index.ts';
import { chartOf, chartSettled, type ShopActor } from '#machines/shop/index.ts';
import { type subscriptionMachine, subscriptionsShown } from '#machines/subscription/index.ts';
import type { RouterContext } from './-context.ts';
import { askedOf } from './-saver.ts';
import type { SaverSearch } from './-saver-search.ts';

export type Asked = { readonly context: RouterContext; readonly deps: SaverSearch };
export type Entered = { readonly context: RouterContext };

function ask(shop: ShopActor, deps: SaverSearch): void {
  const saver = chartOf<typeof saverMachine>(shop, 'saver');
  saver?.send({ type: 'plans.need' });
  saver?.send({ type: 'savings.need' });
  saver?.send({ type: 'address.ask', asked: askedOf(deps) });
}

/** The first page has the plans, what they would have saved, and the verdict on the address in it. */
export async function needSaver({ context: { shop, openLate }, deps }: Asked): Promise<void> {
  await openLate('saver');
  ask(shop, deps);
  if (import.meta.env.SSR) await chartSettled(shop, 'saver');
}

/** The same with the saved cards; what pays comes with it. */
export async function needSaverPayment({ context: { shop, openLate }, deps }: Asked): Promise<void> {
  await Promise.all([openLate('saver'), openLate('saverWays'), openLate('saverPurchase'), openLate('subscription')]);
  ask(shop, deps);
  chartOf<typeof payWaysMachine>(shop, 'saverWays')?.send({ type: 'ways.need' });
  if (import.meta.env.SSR) await Promise.all([chartSettled(shop, 'saver'), chartSettled(shop, 'saverWays')]);
}

/** Asked anew each time: it may have been read before something was bought. */
function readPasses(shop: ShopActor): void {
  const chart = chartOf<typeof subscriptionMachine>(shop, 'subscription');
  chart?.send({
    type: chart.getSnapshot().matches({ knowing: 'unasked' }) ? 'subscriptions.need' : 'subscriptions.reload',
  });
}

export async function needSubscriptions({ context: { shop, openLate } }: Entered): Promise<void> {
  await Promise.all([openLate('subscription'), openLate('saver')]);
  readPasses(shop);
  if (import.meta.env.SSR) await chartSettled(shop, 'subscription', 'reading');
}

/** Only who has a pass sees that one was bought. The store says who has: loading this page buys nothing. */
export async function needBought({ context: { shop, openLate } }: Entered): Promise<void> {
  await openLate('subscription');
  readPasses(shop);
  await chartSettled(shop, 'subscription', 'reading');
  const { state, current, isOld } = subscriptionsShown(
    chartOf<typeof subscriptionMachine>(shop, 'subscription')?.getSnapshot(),
  );
  const isKnown = state === 'known' && !isOld;
  if (isKnown && (current === null || current.state === 'unpaid'))
    throw redirect({ to: '/deliverysubscription/plans', replace: true });
}
