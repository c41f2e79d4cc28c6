import { openDatabase } from '#server/db/open.ts';
import { realWorld } from '../world.ts';

/** Adds one to the size of the catalogue, in a transaction that reads first, as often as it is told. */
const [, , dataDir = '', times = '0'] = process.argv;
const db = await openDatabase({ dataDir }, realWorld);
for (let i = 0; i < Number(times); i++)
  await db.transaction(async (trx) => {
    const { size } = await trx.selectFrom('catalogue_version').select('size').executeTakeFirstOrThrow();
    await trx
      .updateTable('catalogue_version')
      .set({ size: size + 1 })
      .execute();
  });
await db.close();
