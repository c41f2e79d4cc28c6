import { boostGroup } from '#fixtures/boost-offers.ts';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { pointsOf } from '#services/loyalty/points.rules.ts';
import type { Transaction } from '../db/database.ts';
import { productBySku } from '../db/repositories/catalogue.ts';
import { holdLoyalty, movePoints } from '../db/repositories/loyalty.ts';
import { takeOffer } from '../db/repositories/loyalty-offers.ts';
import { onecardOf } from '../db/repositories/onecards.ts';
import type { StandingOrder } from '../db/repositories/order-steps.ts';
import type { Ids } from '../ids.ts';
import { makeRewards } from './rewards.ts';
import { runningOffers } from './running-offers.ts';

type Arrived = Pick<StandingOrder, 'id' | 'shopperId' | 'number' | 'placedMs' | 'facts'>;

/** The products of an order of which something came, each once. */
async function productsThatCame(trx: Transaction, { facts }: Arrived): Promise<readonly ProductFacts[]> {
  const came = (sku: string) => facts.supplied?.find((line) => line.sku === sku)?.amount !== 0;
  const skus = [...new Set(facts.lines.map(({ sku }) => sku))].filter(came);
  const products: ProductFacts[] = [];
  for (const sku of skus) {
    const product = await productBySku(trx, sku);
    if (product) products.push(product);
  }
  return products;
}

const earningOf = ({ facts }: Arrived, products: readonly ProductFacts[]) => ({
  linesCents: facts.lines.map(({ totalCents }) => totalCents),
  lessCents: [
    ...facts.coupons.map(({ valueCents }) => valueCents),
    ...(facts.supplied ?? []).map(({ refundCents }) => refundCents),
  ],
  bonusPoints: products.flatMap(({ bonusPoints }) => bonusPoints ?? []),
});

/**
 * Gives a member the points of an order that has arrived: for what was paid, for its bonus products and for the offers
 * they had boosted when it was placed. What nobody has joined a card for gives none.
 */
export async function earnPoints(
  trx: Transaction,
  world: { readonly ids: Pick<Ids, 'uuid4'> },
  order: Arrived,
  nowMs: number,
): Promise<void> {
  const { id: orderId, shopperId, number, placedMs } = order;
  if (placedMs === null || (await onecardOf(trx, shopperId)) === null) return;
  const products = await productsThatCame(trx, order);
  const { forDollars, bonus } = pointsOf(earningOf(order, products));
  await holdLoyalty(trx, shopperId, nowMs);
  const give = async (cause: string, points: number, told: string) => {
    if (points > 0) await movePoints(trx, shopperId, { cause, points, told, atMs: nowMs });
  };
  await give(`order/${orderId}`, forDollars, `Order ${number}`);
  await give(`order/${orderId}/bonus`, bonus, `Bonus points of order ${number}`);
  for (const offer of runningOffers(placedMs)) {
    const { offerId, name, points } = offer;
    if (!products.some(({ groups }) => groups.includes(boostGroup(offer)))) continue;
    if (await takeOffer(trx, { shopperId, offerId, orderId }, placedMs, nowMs))
      await give(`offer/${shopperId}/${offerId}`, points, `Boost: ${name}`);
  }
  await makeRewards(trx, world, shopperId, nowMs);
}
