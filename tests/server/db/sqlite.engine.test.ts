import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { allFlags, setFlag } from '#server/db/repositories/flags.ts';
import { DatabaseBusy } from '#server/db/retry.ts';
import type { World } from '#server/world.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';

async function openMigrated(world: World = realWorld) {
  const dataDir = temporaryFolder();
  const db = await openDatabase({ dataDir }, world);
  await migrate(db, world.clock);
  return { db, file: join(dataDir, 'store.db') };
}

test('every commit is on the disk before it is answered, and references are checked', async () => {
  const { db, file } = await openMigrated();
  const other = new DatabaseSync(file);
  expect(other.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  const pragma = (name: string) =>
    db.transaction(
      async (trx) =>
        (await trx.executeQuery<object>({ ...trx.selectNoFrom([]).compile(), sql: `pragma ${name}` })).rows,
    );
  expect(await pragma('synchronous')).toMatchObject([{ synchronous: 2 }]);
  expect(await pragma('foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
  other.close();
  await db.close();
});

test('the connection for reading cannot write', async () => {
  const { db } = await openMigrated();
  const write = (db.read as unknown as Parameters<typeof setFlag>[0])
    .insertInto('flags')
    .values({ name: 'x', is_on: 1 })
    .execute();
  await expect(write).rejects.toThrow('readonly');
  await db.close();
});

test('a writer waits for another process without holding up this one', async () => {
  const pauses: number[] = [];
  const other = { handle: null as DatabaseSync | null };
  const sleep = async (ms: number) => {
    pauses.push(ms);
    if (pauses.length === 5) other.handle?.exec('commit');
  };
  const { db, file } = await openMigrated({ ...realWorld, clock: { ...realWorld.clock, sleep } });
  other.handle = new DatabaseSync(file);
  other.handle.exec('begin immediate');
  await db.transaction((trx) => setFlag(trx, 'Waited', true));
  expect([pauses.length, (await allFlags(db.read))['Waited']]).toEqual([5, true]);
  other.handle.close();
  await db.close();
});

test('a writer that others keep out for five seconds gives up as busy, and reads go on meanwhile', async () => {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const { db, file } = await openMigrated({ ...realWorld, clock: { ...realWorld.clock, sleep } });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(db.transaction((trx) => setFlag(trx, 'Never', true))).rejects.toBeInstanceOf(DatabaseBusy);
  expect(await allFlags(db.read)).toEqual({});
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(5_000);
  other.close();
  await db.close();
});
