import fc from 'fast-check';
import { waitFor } from 'xstate';
import { afterEach, describe, expect, test } from 'vitest';
import { isReady } from '#machines/shop/index.ts';
import { createDetailsDraft } from '#services/shopper/details-draft.ts';
import { afterSignOut } from '#services/storage/sign-out.rules.ts';
import { type StoredKey, storedForms } from '#services/storage/stored-keys.rules.ts';
import { nobody, openStore, shopperCalled, type Store, visitWhole, type WholeVisit } from './visit.ts';

/** How many storages are tried; the long form is ten thousand. What one shopper can leave behind has few forms. */
const runs = Number(process.env['STORAGE_RUNS'] ?? 100);
const partings = Math.ceil(2.5 * Math.sqrt(runs));
const keys = Object.keys(storedForms) as StoredKey[];
const localKeys = [...keys, 'claimedActions', 'quarantine:scvId', 'shop-countdown.id_token'];
const tabKeys = ['blockedAction', 'signInOffered', 'onecardLink', 'shopperDetailsDraft', 'chatToken', 'kete.reloaded'];

const keptAction = (subject: string, isBegun = false) => ({
  action: { kind: 'addShopperNote', sku: '200001', note: `${subject} likes it ripe` },
  key: '00000001-0000-4000-8000-000000000000',
  askedAtMs: 1_795_000_000_000,
  subject,
  isBegun,
});
const clear = () => {
  localStorage.clear();
  sessionStorage.clear();
};
afterEach(clear);
const settled = ({ session }: WholeVisit) =>
  waitFor(session, (now) => !now.hasTag('busy') && now.hasTag('settled'), { timeout: 5_000 });
const tick = () => new Promise<void>((resolve) => void setImmediate(resolve));
const calm = async () => {
  for (let round = 0; round < 4; round += 1) await tick();
};
/** Every state that the charts of a page beginning can stand in once they have been answered. */
const named = {
  session: /^"?(?:loggedOut|nonShopper|shopper)/,
  gate: /^(?:resting|kept|asking|\{"working":"(?:finishing|failed)"\})$/,
  onecard: /^(?:waiting|asking|refused|unchecked)$/,
};
const valueOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.constantFrom(
    ...['undefined', 'null', 'NaN', '-1', '1e999', '[]', '{}', '"', 'true', '{"__proto__":{"isShopper":true}}'],
    ...['<img src=x onerror=alert(1)>', '"<script>"', '{"action":null}', '[{"key":1}]', '../../x', 'a'.repeat(5_000)],
    ...[JSON.stringify(keptAction('moana', true)), JSON.stringify({ ...keptAction('moana'), askedAtMs: '1' })],
    ...['{"subject":"moana","typed":{"firstName":7}}', '{"subject":"moana","typed":null}', '"moana"', '"ari"'],
  ),
);
const storageOf = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), junk);

describe('Whatever stands in this browser', () => {
  test('the start page reaches a named state, for a guest as for a shopper, and believes nothing that has lost its form', {
    timeout: 60_000 + runs * 60,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(storageOf(localKeys), storageOf(tabKeys), fc.boolean(), async (local, tab, isGuest) => {
        clear();
        for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
        const store = openStore(isGuest ? nobody : shopperCalled('moana'));
        const here = await visitWhole(store);
        await settled(here);
        await calm();
        const { shop, session, gateChart, consent, onecard, storage } = here;
        expect([isReady(shop.getSnapshot()), here.errors]).toEqual([true, []]);
        expect(session.getSnapshot().matches({ who: isGuest ? 'loggedOut' : 'shopper' })).toBe(true);
        expect(valueOf(gateChart?.getSnapshot().value)).toMatch(named.gate);
        expect(consent.getSnapshot().status).toBe('active');
        if (onecard()) expect(valueOf(onecard()?.getSnapshot().value)).toMatch(named.onecard);
        for (const key of keys) {
          const value = storage.read(key);
          expect(value === undefined || storedForms[key](value), key).toBe(true);
        }
        const link = tab['onecardLink'];
        if (link !== undefined && !/^[A-Za-z0-9_-]{1,200}$/.test(link))
          expect(store.requests.filter((one) => link !== '' && one.includes(`oToken=${link}`))).toEqual([]);
        expect(localStorage.getItem('shop-countdown.id_token')).toBeNull();
        const typed = createDetailsDraft(() => sessionStorage).read('moana');
        expect(typed === null || Object.values(typed).every((one) => typeof one === 'string')).toBe(true);
        here.stop();
      }),
      { numRuns: runs },
    );
  });
});

/** Everything that a browser can hold of A, each marked as A's. */
const ofMoana = () => {
  const values = fc.record({
    scvId: fc.constant('"moana"'),
    orderCount: fc.constant('3'),
    hasActiveDeliverySubscription: fc.constant('true'),
    fulfilmentSuburbId: fc.constant('12'),
    chatStarted: fc.constant('true'),
  });
  const tab = fc.record(
    {
      blockedAction: fc.boolean().map((isBegun) => JSON.stringify(keptAction('moana', isBegun))),
      onecardLink: fc.constant('moana-card-link'),
      shopperDetailsDraft: fc.constant(JSON.stringify({ subject: 'moana', typed: { firstName: 'moana' } })),
      chatToken: fc.constant('moana-chat-token'),
      signInOffered: fc.constant('moana'),
    },
    { requiredKeys: [] },
  );
  return [values, tab, fc.constantFrom('/', '/?oToken=moana-card-link'), fc.boolean()] as const;
};

const stays = 'makes room for B without signing out';
/** The ways in which A can go, with what the store says then. */
const goings: Readonly<Record<string, (here: WholeVisit, store: Store) => void>> = {
  'signs out': ({ session }) => session.send({ type: 'logout.asked' }),
  'is signed out in another tab': ({ session }, store) => {
    store.account = nobody;
    session.send({ type: 'tab.told', subject: null });
  },
  'has no account any more': ({ session }, store) => {
    store.hasLostAccount = true;
    session.send({ type: 'session.refresh' });
  },
  [stays]: () => {},
};

describe('Nothing of a shopper', () => {
  test.each(Object.keys(goings))(
    'is sent, or stays in this browser, once another shops in it: A %s',
    { timeout: 60_000 + runs * 60 },
    async (going) => {
      await fc.assert(
        fc.asyncProperty(...ofMoana(), async (local, tab, arrival, isNewPage) => {
          clear();
          for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
          for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
          const store = openStore(shopperCalled('moana'));
          let here = await visitWhole(store, arrival);
          await settled(here);
          await calm();
          goings[going]?.(here, store);
          await settled(here);
          await calm();
          expect(here.session.getSnapshot().context.shopper.isLoggedIn).toBe(going === stays);
          store.hasLostAccount = false;
          if (isNewPage) {
            here.stop();
            here = await visitWhole(store);
            await settled(here);
            await calm();
          }
          await here.openLate('shopperNotes');
          store.account = shopperCalled('ari');
          const since = store.requests.length;
          here.session.send({ type: 'login.told', isSocial: false, redirectUrl: null });
          await waitFor(here.session, (now) => now.context.shopper.shopperScvId === 'ari' && !now.hasTag('busy'));
          await calm();
          here.onecard()?.send({ type: 'card.register' });
          here.gate.ask({ kind: 'addShopperNote', sku: '200002', note: 'less ripe' });
          here.page.document.dispatchEvent(new Event('visibilitychange'));
          await settled(here);
          await calm();
          expect(store.requests.slice(since).filter((request) => request.includes('moana'))).toEqual([]);
          const left = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
          expect(left.filter(([, value]) => String(value).includes('moana'))).toEqual([]);
          expect(Object.keys(local).filter((key) => afterSignOut[key as StoredKey] !== 'goes')).toEqual([]);
          expect([here.storage.read('scvId'), here.storage.read('orderCount')]).toEqual(['ari', 0]);
          expect(here.storage.read('fulfilmentSuburbId')).toBeUndefined();
          expect(createDetailsDraft(() => sessionStorage).read('ari')).toBeNull();
          expect(here.errors).toEqual([]);
          here.stop();
        }),
        { numRuns: partings },
      );
    },
  );
});
