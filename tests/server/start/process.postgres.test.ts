import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { allProducts, setPrice } from '#server/db/repositories/catalogue.ts';
import { startPostgres, type TestPostgres } from '../db/postgres.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';
import { startStore } from './store-process.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('two processes that open on one new PostgreSQL fill it once, and both show a price that changes later', async () => {
  const databaseUrl = await postgres.createDatabase();
  const start = () => startStore({ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() });
  const stores = await Promise.all([start(), start()]);
  await Promise.all(stores.map((store) => store.ready));
  expect(stores.filter((store) => store.out().includes('Filling the new store'))).toHaveLength(1);

  const db = await openDatabase({ databaseUrl }, realWorld);
  const { value: product } = await allProducts(db.read).next();
  const price = { priceCents: 654_321, saleCents: null, memberCents: null, unitPriceTenths: 1 };
  await db.transaction((trx) => setPrice(trx, product?.sku ?? '', price));
  await db.close();
  for (const store of stores) {
    const shown = async () => (await fetch(store.address(`/api/v1/products/${product?.sku}`))).text();
    while (!(await shown()).includes('6543.21')) await realWorld.clock.sleep(50);
    store.child.kill('SIGTERM');
  }
  expect(await Promise.all(stores.map((store) => store.ended))).toEqual([0, 0]);
});
