import { noPayments } from '#server/payments/provider.ts';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { stores as openStores } from '#fixtures/stores.ts';
import { suburbs } from '#fixtures/suburbs.ts';
import { createStore, type Store, type StoreParts } from '#server/app.ts';
import { loadOrBuildCatalogue } from '#server/catalogue/load.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createAccount, createShopper } from '#server/db/repositories/accounts.ts';
import { storeRowOf, suburbRowOf } from '#server/db/repositories/places.rows.ts';
import { createSession } from '#server/db/repositories/sessions.ts';
import type { Schema } from '#server/db/schema.ts';
import { readPlaces } from '#server/fulfilment/places.ts';
import { createIds } from '#server/ids.ts';
import { silentLog } from '#server/log.ts';
import { groups, inventProducts, places, stores } from '../catalogue/invented.ts';
import { realWorld } from '../world.ts';

export const nowMs = Date.UTC(2026, 10, 20, 1, 2, 3, 456);
export const origin = 'http://localhost:3000';
/** The one card that the payment side of these tests has taken. */
export const takenCard = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10';
const world = { ...realWorld, clock: { ...realWorld.clock, nowMs: () => nowMs } };
/** Everything that what somebody asks for may change. */
export const tables = [
  'departments',
  'products',
  'catalogue_version',
  'content_pages',
  'flags',
  'settings',
  'sessions',
  'accounts',
  'shoppers',
  'shopper_phones',
  'shopper_addresses',
  'shopper_fulfilments',
  'slots',
  'holds',
  'lapsed_holds',
  'slot_watches',
  'active_orders',
  'orders',
  'payments',
  'order_changes',
  'order_saves',
  'order_events',
  'refunds',
  'coupons',
  'coupon_uses',
  'card_captures',
  'delivery_subscriptions',
  'subscription_charges',
  'subscription_savings',
  'letters_due',
  'letters_sent',
  'onecards',
  'onecard_points',
  'loyalty_accounts',
  'loyalty_movements',
  'loyalty_offers',
  'reward_messages',
  'sign_ins',
  'trolleys',
  'trolley_lines',
  'trolley_line_terms',
  'trolley_choices',
  'sample_responses',
  'shopper_notes',
  'saved_recipes',
  'meal_plans',
  'shopping_list_items',
  'saved_lists',
  'list_shares',
  'favourites',
  'dietary_profiles',
  'idempotency_keys',
] as const satisfies readonly (keyof Schema)[];

/** The stores of the invented shop, each where one of the fixtures stands: Ponsonby, Thorndon and Kilbirnie. */
const tellingStores = stores.flatMap(({ id }, index) => {
  const told = openStores[[0, 29, 30][index] ?? 0];
  return told ? [{ ...told, id }] : [];
});

/** Newtown has a store that serves it, Ōtāhuhu one that is not there. */
const servedSuburbs = suburbs
  .filter(({ name }) => name === 'Newtown' || name === 'Ōtāhuhu')
  .map((suburb) => (suburb.name === 'Newtown' ? { ...suburb, storeId: 9 } : suburb));

export type SignedIn = {
  /** Of a write of their own page: the cookie of their session, and whom it is for. */
  readonly headers: Readonly<Record<'cookie' | 'x-session-subject' | 'sec-fetch-site' | 'content-type', string>>;
  readonly accountId: string;
  readonly scvId: string;
  readonly email: string;
};

export type Shop = Store & {
  readonly db: Database;
  readonly products: readonly ProductFacts[];
  /** Another process of the same store, on the same database. */
  another(): Store;
  /** Reads the catalogue anew, as the store does once something in it has changed. */
  readCatalogue(): Promise<boolean>;
  /** Asks as a page of the shop would. */
  get(path: string, headers?: HeadersInit): Promise<Response>;
  send(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Response>;
  /** Somebody new who is signed in, as a shopper unless it is said otherwise; nobody knows a password of theirs. */
  signedIn(somebody?: { readonly isShopper?: boolean; readonly email?: string }): Promise<SignedIn>;
  /** Changes when anything in the database does. */
  databaseHash(): Promise<string>;
  close(): Promise<void>;
};

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** A shop with a real database, on the embedded engine unless one is given, whose every answer is checked against its contract. */
export async function openShop(
  parts: Partial<StoreParts> = {},
  size = 300,
  altered: (product: ProductFacts, index: number) => ProductFacts = (product) => product,
): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kete-api-'));
  const db = parts.db ?? (await openDatabase({ dataDir }, world));
  const products = inventProducts(size, 11).map(altered);
  await prepareDatabase(db, {
    clock: world.clock,
    ids: createIds(world.clock, world.random),
    onWork: () => {},
    makeSeed: () => ({
      name: 'invented',
      catalogue: { departments: places, groups, products },
      tables: {
        stores: tellingStores.map(storeRowOf),
        pickup_points: [],
        suburbs: servedSuburbs.map(suburbRowOf),
        addresses: [],
        content_pages: [
          {
            slug: 'about-us',
            facts: JSON.stringify({ slug: 'about-us', title: 'About us', description: 'Us', body: '<p>Kia ora</p>' }),
          },
        ],
        meta_tags: [{ path: '/', facts: JSON.stringify({ path: '/', title: 'Kete', description: 'A supermarket' }) }],
        flags: [{ name: 'MealPlanning', is_on: 1 }],
        settings: [
          { name: 'shell', facts: JSON.stringify({ mainNavs: [{ label: 'Home', href: '/' }] }) },
          { name: 'settings', facts: JSON.stringify({ messages: { hello: 'Kia ora' } }) },
        ],
      },
    }),
  });
  const images = { version: 'test', of: ({ sku }: ProductFacts) => `/assets/packs/${sku}.svg` };
  const catalogue = await loadOrBuildCatalogue({ db, file: join(dataDir, 'catalogue.index'), log: silentLog, images });
  const whole: StoreParts = {
    ...world,
    db,
    catalogue,
    places: await readPlaces(db.read),
    log: silentLog,
    settings: { buildNumber: 'test' },
    publicOrigin: origin,
    isChecking: true,
    payments: {
      ...noPayments,
      openCapture: async () => ({ url: 'http://127.0.0.1:3001/capture/one', instrumentId: takenCard }),
      hasInstrument: async (instrumentId) => instrumentId === takenCard,
    },
    ...parts,
  };
  const store = createStore(whole);
  const at = (path: string) => `${parts.publicOrigin ?? origin}${path}`;
  const clock = parts.clock ?? world.clock;
  const ids = createIds(clock, world.random);
  async function signedIn({ isShopper = true, email = `${ids.uuid4()}@kete.example` } = {}): Promise<SignedIn> {
    const made = { created_ms: clock.nowMs() };
    const [accountId, scvId, secret] = [ids.uuid7(), ids.uuid4(), ids.secret()];
    await db.transaction(async (trx) => {
      const account = { id: accountId, scv_id: scvId, email_written: email, password_hash: null };
      await createAccount(trx, { ...account, ...made, password_changed_ms: clock.nowMs() });
      if (isShopper)
        await createShopper(trx, {
          account_id: accountId,
          first_name: 'Aroha',
          last_name: 'Ngata',
          birth_date: '1990-02-06',
          phone: '021234567',
          suburb_id: servedSuburbs[0]?.id ?? 0,
          onecard_number: null,
          order_count: 0,
          ...made,
        });
      const idHash = createHash('sha256').update(secret).digest('base64url');
      const nowMs = clock.nowMs();
      await createSession(trx, { idHash, createdMs: nowMs, seenMs: nowMs, subject: accountId, facts: {} });
    });
    const headers = { ...ownPage, cookie: `cw-ssoc=${secret}`, 'x-session-subject': scvId };
    return { headers, accountId, scvId, email };
  }
  return {
    ...store,
    get cspReports() {
      return store.cspReports;
    },
    db,
    products,
    another: () => createStore(whole),
    readCatalogue: () => catalogue.refresh(),
    signedIn,
    get: (path, headers = {}) => store.fetch(new Request(at(path), { headers })),
    send: (method, path, body, headers = ownPage) =>
      store.fetch(
        new Request(at(path), {
          method,
          headers,
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      ),
    async databaseHash() {
      const hash = createHash('sha256');
      for (const table of tables) hash.update(JSON.stringify(await db.read.selectFrom(table).selectAll().execute()));
      return hash.digest('hex');
    },
    async close() {
      await db.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
