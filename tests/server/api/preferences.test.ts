import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import type { Instructions } from '#services/orders/order.contract.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';
import type { PreferencesTold } from '#services/preferences/preferences.contract.ts';
import { longestUsualInstructions, noPreferences } from '#services/preferences/preferences.words.ts';
import type { PackagingOptions, TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { type ActiveShop, openActiveShop } from '../orders/active-shop.ts';
import type { SignedIn } from './shop.ts';

let shop: ActiveShop;
beforeAll(async () => {
  shop = await openActiveShop();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

const path = '/api/v1/preferences/my';
const notes = '/api/v1/fulfilment/my/notes';
type Told = v.InferInput<typeof PreferencesTold>;
const prefers = async (who: SignedIn) => (await shop.read<Told>(who, path)).preferences;
const change = async (who: SignedIn, body: object) =>
  ((await shop.said(who, 'PUT', path, body)) as unknown as Told).preferences;
const trolley = (who: SignedIn) => shop.read<TrolleyWire>(who, '/api/v1/trolleys/my');
const saidIn = async (who: SignedIn) => {
  const { fulfilmentInstructions, noteAddOns, orderNotes } = (await shop.order(who)).order;
  return [fulfilmentInstructions, noteAddOns.map(({ selected }) => selected), orderNotes];
};

describe('Online shopping preferences', () => {
  it('are told with the ways to pack, and begin as the shop does for everybody [A2.073]', async () => {
    const who = await shop.shopper();
    const { preferences, packagingWays } = await shop.read<Told>(who, path);
    expect(preferences).toEqual(noPreferences);
    expect(packagingWays.map(({ packagingPreferenceId, fee }) => [packagingPreferenceId, fee])).toEqual([
      ['no-bags', 0],
      ['paper-bags', 1.5],
      ['kete-to-keep', 4],
    ]);
  });

  it('are changed one by one, and are nobody else’s [A2.073]', async () => {
    const [who, other] = [await shop.shopper(), await shop.shopper()];
    expect(await change(who, { marketingLetters: true })).toEqual({ ...noPreferences, marketingLetters: true });
    expect(await change(who, { orderNotes: '  Green\tones \u0000 ' })).toMatchObject({
      ...{ marketingLetters: true, orderNotes: 'Green ones' },
    });
    expect(await prefers(other)).toEqual(noPreferences);
  });

  it('are of shoppers alone, and what makes no sense is refused by its field', async () => {
    const who = await shop.shopper();
    for (const [body, field] of [
      [{}, null],
      [{ paperPackingSlip: 'yes' }, 'paperPackingSlip'],
      [{ packagingPreferenceId: 'gold-leaf' }, 'packagingPreferenceId'],
      [{ instructions: 'x'.repeat(longestUsualInstructions + 1) }, 'instructions'],
      [{ colour: 'blue' }, 'colour'],
    ] as const) {
      const { status, fields } = await shop.turnedAway(who, 'PUT', path, body);
      expect([status, field === null || field in fields]).toEqual([400, true]);
    }
    expect(await prefers(who)).toEqual(noPreferences);
    expect((await shop.get(path)).status).toBe(401);
  });

  it('say how a trolley is packed, until something else is said of that one [A2.146] [B7.27]', async () => {
    const who = await shop.buyer();
    await change(who, { paperPackingSlip: true, packagingPreferenceId: 'paper-bags' });
    expect(await trolley(who)).toMatchObject({
      ...{ paperPackingSlip: true, packaging: { packagingPreferenceId: 'paper-bags', fee: 1.5 } },
    });
    expect((await shop.rows(who)).find(([part]) => part === 'packaging')).toEqual(['packaging', 150]);
    const { packagingOptions } = await shop.read<v.InferInput<typeof PackagingOptions>>(
      who,
      '/api/v1/packaging-options',
    );
    expect(packagingOptions.filter(({ isSelected }) => isSelected)).toMatchObject([
      { packagingPreferenceId: 'paper-bags' },
    ]);
    await shop.said(who, 'POST', '/api/v1/trolleys/my/metadata', { paperPackingSlip: false });
    await change(who, { packagingPreferenceId: 'kete-to-keep', paperPackingSlip: true });
    expect(await trolley(who)).toMatchObject({
      ...{ paperPackingSlip: false, packaging: { packagingPreferenceId: 'kete-to-keep', fee: 4 } },
    });
  });

  it('prefill what is said to those who pick and bring an order; changed there it is the order’s own [B7.21] [B7.22]', async () => {
    const who = await shop.buyer();
    await change(who, { instructions: 'Mind the dog', isAtDoorstep: true, orderNotes: 'Green ones' });
    expect(await saidIn(who)).toEqual(['Mind the dog', [true], 'Green ones']);
    expect(await shop.read<Instructions>(who, '/api/v1/instructions')).toEqual({
      ...{ instructions: 'Mind the dog', noteAddOns: [{ value: doorstepAddOn, selected: true }] },
    });
    await shop.said(who, 'POST', notes, { instructions: '' });
    await change(who, { instructions: 'Ring twice', orderNotes: 'Ripe ones' });
    expect(await saidIn(who)).toEqual(['', [false], 'Ripe ones']);
  });

  it('say nothing to drivers of an order that is picked up', async () => {
    const who = await shop.buyer();
    await change(who, { instructions: 'Mind the dog', isAtDoorstep: true, orderNotes: 'Green ones' });
    await shop.pickUp(who);
    expect(await saidIn(who)).toEqual(['', [], 'Green ones']);
  });
});
