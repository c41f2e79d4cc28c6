import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Passwords } from '#server/accounts/passwords.ts';
import { createStore, type Store, type StoreParts } from '#server/app.ts';
import { loadOrBuildCatalogue } from '#server/catalogue/load.ts';
import type { Database, Engine } from '#server/db/database.ts';
import { setFlag } from '#server/db/repositories/flags.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { readPlaces } from '#server/fulfilment/places.ts';
import { makeKeys } from '#server/idp/keys.ts';
import { verifyInStore } from '#server/idp/verify-in-store.ts';
import { silentLog } from '#server/log.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { World } from '#server/world.ts';
import { openShop, origin, tables } from '../server/api/shop.ts';
import { createRandom } from '#fixtures/random.ts';
import { openEngine } from './engines.ts';

export { origin };
export const payOrigin = 'http://127.0.0.1:3001';
/** At $5 each and always there, but for the last: of that one there are a few. */
export const goods = ['200000', '200001', '200002', '200003', '200004', '200005'] as const;
export const scarce = '200005';
/** A hold lasts so long: a shopper who looks away for a while has lost it. */
export const holdMinutes = 20;

const plain = (product: ProductFacts, index: number): ProductFacts => ({
  ...product,
  isWithdrawn: false,
  priceCents: 500,
  saleCents: null,
  memberCents: null,
  multibuy: null,
  targetedOfferCents: null,
  departmentId: 1,
  aisleId: 1,
  shelfId: 1,
  restriction: 'None',
  stockByStore: Uint8Array.from([250, 250, index === 5 ? 6 : 250]),
});

/** Cheap on purpose: what a hash costs is for those who guess, and nobody guesses here. */
const passwords: Passwords = {
  hash: async (password) => `simulated ${password}`,
  isRight: async (password, kept) => kept === `simulated ${password}`,
};

const changing = tables.filter(
  (table) =>
    ![
      'departments',
      'products',
      'catalogue_version',
      'content_pages',
      'flags',
      'settings',
      'coupons',
      'onecards',
    ].includes(table),
);

export type SimDatabase = {
  readonly db: Database;
  /** Something is asked of it and not answered yet. */
  readonly isAsking: () => boolean;
  begin(): Promise<void>;
  close(): Promise<void>;
} & Pick<StoreParts, 'catalogue' | 'places'>;

/** The database and the catalogue of a process, in which one world after another begins with nothing of the last. */
export async function openSimDatabase(engine: Engine): Promise<SimDatabase> {
  const home = await openEngine(engine);
  const chance = createRandom(11);
  const random = { fraction: () => chance.next(), bytes: (length: number) => bytesOf(chance.next, length) };
  const shop = await openShop({ random, passwords, ...(home.db ? { db: home.db } : {}) }, 24, plain);
  const { db } = shop;
  const folder = mkdtempSync(join(tmpdir(), 'kete-simulation-'));
  // Nobody pulls the plug of a database that is thrown away.
  if (db.engine === 'sqlite') await db.migrator.define('pragma synchronous = off');
  const images = { version: 'test', of: ({ sku }: ProductFacts) => `/assets/packs/${sku}.svg` };
  const catalogue = await loadOrBuildCatalogue({ db, file: join(folder, 'catalogue.index'), log: silentLog, images });
  // The operator wants everything that a shop can be told to do by itself and that takes part here.
  await db.transaction((trx) => setFlag(trx, 'EnableCheckChangeOrderOnLoad', true));
  const shell = { settings: { fulfilmentTimeouts: { reservationTimeoutMinutes: holdMinutes } }, mainNavs: [] };
  await db.transaction((trx) => keepSettingsGroup(trx, 'shell', shell));
  const stock = await db.read.selectFrom('products').select(['sku', 'stock']).execute();
  return {
    db,
    catalogue,
    places: await readPlaces(db.read),
    isAsking: home.isAsking,
    async begin() {
      await home.empty(db, changing);
      await db.transaction(async (trx) => {
        for (const { sku, stock: was } of stock)
          await trx.updateTable('products').set({ stock: was }).where('sku', '=', sku).execute();
      });
    },
    async close() {
      await shop.close();
      await home.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const bytesOf = (next: () => number, length: number): Uint8Array =>
  Uint8Array.from({ length }, () => Math.floor(next() * 256));

const keys = makeKeys({ bytes: (length) => bytesOf(createRandom(5).next, length) });
const never = new Promise<never>(() => undefined);

export type SimStoreEdge = {
  readonly world: World;
  readonly payments: PaymentProvider;
  readonly log: StoreParts['log'];
  /** Something was written, perhaps. */
  readonly written: () => void;
};

/** One life of the store. Ended, it does nothing any more, whatever it was in the middle of: its database is all that stays. */
export function beginStore(home: SimDatabase, { world, payments, log, written }: SimStoreEdge) {
  let isDead = false;
  const alive = <T>(work: () => Promise<T>): Promise<T> =>
    isDead
      ? never
      : work().then(
          (value) => (isDead ? never : value),
          (error) => (isDead ? never : Promise.reject(error)),
        );
  const { db } = home;
  const mortal: Database = {
    ...db,
    transaction: (work) =>
      alive(async () => {
        written();
        const value = await db.transaction(work);
        written();
        return value;
      }),
  };
  const provider = Object.fromEntries(
    Object.entries(payments).map(([name, ask]) => [
      name,
      name === 'watch'
        ? ask
        : (...asked: never[]) => alive(() => (ask as (...all: never[]) => Promise<unknown>)(...asked)),
    ]),
  ) as unknown as PaymentProvider;
  const store: Store = createStore({
    clock: { nowMs: world.clock.nowMs, sleep: (ms) => alive(() => world.clock.sleep(ms)) },
    random: world.random,
    db: mortal,
    catalogue: home.catalogue,
    places: home.places,
    log,
    settings: { buildNumber: 'test' },
    publicOrigin: origin,
    payments: provider,
    passwords,
    serverKey: 'simulation',
    signOn: { kind: 'embedded', keys: () => keys, verifyIn: verifyInStore },
    isChecking: false,
  });
  const stop = store.charging.watch();
  return {
    fetch: (request: Request, client: string) => alive(() => store.fetch(request, undefined, client)),
    recover: () => void store.charging.recover().catch(() => undefined),
    isDead: () => isDead,
    end() {
      isDead = true;
      stop();
    },
  };
}
export type SimStore = ReturnType<typeof beginStore>;
