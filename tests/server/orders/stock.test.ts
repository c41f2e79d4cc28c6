import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goods, inStore, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const version = async () =>
  (await shop.db.read.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

describe('What is ordered', () => {
  it('is taken off the shelf of its store: pieces, and kilograms that were begun', async () => {
    const who = await shop.buyer({ [goods.bread]: 3, [goods.kumara]: 2_001 });
    await shop.placed(who);
    const light = await shop.buyer({ [goods.kumara]: 100 });
    await shop.placed(light);
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - 3, kumara: inStore.kumara - 4 });
  });

  it('of two at once is counted twice, never below none, and who comes when it is gone is told', async () => {
    const buyers = [];
    for (let at = 0; at < 4; at++) buyers.push(await shop.buyer({ [goods.tea]: 2 }));
    const stores = [shop, shop.another()];
    const answers = await Promise.all(buyers.map((who, at) => shop.asked(who, { store: stores[at % 2] ?? shop })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const [late] = await Promise.all(
      answers.filter(({ status }) => status === 409).map(async (one) => (await one.json()) as { code: string }),
    );
    expect([late?.code, (await shop.stock()).tea]).toEqual(['OrderNotReady', 0]);
    await shop.isTrue();
  });

  it('of which there was less than that is given back as it was taken', async () => {
    const who = await shop.buyer({ [goods.tea]: 5, [goods.bread]: 1 });
    shop.payments.outcome = 'silent';
    const placing = shop.placed(who);
    await shop.payments.asked(1);
    expect((await shop.stock()).tea).toBe(0);
    shop.payments.decide(await shop.payment(), { state: 'declined', reason: 'No.' });
    await placing;
    expect(await shop.stock()).toEqual(inStore);
  });

  it('makes the catalogue be read anew only when a shelf looks otherwise than before', async () => {
    const before = await version();
    await shop.placed(await shop.buyer({ [goods.bread]: 2 }));
    expect(await version()).toBe(before);
    await shop.placed(await shop.buyer({ [goods.bread]: 1 }));
    expect(await version()).toBe(before + 1);
    shop.payments.outcome = 'declined';
    await shop.placed(await shop.buyer({ [goods.bread]: 1 }));
    expect(await version()).toBe(before + 1);
    await shop.placed(await shop.buyer({ [goods.bread]: 9, [goods.tea]: 3 }));
    expect(await version()).toBe(before + 3);
  });
});
