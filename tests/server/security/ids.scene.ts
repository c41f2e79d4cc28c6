import { createHash } from 'node:crypto';
import { createSession } from '#server/db/repositories/sessions.ts';
import { sessionLimits } from '#server/api/visitor-session.ts';
import type { SignedIn } from '../api/shop.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop, type Told } from '../orders/placing-shop.ts';
import { retell } from '../orders/ordered.ts';

export const canary = 'Canary';
const api = '/api/v1';

/** Somebody whose every thing says whose it is, and others who know the names of all of them. */
export type Scene = {
  readonly shop: PlacingShop;
  readonly owner: Buyer;
  readonly other: Buyer;
  /** Changes an order of their own. */
  readonly changer: Buyer & { readonly orderId: string };
  /** Everybody who is not the owner, or no more. */
  readonly strangers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly key: string;
  readonly addressId: string;
  readonly suburbId: number;
  readonly listId: string;
  readonly item: string;
  readonly token: string;
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
  const item = `${canary.toLowerCase()} tea`;
  await write(owner, 'POST', 'shopping-lists/my/items', { items: [{ text: `${canary} tea` }] });
  const share = (await write(owner, 'POST', `products/my/saved-lists/${list.id}/share`)) as { token: string };
  await write(owner, 'POST', 'products/my/notes', { sku: goods.bread, note: `${canary} crust` });
  await shop.put(owner, { [goods.tea]: 1 });
  const { accountId, scvId, email, card } = owner;
  return {
    ...{ shop, owner, other, changer: { ...changer, orderId: changed }, orderId, orderNumber, key, item },
    ...{ addressId: '3', suburbId: suburb.id, listId: list.id, token: share.token },
    canaries: [canary, canary.toLowerCase(), orderId, orderNumber, key, list.id, accountId, scvId, email, card],
    strangers: {
      'another shopper': other.headers,
      'whoever is no shopper yet': nonShopper.headers,
      'a guest': { ...ownPage, 'x-session-subject': 'guest' },
      'the owner’s own session, once it has ended': await ended(shop, owner),
    },
  };
}
