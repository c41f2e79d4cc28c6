import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drawerVersion } from '#fixtures/packs/pack-spec.ts';
import { type Catalogue, loadOrBuildCatalogue } from '../catalogue/load.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { catalogueVersion } from '../db/repositories/catalogue.ts';
import { type Log, silentLog } from '../log.ts';
import { packPath } from '../packs.ts';
import type { ProcessWorld, World } from '../world.ts';

/** Where the data is: enough for a second thread to open it by itself. */
export type DataPlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The addresses of pictures stand in the index, so it is built anew when the drawer changes them. */
const images = { version: `packs-${drawerVersion}`, of: packPath };

const indexFile = ({ dataDir }: DataPlace) => join(dataDir, 'catalogue.index');

export const openData = ({ dataDir, databaseUrl }: DataPlace, world: World): Promise<Database> =>
  openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl }, world);

export const openCatalogue = (place: DataPlace, db: Database, log: Pick<Log, 'info' | 'warn'>): Promise<Catalogue> =>
  loadOrBuildCatalogue({ db, file: indexFile(place), log, images });

/** Builds the index file of what stands in the database now. The work of the second thread. */
export async function buildIndexFile(place: DataPlace, world: World): Promise<void> {
  const db = await openData(place, world);
  await openCatalogue(place, db, silentLog);
  await db.close();
}

const lookEveryMs = 2_000;
/** However fast prices change, at most this share of a processor is spent on reading them anew. */
const largestShare = 0.2;

/**
 * Looks for changes of prices and stock, and puts the new catalogue in the place of the old. It is built on a second
 * thread, so that nobody waits for it. Gives the way to stop looking.
 */
export function watchCatalogue(
  { place, db, catalogue, log }: { place: DataPlace; db: Database; catalogue: Catalogue; log: Log },
  world: ProcessWorld,
): () => void {
  let isLooking = false;
  let restsUntilMs = 0;
  async function look(): Promise<void> {
    const version = await catalogueVersion(db.read);
    if (version === null || catalogue.view.version.startsWith(`${version.text}+`)) return;
    const startedMs = world.monotonicMs();
    await buildOnSecondThread(place);
    await catalogue.refresh();
    const tookMs = world.monotonicMs() - startedMs;
    restsUntilMs = world.monotonicMs() + tookMs / largestShare;
    log.info({ catalogueVersion: catalogue.view.version, durationMs: tookMs }, 'The catalogue was read anew.');
  }
  return world.every(lookEveryMs, () => {
    if (isLooking || world.monotonicMs() < restsUntilMs) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, 'The catalogue could not be read anew.'))
      .finally(() => {
        isLooking = false;
      });
  });
}

function buildOnSecondThread(place: DataPlace): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, '../main.ts'), { workerData: place });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The second thread ended with ${code}.`)),
    );
  });
}
