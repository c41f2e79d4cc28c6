import { createHash } from 'node:crypto';
import { saverPlans } from '#fixtures/saver-plans.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { issueMessage } from '#server/db/repositories/reward-messages.ts';
import { createSession } from '#server/db/repositories/sessions.ts';
import { sessionLimits } from '#server/api/visitor-session.ts';
import type { SignedIn } from '../api/shop.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop, type Told } from '../orders/placing-shop.ts';
import { olderSubscription } from '../delivery-saver/subscription.sample.ts';
import { retell } from '../orders/ordered.ts';

export const canary = 'Canary';
const api = '/api/v1';

/** Somebody whose every thing says whose it is, and others who know the names of all of them. */
export type Scene = {
  readonly shop: PlacingShop;
  readonly owner: Buyer;
  readonly other: Buyer;
  /** Changes an order of their own. */
  readonly changer: Buyer & { readonly orderId: string; readonly subscriptionId: string };
  /** Everybody who is not the owner, or no more. */
  readonly strangers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly key: string;
  readonly addressId: string;
  readonly suburbId: number;
  readonly listId: string;
  readonly subscriptionId: string;
  readonly subscriptionKey: string;
  readonly planId: string;
  readonly item: string;
  readonly token: string;
  readonly messageId: string;
  /** What is in no answer to anybody else. */
  readonly canaries: readonly string[];
};

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** An order whose every word says whose it is. */
async function markedOrder(shop: PlacingShop, who: Buyer, key: string): Promise<Told> {
  const told = await shop.placed(who, { key });
  await retell(shop, told.orderId, ({ lines }) => ({
    ...{ firstName: `${canary} Ngata`, place: `${canary} Street`, orderNotes: `${canary} note` },
    ...{ instructions: `${canary} gate`, lines: lines.map((line) => ({ ...line, name: `${canary} bread` })) },
  }));
  return told;
}

/** Something that only a member was told, and what tells it apart. */
async function rewardMessage(shop: PlacingShop, { accountId: shopperId }: SignedIn): Promise<string> {
  const id = '5d1c0f7e-2a4b-4f6d-9c8e-7b6a5f4e3d2c';
  const facts = { title: `${canary} reward`, text: `${canary} points`, link: null };
  await shop.db.transaction((trx) =>
    issueMessage(trx, { id, shopperId, cause: 'welcome', nth: 0, facts }, shop.time.nowMs),
  );
  return id;
}

/** Delivery passes are sold; theirs says whose it is, and by which key it was bought. */
async function passes({ db }: PlacingShop, owner: SignedIn, changer: SignedIn) {
  await db.transaction((trx) => keepSettingsGroup(trx, 'deliverySaver', saverPlans));
  const startedOn = '2026-11-01';
  const address = `${canary} Street`;
  const subscriptionId = await olderSubscription(db, { shopperId: owner.accountId, startedOn, address });
  const ofChanger = await olderSubscription(db, { shopperId: changer.accountId, startedOn });
  const { key: subscriptionKey } = await db.read
    .selectFrom('delivery_subscriptions')
    .select('key')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  return { subscriptionId, subscriptionKey, ofChanger };
}

/** A session of theirs that nobody has used for too long. */
async function ended({ db, time }: PlacingShop, { accountId }: SignedIn): Promise<Readonly<Record<string, string>>> {
  const secret = 's'.repeat(43);
  const idHash = createHash('sha256').update(secret).digest('base64url');
  const longAgo = time.nowMs - sessionLimits.idleMs;
  await db.transaction((trx) =>
    createSession(trx, { idHash, createdMs: longAgo, seenMs: longAgo, subject: accountId, facts: {} }),
  );
  return { ...ownPage, cookie: `cw-ssoc=${secret}`, 'x-session-subject': 'guest' };
}

export async function setScene(): Promise<Scene> {
  const shop = await openPlacingShop();
  await shop.begin();
  const [owner, other, changer] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
  const nonShopper = await shop.signedIn({ isShopper: false });
  const write = async (who: SignedIn, method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await shop.send(method, `${api}/${path}`, body, who.headers);
    if (response.status >= 400) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const key = shop.newKey();
  const { orderId, orderNumber } = await markedOrder(shop, owner, key);
  const { orderId: changed } = await shop.placed(changer);
  await write(changer, 'POST', 'past-orders/change', { orderId: changed });
  await shop.put(changer, { [goods.tea]: 1 });
  const suburb = await shop.db.read
    .selectFrom('suburbs')
    .select('id')
    .where('name', '=', 'Newtown')
    .executeTakeFirstOrThrow();
  for (const number of [2, 3]) {
    const street = `${canary} Cottage, ${number} Kōwhai Street`;
    await write(owner, 'POST', 'addresses/my/items', { street, suburbId: suburb.id, ruralDelivery: null });
  }
  const items = [{ sku: goods.bread, quantity: 7, pricingUnit: 'Each' }];
  const list = (await write(owner, 'POST', 'products/my/saved-lists', { name: `${canary} camp`, items })) as {
    id: string;
  };
  const meals = [{ slug: 'pavlova', servings: 3 }];
  const plan = (await write(owner, 'POST', 'meal-plans', { name: `${canary} week`, meals })) as { planId: string };
  await write(owner, 'PUT', 'recipes/my/saved/pavlova');
  const item = `${canary.toLowerCase()} tea`;
  await write(owner, 'POST', 'shopping-lists/my/items', { items: [{ text: `${canary} tea` }] });
  const share = (await write(owner, 'POST', `products/my/saved-lists/${list.id}/share`)) as { token: string };
  await write(owner, 'POST', 'products/my/notes', { sku: goods.bread, note: `${canary} crust` });
  await shop.put(owner, { [goods.tea]: 1 });
  const messageId = await rewardMessage(shop, owner);
  const { ofChanger, ...pass } = await passes(shop, owner, changer);
  const { accountId, scvId, email, card } = owner;
  return {
    ...{
      shop,
      owner,
      other,
      changer: { ...changer, orderId: changed, subscriptionId: ofChanger },
      ...pass,
      orderId,
      orderNumber,
      key,
      item,
    },
    ...{ addressId: '3', suburbId: suburb.id, listId: list.id, planId: plan.planId, token: share.token, messageId },
    canaries: [
      canary,
      canary.toLowerCase(),
      orderId,
      orderNumber,
      key,
      list.id,
      pass.subscriptionId,
      pass.subscriptionKey,
      plan.planId,
      messageId,
      accountId,
      scvId,
      email,
      card,
    ],
    strangers: {
      'another shopper': other.headers,
      'whoever is no shopper yet': nonShopper.headers,
      'a guest': { ...ownPage, 'x-session-subject': 'guest' },
      'the owner’s own session, once it has ended': await ended(shop, owner),
    },
  };
}
