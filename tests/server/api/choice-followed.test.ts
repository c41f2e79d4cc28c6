import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reserve } from '#server/db/repositories/holds.ts';
import type { HeldSlot } from '#server/fulfilment/hold.ts';
import { choosingAt, fulfilmentIn, told } from './choosing.ts';
import { nowMs, openShop, type Shop, type SignedIn } from './shop.ts';

type Link = { readonly label: string; readonly href: string };

let shop: Shop;
let put: ReturnType<typeof choosingAt>['put'];
let guest: ReturnType<typeof choosingAt>['guest'];
const hour = 3_600_000;

beforeAll(async () => {
  shop = await openShop({}, 60);
  ({ put, guest } = choosingAt(shop));
  const frame = {
    mainNavs: [
      { label: 'Home', href: '/' },
      { label: 'Express', href: '/express' },
      { label: 'Expressions', href: '/expressions' },
    ],
    specials: [
      { label: 'Today', href: '/express?from=specials' },
      { label: 'Great', href: '/shop/specials' },
    ],
  };
  await shop.db.transaction((trx) =>
    trx
      .updateTable('settings')
      .set({ facts: JSON.stringify(frame) })
      .where('name', '=', 'shell')
      .execute(),
  );
});
afterAll(() => shop.close());

const slot = (place: string, more: Partial<HeldSlot> = {}): HeldSlot => ({
  id: `${place}-2026-11-21-0600-standard`,
  place,
  day: '2026-11-21',
  startMs: nowMs + 20 * hour,
  endMs: nowMs + 22 * hour,
  cutOffMs: nowMs + 10 * hour,
  kind: 'standard',
  pickupType: null,
  feeCents: 1_100,
  discountCents: 0,
  itemsLimit: null,
  allowsAlcohol: true,
  ...more,
});
/** The shopper holds that slot for half an hour more. */
const holds = (who: SignedIn, held: HeldSlot) =>
  shop.db.transaction((trx) =>
    reserve(trx, {
      shopperId: who.accountId,
      reservationId: `of-${who.accountId}`,
      slot: { id: held.id, place: held.place, startMs: held.startMs, capacity: 9 },
      facts: { slot: held, isTimed: true, lines: [] },
      heldMs: nowMs - hour,
      heldUntilMs: nowMs + hour / 2,
    }),
  );

describe('the slot that a shopper holds', () => {
  const placeHere = (who: SignedIn) =>
    shop.db.read.selectFrom('holds').select('slot_id').where('shopper_id', '=', who.accountId).executeTakeFirst();

  test('is let go by a choice of another place, and its place in the slot with it', async () => {
    const who = await shop.signedIn();
    await told(put('pickup-addresses', who.headers, { addressId: 3 }));
    await holds(who, slot('p3-instore', { pickupType: 'InStore' }));
    const { reservation, slotId } = await fulfilmentIn(put('pickup-addresses', who.headers, { addressId: 9 }));
    expect([reservation, slotId, await placeHere(who)]).toEqual([null, null, undefined]);
    const taken = await shop.db.read
      .selectFrom('slots')
      .select('taken')
      .where('id', '=', slot('p3-instore').id)
      .executeTakeFirst();
    expect(taken).toEqual({ taken: 0 });
  });

  test('stays with a choice of the same place, and is held anew', async () => {
    const who = await shop.signedIn();
    await told(put('pickup-addresses', who.headers, { addressId: 3 }));
    await holds(who, slot('p3-instore', { pickupType: 'InStore' }));
    const { reservation } = await fulfilmentIn(put('pickup-addresses', who.headers, { addressId: 3 }));
    expect(reservation?.reservationId).toBe(`of-${who.accountId}`);
    expect(reservation?.heldUntilMs).toBe(nowMs + 10 * hour);
  });

  test('of an express shop that is left for another way says that it was abandoned [A3.O8]', async () => {
    const who = await shop.signedIn();
    await told(put('pickup-addresses', who.headers, { addressId: 3 }));
    await holds(who, slot('p3-instore', { kind: 'express', pickupType: 'InStore' }));
    expect((await fulfilmentIn(put('pickup-addresses', who.headers, { addressId: 3 }))).isExpressAbandoned).toBe(false);
    expect((await fulfilmentIn(put('methods/courier', who.headers))).isExpressAbandoned).toBe(true);
    const other = await shop.signedIn();
    await told(put('pickup-addresses', other.headers, { addressId: 3 }));
    await holds(other, slot('p3-instore', { pickupType: 'InStore' }));
    expect((await fulfilmentIn(put('methods/courier', other.headers))).isExpressAbandoned).toBe(false);
  });
});

describe('the links of the frame', () => {
  const labels = (links: readonly Link[] | undefined) => links?.map(({ label }) => label);
  const frameFor = async ({ cookie }: { readonly cookie: string }) => {
    const { mainNavs, specials } = (await (await shop.get('/api/v1/shell', { cookie })).json()) as {
      mainNavs: readonly Link[];
      specials: readonly Link[];
    };
    return { mainNavs: labels(mainNavs), specials: labels(specials) };
  };
  const all = { mainNavs: ['Home', 'Express', 'Expressions'], specials: ['Today', 'Great'] };
  const without = { mainNavs: ['Home', 'Expressions'], specials: ['Great'] };

  test('come with a change of store that has others, as a reload would show them [A4.34] [A4.35]', async () => {
    const who = await guest();
    expect(await frameFor(who)).toEqual(all);
    const away = await told(put('pickup-addresses', who, { addressId: 9 }));
    expect({ mainNavs: labels(away.mainNavs), specials: labels(away.specials) }).toEqual(without);
    expect(await frameFor(who)).toEqual(without);
    const back = await told(put('pickup-addresses', who, { addressId: 3 }));
    expect({ mainNavs: labels(back.mainNavs), specials: labels(back.specials) }).toEqual(all);
    expect(await frameFor(who)).toEqual(all);
  });

  test('are left out of an answer where they are the same', async () => {
    const who = await guest();
    const answer = await told(put('pickup-addresses', who, { addressId: 3 }));
    expect(Object.keys(answer)).toEqual(['context']);
  });

  test('of the default store are what everybody sees whom nobody knows', async () => {
    expect(await frameFor({ cookie: '' })).toEqual(all);
    await told(put('pickup-addresses', await guest(), { addressId: 9 }));
    expect(await frameFor({ cookie: '' })).toEqual(all);
  });
});
