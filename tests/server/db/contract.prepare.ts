import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { catalogueVersion } from '#server/db/repositories/catalogue.ts';
import { createIds } from '#server/ids.ts';
import { realWorld } from '../world.ts';
import { sampleSeed } from './samples.seed.ts';

const script = join(import.meta.dirname, 'prepare.killed.ts');
const products = 5_000;
const never = -1;

/** Prepares in another process, killed when it reads that product; says how it ended and what it worked on. */
async function prepareElsewhere(place: string, dieAt: number): Promise<{ ended: unknown; work: string[] }> {
  const args = ['--disable-warning=ExperimentalWarning', script, place, String(dieAt), String(products)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { ended: signal ?? code, work: said.split('\n').filter(Boolean) };
}

async function counts(db: Database) {
  const rows = await db.read
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute();
  return { products: rows[0]?.count, version: await catalogueVersion(db.read) };
}

/** What a first start must do alike on every engine. `newPlace` is a data folder or a database address, both empty. */
export function prepareContract(newPlace: () => Promise<string>, target: (place: string) => DatabaseTarget): void {
  test('a process killed in the middle of seeding has seeded nothing, and the next one seeds it all', async () => {
    const place = await newPlace();
    expect(await prepareElsewhere(place, 3_000)).toEqual({ ended: 'SIGKILL', work: ['migrating', 'seeding'] });
    const db = await openDatabase(target(place), realWorld);
    expect(await counts(db)).toEqual({ products: 0, version: null });
    expect(await prepareElsewhere(place, never)).toEqual({ ended: 0, work: ['seeding'] });
    expect(await counts(db)).toMatchObject({ products, version: { size: products, seed: 'sample' } });
    await db.close();
  });

  test('of four first starts at once one migrates and seeds, and all of them end up with the whole store', async () => {
    const place = await newPlace();
    const starts = await Promise.all(Array.from({ length: 4 }, () => prepareElsewhere(place, never)));
    expect(starts.map((start) => start.ended)).toEqual([0, 0, 0, 0]);
    expect(starts.flatMap((start) => start.work)).toEqual(['migrating', 'seeding']);
    const db = await openDatabase(target(place), realWorld);
    expect((await counts(db)).products).toBe(products);
    await db.close();
  });

  test('a store that is prepared is neither migrated nor seeded again', async () => {
    const db = await openDatabase(target(await newPlace()), realWorld);
    const work: string[] = [];
    const prepare = () =>
      prepareDatabase(db, {
        clock: realWorld.clock,
        ids: createIds(realWorld.clock, realWorld.random),
        makeSeed: () => sampleSeed(3),
        onWork: (what) => work.push(what),
      });
    await prepare();
    const first = await counts(db);
    await prepare();
    expect([work, await counts(db)]).toEqual([['migrating', 'seeding'], first]);
    await db.close();
  });

  test('a store from before there were points to pick up gets them once, also from two starts, and keeps what it has', async () => {
    const place = await newPlace();
    const [db, other] = [await openDatabase(target(place), realWorld), await openDatabase(target(place), realWorld)];
    const work: string[] = [];
    const prepare = (of: Database) =>
      prepareDatabase(of, {
        clock: realWorld.clock,
        ids: createIds(realWorld.clock, realWorld.random),
        makeSeed: () => {
          const seed = sampleSeed(3);
          const homeless = { id: 1_002, store_id: 99, facts: '{}' };
          return { ...seed, tables: { ...seed.tables, pickup_points: [...seed.tables.pickup_points, homeless] } };
        },
        onWork: (what) => work.push(what),
      });
    const points = async () =>
      (await db.read.selectFrom('pickup_points').select('id').orderBy('id').execute()).map(({ id }) => id);
    await prepare(db);
    await db.transaction((trx) => trx.deleteFrom('pickup_points').execute());
    const first = await counts(db);
    await Promise.all([prepare(db), prepare(other)]);
    expect([await points(), await counts(db), work]).toEqual([[1_001], first, ['migrating', 'seeding']]);
    await db.transaction((trx) => trx.updateTable('pickup_points').set({ facts: '"kept"' }).execute());
    await prepare(other);
    expect(await db.read.selectFrom('pickup_points').select('facts').execute()).toEqual([{ facts: '"kept"' }]);
    await Promise.all([db.close(), other.close()]);
  });

  test('a store from before there were delivery passes gets their plans once, also from two starts, and keeps what it has', async () => {
    const place = await newPlace();
    const [db, other] = [await openDatabase(target(place), realWorld), await openDatabase(target(place), realWorld)];
    const prepare = (of: Database) =>
      prepareDatabase(of, {
        clock: realWorld.clock,
        ids: createIds(realWorld.clock, realWorld.random),
        makeSeed: () => sampleSeed(3),
        onWork: () => undefined,
      });
    const settings = () => db.read.selectFrom('settings').select(['name', 'facts']).orderBy('name').execute();
    await prepare(db);
    await db.transaction(async (trx) => {
      await trx.deleteFrom('settings').where('name', '=', 'deliverySaver').execute();
      await trx.updateTable('settings').set({ facts: '"kept"' }).execute();
    });
    await Promise.all([prepare(db), prepare(other)]);
    const [shell, plans] = [
      { name: 'shell', facts: '"kept"' },
      { name: 'deliverySaver', facts: '{}' },
    ];
    expect(await settings()).toEqual([plans, shell]);
    await db.transaction((trx) => trx.updateTable('settings').set({ facts: '"mine"' }).execute());
    await prepare(other);
    expect((await settings()).map(({ facts }) => facts)).toEqual(['"mine"', '"mine"']);
    await Promise.all([db.close(), other.close()]);
  });
}
