import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { realWorld } from '../world.ts';
import { accountsContract } from './contract.accounts.ts';
import { activeOrdersContract } from './contract.active-orders.ts';
import { addressesContract } from './contract.addresses.ts';
import { cardCapturesContract } from './contract.card-captures.ts';
import { catalogueContract } from './contract.catalogue.ts';
import { engineContract } from './contract.engine.ts';
import { holdsContract } from './contract.holds.ts';
import { keysContract } from './contract.keys.ts';
import { lettersContract } from './contract.letters.ts';
import { listsContract } from './contract.lists.ts';
import { onecardsContract } from './contract.onecards.ts';
import { notesContract } from './contract.notes.ts';
import { ordersContract } from './contract.orders.ts';
import { pastOrdersContract } from './contract.past-orders.ts';
import { placedOrdersContract } from './contract.placed-orders.ts';
import { placesContract } from './contract.places.ts';
import { rateLimitsContract } from './contract.rate-limits.ts';
import { sessionsContract } from './contract.sessions.ts';
import { signInsContract } from './contract.sign-ins.ts';
import { slotsContract } from './contract.slots.ts';
import { storesContract } from './contract.stores.ts';
import { trolleysContract } from './contract.trolleys.ts';
import { stockTheShop } from './samples.ts';

/** What every engine must do alike, against one migrated database with three products in it. */
export function databaseContract(open: () => Promise<Database>): void {
  let database: Database;
  const db = () => database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, realWorld.clock);
    await stockTheShop(database);
  });
  afterAll(() => database.close());

  engineContract(db);
  catalogueContract(db);
  placesContract(db);
  sessionsContract(db);
  accountsContract(db);
  lettersContract(db);
  rateLimitsContract(db);
  addressesContract(db);
  onecardsContract(db);
  signInsContract(db);
  storesContract(db);
  notesContract(db);
  cardCapturesContract(db);
  keysContract(db);
  trolleysContract(db);
  listsContract(db);
  holdsContract(db);
  slotsContract(db);
  activeOrdersContract(db);
  ordersContract(db);
  placedOrdersContract(db);
  pastOrdersContract(db);
}
