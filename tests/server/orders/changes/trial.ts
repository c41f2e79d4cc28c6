import { randomUUID } from 'node:crypto';
import type { KeptFacts } from '#server/db/repositories/orders.ts';
import { startPicking } from '#server/orders/picking/steps.ts';
import { realWorld } from '../../world.ts';
import { prepare } from '../race.trial.ts';
import type { Racer, RaceShop } from '../race.shop.ts';
import type { Answer } from '../race.words.ts';
import type { Tried } from './laws.ts';

const longestMs = 40;
const lookEveryMs = 20;
const { sleep } = realWorld.clock;

export type Outcome = { readonly tried: Tried | null; readonly cancelled: boolean; readonly picked: boolean };

async function definite({ ask }: RaceShop, racer: Racer, key: string): Promise<string> {
  for (;;) {
    const { status, body } = await ask(racer, `v1/orders/my/keys/${key}`);
    if (status === 404) return 'refused';
    if (body['state'] !== 'paying') return String(body['state']);
    await sleep(lookEveryMs);
  }
}

async function place(shop: RaceShop, racer: Racer): Promise<string | null> {
  const expectedTotalCents = await prepare(shop, racer);
  const key = randomUUID();
  const body = { expectedTotalCents, instrumentId: racer.instrumentId, isOfAge: true };
  const answer = await shop.ask(racer, 'v1/orders/my/active/place', { method: 'POST', body, key });
  const isPlaced = answer.status === 200 && (await definite(shop, racer, key)) === 'placed';
  return isPlaced ? String(answer.body['orderId']) : null;
}

async function trolleyOf({ db }: RaceShop, { shopperId }: Racer): Promise<string> {
  const rows = await db.read
    .selectFrom('trolley_lines')
    .select(['sku', 'amount'])
    .where('shopper_id', '=', shopperId)
    .orderBy('sku')
    .execute();
  return JSON.stringify(rows);
}

async function versionOf({ db }: RaceShop, orderId: string) {
  const row = await db.read
    .selectFrom('orders')
    .select(['facts', 'total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { totalCents: row.total_cents, facts: JSON.parse(row.facts) as KeptFacts };
}

/** Wants other amounts of what was ordered, and perhaps something more: dearer or cheaper. */
async function alter({ insist, goods, random }: RaceShop, racer: Racer, orderId: string, facts: KeptFacts) {
  const more = random.pick(goods.skus);
  const skus = new Set([...facts.lines.map(({ sku }) => sku), more]);
  for (const sku of skus) {
    const quantity = sku === more ? random.between(1, 3) : random.between(0, 3);
    const body = { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Browse', orderId };
    await insist(racer, 'v2/trolleys/my/items', { method: 'POST', body });
  }
}

/** Two copies of one save, perhaps somebody who cancels, perhaps somebody who begins to pick: each whenever it is. */
async function atOnce(shop: RaceShop, racer: Racer, orderId: string, key: string): Promise<readonly Answer[]> {
  const { ask, insist, random, db } = shop;
  const { body } = await insist(racer, 'v1/past-orders/change/payment');
  const wanted = {
    expectedDifferenceCents: body['differenceCents'],
    instrumentId: racer.instrumentId,
    isOfAge: true,
  };
  const some = async <T>(share: number, work: () => Promise<T>): Promise<T | null> => {
    const [isDone, afterMs] = [random.next() < share, random.between(0, longestMs)];
    if (!isDone) return null;
    await sleep(afterMs);
    return work();
  };
  const save = () => ask(racer, `v1/past-orders/${orderId}`, { method: 'PUT', body: wanted, key });
  const [one, other] = await Promise.all([
    some(1, save),
    some(0.7, save),
    some(0.3, () => ask(racer, `v1/past-orders/${orderId}/cancel`, { method: 'POST', key: randomUUID() })),
    some(0.5, () => startPicking({ db, clock: realWorld.clock }, orderId)),
  ]);
  return [one, other].flatMap((answer) => answer ?? []);
}

/** An order that is changed, saved, cancelled and picked at once; then all that is known of it. */
export async function changeTrial(shop: RaceShop, racer: Racer): Promise<Outcome> {
  const { random, goods, insist, db } = shop;
  const nothing = { tried: null, cancelled: false, picked: false };
  const orderId = await place(shop, racer);
  if (orderId === null) return nothing;
  const beside = { sku: random.pick(goods.skus), quantity: random.between(1, 4), pricingUnit: 'Each' };
  await insist(racer, 'v2/trolleys/my/items', { method: 'POST', body: { ...beside, addToBasketSource: 'Browse' } });
  const kept = await trolleyOf(shop, racer);
  const placed = await versionOf(shop, orderId);
  await insist(racer, 'v1/past-orders/change', { method: 'POST', body: { orderId } });
  await alter(shop, racer, orderId, placed.facts);
  const key = randomUUID();
  const answers = await atOnce(shop, racer, orderId, key);
  const known = await definite(shop, racer, key);
  for (const { status, body } of answers)
    if (status === 200 && body['state'] !== 'paying' && body['state'] !== known)
      shop.strange.push({ law: 'what was told of a change stays true', answers, known });
  const { state } = await db.read
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const mine = db.read.selectFrom('order_changes').select('state').where('shopper_id', '=', racer.shopperId);
  const changes = (await mine.execute()).length;
  await insist(racer, 'v1/past-orders/change', { method: 'DELETE' });
  const left = await trolleyOf(shop, racer);
  await insist(racer, 'v1/past-orders/change/check');
  await insist(racer, 'v2/trolleys/my/items', {
    method: 'POST',
    body: { ...beside, quantity: 0, addToBasketSource: 'Browse' },
  });
  const tried = { orderId, placed, key, told: known, kept, left, changes };
  return { tried, cancelled: state === 'cancelled', picked: state === 'picking' };
}
