import type { Ids } from '../ids.ts';
import type { Clock } from '../world.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { catalogueVersion } from './repositories/catalogue.ts';
import {
  lacksPickupPoints,
  lacksSettings,
  type Seed,
  seedIfEmpty,
  seedPickupPoints,
  seedSettings,
} from './seed/seed.ts';

export type Preparation = {
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly ids: Ids;
  readonly makeSeed: () => Seed | Promise<Seed>;
  /** Said once, before work that takes a while. */
  readonly onWork: (work: 'migrating' | 'seeding') => void;
};

/** Whether the shop is there, with what came later, too. */
const isFilled = async ({ read }: Database): Promise<boolean> =>
  (await catalogueVersion(read)) !== null && !(await lacksPickupPoints(read)) && !(await lacksSettings(read));

/** Makes the database fit to serve from: its schema whole, its shop filled. Safe when several processes start at once. */
export async function prepareDatabase(db: Database, { clock, ids, makeSeed, onWork }: Preparation): Promise<void> {
  if ((await isMigrated(db)) && (await isFilled(db))) return;
  await db.migrator.exclusively(async () => {
    if (!(await isMigrated(db))) {
      onWork('migrating');
      await migrate(db, clock);
    }
    const isNew = await seedIfEmpty(db, ids.uuid7(), () => {
      onWork('seeding');
      return makeSeed();
    });
    if (isNew) return;
    await seedPickupPoints(db, makeSeed);
    await seedSettings(db, makeSeed);
  });
}
