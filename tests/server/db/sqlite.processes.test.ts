import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';
import { stockTheShop } from './samples.ts';

const script = join(import.meta.dirname, 'count.child.ts');
const times = 300;

test('transactions of two processes that read before they write all count', async () => {
  const dataDir = temporaryFolder();
  const db = await openDatabase({ dataDir }, realWorld);
  await migrate(db, realWorld.clock);
  await stockTheShop(db);
  const children = [0, 1].map(() =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataDir, String(times)], {
      stdio: 'inherit',
    }),
  );
  const ends = await Promise.all(children.map((child) => once(child, 'close')));
  expect(ends.map(([code]) => code)).toEqual([0, 0]);
  const row = await db.read.selectFrom('catalogue_version').select('size').executeTakeFirstOrThrow();
  expect(row.size).toBe(3 + 2 * times);
  await db.close();
});
