import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { allProducts, setPrice } from '#server/db/repositories/catalogue.ts';
import { temporaryFolder } from '../folders.ts';
import { freePort } from '../ports.ts';
import { realWorld } from '../world.ts';
import { failedStart, startStore } from './store-process.ts';

test('two first starts on one folder both end up serving the same store', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const [first, second] = await Promise.all([startStore(env), startStore(env)]);
  await Promise.all([first.ready, second.ready]);
  const departments = await Promise.all(
    [first, second].map(async (store) => (await fetch(store.address('/api/v1/products/departments'))).json()),
  );
  expect(departments[0]).toEqual(departments[1]);
  const filled = [first, second].filter((store) => store.out().includes('Filling the new store'));
  expect(filled).toHaveLength(1);
});

test('a second start finds the store filled and its index built', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const first = await startStore(env);
  await first.ready;
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = await startStore(env);
  await second.ready;
  expect(first.out() + first.err()).toMatch(/Filling the new store[\s\S]+index was built/);
  expect(second.out() + second.err()).not.toMatch(/Filling|index was built/);
  expect(second.out()).toContain(`Kete is open at http://localhost:${second.port} `);
});

test('a signal lets the request under way end, and then the process', async () => {
  const store = await startStore({ DATA_DIR: temporaryFolder() });
  await store.ready;
  const body = '{"betaTestStatus":true}';
  const slow = request(store.address('/api/v1/experiments'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      origin: `http://localhost:${store.port}`,
      'sec-fetch-site': 'same-origin',
    },
  });
  const answered = once(slow, 'response');
  slow.write(body.slice(0, 5));
  await fetch(store.address('/healthz'));
  store.child.kill('SIGTERM');
  while (
    await fetch(store.address('/healthz')).then(
      () => true,
      () => false,
    )
  )
    await realWorld.clock.sleep(10);
  slow.end(body.slice(5));
  const [answer] = (await answered) as [{ statusCode: number; headers: Record<string, string>; resume(): void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await store.ended).toBe(0);
  expect(store.err()).toContain('"reason":"drained"');
});

test('a price that changes in the database is shown without a restart', async () => {
  const dataDir = temporaryFolder();
  const store = await startStore({ DATA_DIR: dataDir });
  await store.ready;
  const db = await openDatabase({ dataDir }, realWorld);
  const { value: product } = await allProducts(db.read).next();
  const price = { priceCents: 123_456, saleCents: null, memberCents: null, unitPriceTenths: 1 };
  await db.transaction((trx) => setPrice(trx, product?.sku ?? '', price));
  await db.close();
  const shown = async () =>
    JSON.stringify(await (await fetch(store.address(`/api/v1/products/${product?.sku}`))).json());
  while (!(await shown()).includes('1234.56')) await realWorld.clock.sleep(50);
  expect(store.err()).toContain('The catalogue was read anew.');
});

test('a start that cannot be is one line that says what to do, and ends with 1', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  writeFileSync(file, 'not a folder');
  writeFileSync(
    join(folder, 'store.db'),
    'this is not a database, it is a sentence that is long enough to be looked at',
  );
  const nobody = await freePort();
  const open = await startStore({ DATA_DIR: temporaryFolder() });
  const starts: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ PORT: '70000' }, /^PORT must be a port number/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal/],
    [
      { PORT: String(open.port), DATA_DIR: temporaryFolder() },
      new RegExp(`^Port ${open.port} is in use: stop what uses it`),
    ],
    [{ DATA_DIR: file }, /^The data folder .+ cannot be used \(it is a file, not a folder\): set DATA_DIR/],
    [{ DATA_DIR: join(file, 'inside') }, /^The data folder .+ cannot be used \(a part of its path is a file\)/],
    [{ DATA_DIR: folder }, /^The database in .+ is not a database of this store/],
    [
      { DATA_DIR: temporaryFolder(), DATABASE_URL: `postgresql://kete:hunter2@127.0.0.1:${nobody}/kete` },
      /^The database of DATABASE_URL cannot be used \(nothing answers/,
    ],
  ];
  await open.ready;
  for (const [env, line] of starts) {
    const { code, lines } = await failedStart(env);
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines[0]).not.toContain('hunter2');
    expect(code).toBe(1);
  }
});
