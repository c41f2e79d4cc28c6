import { openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createIds } from '#server/ids.ts';
import { realWorld } from '../world.ts';
import { sampleSeed } from './samples.seed.ts';

/** Prepares a database and is killed in the middle of seeding it, as by a power cut. */
const [, , place = '', dieAt = '0', products = '0'] = process.argv;
const db = await openDatabase(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place }, realWorld);
const onEach = (position: number) => {
  if (position === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
};
await prepareDatabase(db, {
  clock: realWorld.clock,
  ids: createIds(realWorld.clock, realWorld.random),
  makeSeed: () => sampleSeed(Number(products), onEach),
  onWork: (work) => console.log(work),
});
await db.close();
