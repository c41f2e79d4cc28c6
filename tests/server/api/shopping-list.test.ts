import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostItems } from '#services/lists/lists.words.ts';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const list = '/api/v1/shopping-lists/my';
const items = `${list}/items`;
let shop: Shop;
let aroha: SignedIn;
beforeAll(async () => {
  shop = await openShop({}, 60);
});
afterAll(() => shop.close());
beforeEach(async () => {
  aroha = await shop.signedIn();
});

type Line = { item: string; text: string; sku: string | null; isTicked: boolean };
type Told = { items: Line[]; isShared: boolean };
const add = (lines: unknown, who = aroha) => shop.send('POST', items, { items: lines }, who.headers);
const told = async (response: Response | Promise<Response>) => (await (await response).json()) as Told;
const texts = async (response: Response | Promise<Response>) => (await told(response)).items.map(({ text }) => text);
const read = (who = aroha) => shop.get(list, who.headers);
const remove = (item: string, who = aroha) =>
  shop.send('DELETE', `${items}/${encodeURIComponent(item)}`, undefined, who.headers);

describe('The shopping list of a shopper', () => {
  it('is kept on the server and keeps the order in which its lines came [A1.14] [A3.55] [A4.37] [A7.018] [A7.025]', async () => {
    expect(await told(read())).toEqual({ items: [], isShared: false });
    await add([{ text: ' Miraka\n  (milk) ' }, { text: 'Awa Bread', sku: '200003' }]);
    await add([{ text: 'Apples' }]);
    expect(await told(read())).toEqual({
      items: [
        { item: 'miraka (milk)', text: 'Miraka (milk)', sku: null, isTicked: false },
        { item: '200003', text: 'Awa Bread', sku: '200003', isTicked: false },
        { item: 'apples', text: 'Apples', sku: null, isTicked: false },
      ],
      isShared: false,
    });
  });

  it('takes what is merged into it at its end, each thing once, and keeps its own word for what both have [A4.38] [A4.O7]', async () => {
    await add([{ text: 'Kūmara' }, { text: 'Milk', sku: '200001' }]);
    const merged = [
      { text: '  KŪMARA ' },
      { text: 'Ku\u0304mara' },
      { text: 'Tea' },
      { text: 'Blue milk', sku: '200001' },
    ];
    const after = ['Kūmara', 'Milk', 'Tea'];
    expect(await texts(add(merged))).toEqual(after);
    expect(await texts(add(merged)), 'said again').toEqual(after);
    expect(await texts(read())).toEqual(after);
  });

  it('ticks and unticks what is on it where that is said, and never by being merged into', async () => {
    await add([{ text: 'Tea', isTicked: true }, { text: 'Milk' }]);
    const ticks = async (response: Promise<Response>) => (await told(response)).items.map(({ isTicked }) => isTicked);
    expect(await ticks(add([{ text: 'tea' }, { text: 'milk' }]))).toEqual([true, false]);
    expect(
      await ticks(
        add([
          { text: 'TEA', isTicked: false },
          { text: 'milk', isTicked: true },
        ]),
      ),
    ).toEqual([false, true]);
    expect(await ticks(read())).toEqual([false, true]);
  });

  it('lets go of one line, and of all of them; what is not on it is off it already [A7.026] [A7.027]', async () => {
    await add([{ text: 'Salt & pepper / 50%' }, { text: 'Tea' }, { text: 'Bread', sku: '200003' }]);
    expect(await texts(remove('salt & pepper / 50%'))).toEqual(['Tea', 'Bread']);
    expect(await texts(remove('200003'))).toEqual(['Tea']);
    const before = await shop.databaseHash();
    const unknown = await remove('nothing of mine');
    expect([unknown.status, await texts(unknown)]).toEqual([200, ['Tea']]);
    expect(await shop.databaseHash()).toBe(before);
    expect(await texts(shop.send('DELETE', items, undefined, aroha.headers))).toEqual([]);
    expect(await texts(read())).toEqual([]);
  });

  it(`holds ${mostItems} lines; a merge that would make it longer is refused whole, in words`, async () => {
    const many = Array.from({ length: mostItems }, (_, at) => ({ text: `Thing ${at}` }));
    expect(await texts(add(many))).toHaveLength(mostItems);
    const before = await shop.databaseHash();
    const refused = await add([{ text: 'Thing 7' }, { text: 'One more' }]);
    expect([refused.status, ((await refused.json()) as { fieldErrors: unknown }).fieldErrors]).toEqual([
      400,
      { items: 'would be too long: your shopping list holds 300 lines. Remove some first.' },
    ]);
    expect(await shop.databaseHash()).toBe(before);
    expect((await add([{ text: 'Thing 7' }])).status, 'what is on it already').toBe(200);
    expect((await add([...many, { text: 'x' }])).status, 'more than a list at once').toBe(400);
  });

  it.each([
    ['no words', { text: '' }],
    ['nothing but spaces', { text: ' \u0000\n ' }],
    ['121 letters', { text: 'ā'.repeat(121) }],
    ['a number', { text: 7 }],
    ['a product code of other letters', { text: 'Milk', sku: '20000x' }],
    ['a price', { text: 'Milk', price: 0 }],
    ['another shopper', { text: 'Milk', shopperId: 'x' }],
  ])('takes no line of %s', async (_, line) => {
    const before = await shop.databaseHash();
    expect((await add([line])).status).toBe(400);
    expect(await shop.databaseHash()).toBe(before);
  });

  it('says nothing of the session in its answers', async () => {
    expect(Object.keys(await told(add([{ text: 'Tea' }])))).toEqual(['items', 'isShared']);
  });

  it('is for shoppers alone, each their own', async () => {
    await add([{ text: 'Canary' }]);
    expect(await texts(read(await shop.signedIn()))).toEqual([]);
    expect((await read(await shop.signedIn({ isShopper: false }))).status).toBe(403);
    expect((await shop.get(list)).status).toBe(401);
  });
});

describe('A list that is shared', () => {
  const share = (path: string) => shop.send('POST', `${path}/share`, undefined, aroha.headers);
  const unshare = (path: string) => shop.send('DELETE', `${path}/share`, undefined, aroha.headers);
  const token = async (path: string) => ((await (await share(path)).json()) as { token: string }).token;
  const open = (key: string) => shop.get(`/api/v1/shared-lists/${key}`);

  it('can be read by whoever has the link, and says what is on it and nothing of whose it is', async () => {
    await add([
      { text: 'Tea', isTicked: true },
      { text: 'Awa Bread', sku: '200003' },
    ]);
    const key = await token(list);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect((await told(read())).isShared).toBe(true);
    const opened = await open(key);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await opened.json()).toEqual({
      name: 'Shopping list',
      items: [
        { text: 'Tea', sku: null, quantity: null, pricingUnit: null },
        { text: 'Awa Bread', sku: '200003', quantity: null, pricingUnit: null },
      ],
    });
  });

  it('is opened by the newest link alone, and by none once it is not shared any more', async () => {
    const first = await token(list);
    const second = await token(list);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    expect((await unshare(list)).status).toBe(204);
    expect([(await open(second)).status, (await unshare(list)).status]).toEqual([404, 204]);
    expect((await told(read())).isShared).toBe(false);
  });

  it('is kept by a hash of its link, so that nobody who reads the database can open it', async () => {
    const key = await token(list);
    const kept = JSON.stringify(await shop.db.read.selectFrom('list_shares').selectAll().execute());
    expect(kept).not.toContain(key);
    for (const hash of kept.match(/[\w-]{43}/g) ?? []) expect((await open(hash)).status).toBe(404);
  });

  it.each(['x', 'x'.repeat(43), '%2e%2e', `${'x'.repeat(42)}=`, "' or 1=1"])('is not opened by %j', async (key) => {
    await share(list);
    const wrong = await open(encodeURIComponent(key));
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([404, 'NotFound']);
  });

  it('is not tried for by the thousand: whoever asks too often waits', async () => {
    const ask = () =>
      shop.fetch(new Request(`http://localhost:3000/api/v1/shared-lists/${'x'.repeat(43)}`), undefined, '192.0.2.7');
    const statuses = new Set<number>();
    for (let turn = 0; turn < 260; turn++) statuses.add((await ask()).status);
    expect([...statuses]).toEqual([404, 429]);
  });

  it('may be a saved list, with how much of each; it closes with the list', async () => {
    const saved = '/api/v1/products/my/saved-lists';
    const wanted = { name: 'Camping', items: [{ sku: '200003', quantity: 2, pricingUnit: 'Each' }] };
    const { id } = (await (await shop.send('POST', saved, wanted, aroha.headers)).json()) as { id: string };
    const key = await token(`${saved}/${id}`);
    expect(await (await open(key)).json()).toEqual({
      name: 'Camping',
      items: [{ text: shop.products[3]?.name, sku: '200003', quantity: 2, pricingUnit: 'Each' }],
    });
    const lists = (await (await shop.get(saved, aroha.headers)).json()) as { lists: { isShared: boolean }[] };
    expect(lists.lists.map(({ isShared }) => isShared)).toEqual([true]);
    await shop.send('DELETE', `${saved}/${id}`, undefined, aroha.headers);
    expect((await open(key)).status).toBe(404);
    expect(await shop.db.read.selectFrom('list_shares').selectAll().where('list_id', '=', id).execute()).toEqual([]);
  });
});
