import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createAccount, createShopper } from '#server/db/repositories/accounts.ts';
import { favouritesOf, markFavourite, unmarkFavourite } from '#server/db/repositories/favourites.ts';
import { listBehind, sharedListsOf, shareList, unshareList } from '#server/db/repositories/list-shares.ts';
import {
  addSavedList,
  changeSavedList,
  removeSavedList,
  savedListOf,
  savedListsOf,
} from '#server/db/repositories/saved-lists.ts';
import { keepLines, removeLines, shoppingListOf, type WantedLine } from '#server/db/repositories/shopping-lists.ts';

/** Somebody whose things can be held for a transaction. */
export async function listShopper(db: Database, id: string): Promise<string> {
  const made = { created_ms: 1 };
  await db.transaction(async (trx) => {
    const account = { id, scv_id: `scv-${id}`, email_written: `${id}@kete.example`, password_hash: null };
    await createAccount(trx, { ...account, ...made, password_changed_ms: 1 });
    const names = { first_name: 'Aroha', last_name: 'Ngata', birth_date: '1990-02-06', phone: '021234567' };
    await createShopper(trx, { account_id: id, ...names, suburb_id: 1, onecard_number: null, order_count: 0, ...made });
  });
  return id;
}

export function listsContract(db: () => Database): void {
  const keep = (shopper: string, wanted: readonly WantedLine[], most = 300) =>
    db().transaction((trx) => keepLines(trx, shopper, wanted, { most, nowMs: 1 }));
  const texts = async (shopper: string) => (await shoppingListOf(db().read, shopper)).map(({ text }) => text);
  const line = (sku: string) => ({ sku, quantity: 1, pricingUnit: 'Each' as const, name: `Product ${sku}` });
  const save = (shopper: string, id: string, name: string, nowMs: number, most = 50) =>
    db().transaction((trx) => addSavedList(trx, shopper, { id, name, items: [line('100001')] }, { most, nowMs }));
  const mark = (shopper: string, sku: string, nowMs: number, most = 500) =>
    db().transaction((trx) => markFavourite(trx, shopper, sku, { most, nowMs }));

  test('a shopping list keeps each line once, in the order in which they came, and its own word for it', async () => {
    await keep('list-a', [{ text: 'Tea' }, { text: 'Milk', sku: '100001' }]);
    const told = await keep('list-a', [
      { text: 'TEA' },
      { text: 'Bread' },
      { text: 'Blue', sku: '100001', isTicked: true },
    ]);
    expect(await shoppingListOf(db().read, 'list-a')).toEqual(told);
    expect(told).toEqual([
      { item: 'tea', text: 'Tea', sku: null, isTicked: false },
      { item: '100001', text: 'Milk', sku: '100001', isTicked: true },
      { item: 'bread', text: 'Bread', sku: null, isTicked: false },
    ]);
    await db().transaction((trx) => removeLines(trx, 'list-a', 'tea'));
    await keep('list-a', [{ text: 'Tea' }]);
    expect(await texts('list-a')).toEqual(['Milk', 'Bread', 'Tea']);
    await keep('list-b', [{ text: 'Other' }]);
    await db().transaction((trx) => removeLines(trx, 'list-a'));
    expect([await texts('list-a'), await texts('list-b')]).toEqual([[], ['Other']]);
  });

  test('twenty merges into one list at once leave each thing once, none lost, and no two in one place', async () => {
    const shopper = await listShopper(db(), 'list-busy');
    const wanted = Array.from({ length: 20 }, (_, at) => [{ text: `Thing ${at % 7}` }, { text: `Own ${at}` }]);
    await Promise.all(wanted.map((lines) => keep(shopper, lines)));
    expect((await texts(shopper)).toSorted()).toEqual([...new Set(wanted.flat().map(({ text }) => text))].toSorted());
    const rows = await db()
      .read.selectFrom('shopping_list_items')
      .select('position')
      .where('shopper_id', '=', shopper)
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(27);
  });

  test('a list that twenty fill at once holds no more than the most', async () => {
    const shopper = await listShopper(db(), 'list-full');
    const kept = await Promise.all(Array.from({ length: 20 }, (_, at) => keep(shopper, [{ text: `Thing ${at}` }], 5)));
    expect(kept.filter((told) => told !== null)).toHaveLength(5);
    expect(await texts(shopper)).toHaveLength(5);
  });

  test('saved lists are told the last changed first, under names that differ for each shopper', async () => {
    expect(await save('saved-a', 'one', 'Camping', 1)).toBe('kept');
    expect(await save('saved-a', 'two', 'CAMPING', 2)).toBe('twice');
    expect(await save('saved-a', 'two', 'Kai', 2)).toBe('kept');
    expect(await save('saved-a', 'three', 'More', 3, 2)).toBe('full');
    expect(await save('saved-b', 'one', 'Camping', 1)).toBe('kept');
    const change = (id: string, name: string) =>
      db().transaction((trx) => changeSavedList(trx, 'saved-a', { id, name, items: [] }, 9));
    expect([await change('one', 'kai'), await change('none', 'x'), await change('one', 'Tramping')]).toEqual([
      'twice',
      'missing',
      'kept',
    ]);
    expect((await savedListsOf(db().read, 'saved-a')).map(({ id }) => id)).toEqual(['one', 'two']);
    expect(await savedListOf(db().read, 'saved-b', 'one')).toEqual({
      id: 'one',
      name: 'Camping',
      items: [line('100001')],
      changedMs: 1,
    });
    expect(await savedListOf(db().read, 'saved-b', 'two')).toBeNull();
  });

  test('twenty lists of one name at once are one list', async () => {
    const shopper = await listShopper(db(), 'saved-busy');
    const done = await Promise.all(Array.from({ length: 20 }, (_, at) => save(shopper, `id-${at}`, 'Kai', at)));
    expect(done.filter((one) => one === 'kept')).toHaveLength(1);
    expect(await savedListsOf(db().read, shopper)).toHaveLength(1);
  });

  test('a link opens one list, the next one takes its place, and it goes with its list', async () => {
    await save('share-a', 'one', 'Camping', 1);
    const by = { shopperId: 'share-a', listId: 'one' };
    const share = (hash: string, listId = 'one') =>
      db().transaction((trx) => shareList(trx, { ...by, listId }, hash, 1));
    await share('hash-1');
    await share('hash-2');
    await share('hash-3', 'shopping');
    expect([await listBehind(db().read, 'hash-1'), await listBehind(db().read, 'hash-2')]).toEqual([null, by]);
    expect(await sharedListsOf(db().read, 'share-a')).toEqual(new Set(['one', 'shopping']));
    expect(await db().transaction((trx) => removeSavedList(trx, 'share-b', 'one'))).toBe(false);
    expect(await db().transaction((trx) => removeSavedList(trx, 'share-a', 'one'))).toBe(true);
    expect(await db().transaction((trx) => removeSavedList(trx, 'share-a', 'one'))).toBe(false);
    await db().transaction((trx) => unshareList(trx, { ...by, listId: 'shopping' }));
    expect(await sharedListsOf(db().read, 'share-a')).toEqual(new Set());
  });

  test('favourites are told the newest first, each once, and no more than the most', async () => {
    const shopper = await listShopper(db(), 'favourites-a');
    expect([
      await mark(shopper, '100001', 1),
      await mark(shopper, '100002', 2),
      await mark(shopper, '100001', 3),
    ]).toEqual([true, true, true]);
    expect(await favouritesOf(db().read, shopper)).toEqual(['100002', '100001']);
    const more = await Promise.all(Array.from({ length: 20 }, (_, at) => mark(shopper, String(200_000 + at), at, 5)));
    expect(more.filter(Boolean)).toHaveLength(3);
    await db().transaction((trx) => unmarkFavourite(trx, shopper, '100002'));
    await db().transaction((trx) => unmarkFavourite(trx, shopper, '999999'));
    expect(await favouritesOf(db().read, shopper)).toHaveLength(4);
    expect(await favouritesOf(db().read, 'favourites-b')).toEqual([]);
  });
}
