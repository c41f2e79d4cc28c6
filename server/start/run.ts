import { hasDemoShoppers, makeDemoShoppers } from '../accounts/demo-shoppers.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { prepareDatabase } from '../db/prepare.ts';
import { tellWatchers } from '../fulfilment/watchers.ts';
import { createIds } from '../ids.ts';
import { createLetterFiles } from '../letters/letter-files.ts';
import { makeDemoOnecards } from '../onecards/demo-onecards.ts';
import { makeDemoCoupons } from '../orders/demo-coupons.ts';
import { noLetters } from '../letters/letters.ts';
import { createLog, type Log } from '../log.ts';
import type { ProcessWorld } from '../world.ts';
import { openData, watchCatalogue } from './catalogue.ts';
import { openDataFolder } from './data-folder.ts';
import { databaseTrouble } from './database-trouble.ts';
import { startChristmas } from './christmas.ts';
import { startLetters } from './letters.ts';
import { type Say, sayOpen } from './say.ts';
import { type Door, drain, listen } from './serve.ts';
import { type OpenSides, openSides } from './sides.ts';
import { openStore } from './store.ts';
import { startRecovery, startRenewals, startSweeps } from './sweeps.ts';

const longestDrainMs = 10_000;

export type RunningStore = {
  readonly log: Log;
  /** Takes no new request, lets the last ones end, and closes the data. */
  close(signal: string): Promise<void>;
};

/** Opens the store. A StartError says what the person at the keyboard can do about a start that failed. */
export async function run(
  environment: Readonly<Record<string, string | undefined>>,
  world: ProcessWorld,
  say: Say,
): Promise<RunningStore> {
  const asked = readConfig(environment);
  const log = createLog(asked.logLevel, world.clock.nowMs);
  openDataFolder(asked.dataDir);
  const door: Door = { answer: null };
  const server = await listen(door, asked.port, asked.host);
  let isDraining = false;
  let db: Database | undefined;
  let sides: OpenSides | undefined;
  try {
    const opened = await openSides(asked, { log, world });
    sides = opened;
    const { config } = opened;
    db = await openData(config, world);
    await prepareDatabase(db, {
      clock: world.clock,
      ids: createIds(world.clock, world.random),
      makeSeed: async () => (await import('../db/seed/fixtures.ts')).seedFromFixtures(config.catalogue),
      onWork: (work) => {
        if (work === 'seeding')
          say(`Filling the new store with ${config.catalogue.size.toLocaleString('en-NZ')} products …`);
      },
    });
    const data = db;
    const ids = createIds(world.clock, world.random);
    if (hasDemoShoppers(config))
      await makeDemoShoppers({ db: data, clock: world.clock, ids, passwords: createPasswords(world.random) });
    const onecardToken = config.mode === 'demo' ? await makeDemoOnecards({ db: data, clock: world.clock, ids }) : null;
    if (config.mode === 'demo') await makeDemoCoupons(data);
    const letters =
      config.mode === 'demo' ? createLetterFiles({ dataDir: config.dataDir, clock: world.clock, say }) : noLetters;
    const { payments } = opened;
    const store = await openStore({ config, db: data, log, world, isDraining: () => isDraining, payments, letters });
    const stopWatching = watchCatalogue({ place: config, db: data, catalogue: store.catalogue, log }, world);
    const { catalogue, places } = store;
    const telling = {
      db: data,
      clock: world.clock,
      places,
      catalogue,
      letters,
      log,
      publicOrigin: config.publicOrigin,
    };
    const stopSweeping = startSweeps(data, log, world, (slotId) => tellWatchers(telling, slotId));
    const stopLetters = startLetters(telling, world);
    const stopChristmas = startChristmas({ db: data, clock: world.clock, ids, log }, world);
    const stopRecovering = startRecovery(store.charging, log, world);
    const stopRenewing = startRenewals(store.renew, log, world);
    door.answer = store.answer;
    if (!store.hasPages) say('The pages are not built, so only the API answers: "npm start" builds them.');
    sayOpen(say, config, { view: store.catalogue.view, sides: opened.list, onecardToken }, world.monotonicMs());
    log.info({ event: 'open', port: config.port, engine: data.engine, mode: config.mode }, 'The store is open.');
    return {
      log,
      async close(signal) {
        isDraining = true;
        log.info({ event: 'draining', signal }, 'The store is closing.');
        stopWatching();
        stopSweeping();
        stopLetters();
        stopChristmas();
        stopRecovering();
        stopRenewing();
        const drained = await Promise.all([
          drain(server, world.clock, longestDrainMs),
          opened.drain(world.clock, longestDrainMs),
        ]);
        await data.close();
        opened.close();
        log.info({ event: 'closed', reason: drained.every(Boolean) ? 'drained' : 'cut off' }, 'The store is closed.');
      },
    };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    sides?.cut();
    await db?.close();
    throw databaseTrouble(error, asked);
  }
}
