import type { Ids } from '../ids.ts';
import type { Clock } from '../world.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { catalogueVersion } from './repositories/catalogue.ts';
import { lacksPickupPoints, type Seed, seedIfEmpty, seedPickupPoints } from './seed/seed.ts';

export type Preparation = {
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly ids: Ids;
  readonly makeSeed: () => Seed | Promise<Seed>;
  /** Said once, before work that takes a while. */
  readonly onWork: (work: 'migrating' | 'seeding') => void;
};

/** Makes the database fit to serve from: its schema whole, its shop filled. Safe when several processes start at once. */
export async function prepareDatabase(db: Database, { clock, ids, makeSeed, onWork }: Preparation): Promise<void> {
  if ((await isMigrated(db)) && (await catalogueVersion(db.read)) && !(await lacksPickupPoints(db.read))) return;
  await db.migrator.exclusively(async () => {
    if (!(await isMigrated(db))) {
      onWork('migrating');
      await migrate(db, clock);
    }
    const isNew = await seedIfEmpty(db, ids.uuid7(), () => {
      onWork('seeding');
      return makeSeed();
    });
    if (!isNew) await seedPickupPoints(db, makeSeed);
  });
}
