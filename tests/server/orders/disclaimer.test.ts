import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { hourMs } from '../api/hold-shop.ts';
import type { SignedIn } from '../api/shop.ts';
import { type ActiveShop, goods, openActiveShop, paths } from './active-shop.ts';

let shop: ActiveShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openActiveShop();
});
beforeEach(async () => {
  await shop.begin();
  who = await shop.buyer({ [goods.bread]: 2, [goods.wine]: 1 });
});
afterAll(() => shop.close());

const accept = (acceptDisclaimer = true) => shop.said(who, 'PUT', paths.disclaimer, { acceptDisclaimer });
const flags = async () => (await shop.read<ServerContextWire>(who, '/api/v1/session')).context.flags;
/** As the context says it, and as the order does. */
const isAccepted = async () => [(await flags()).disclaimerAccepted, (await shop.order(who)).disclaimerAccepted];

describe('The disclaimer', () => {
  it('is accepted and taken back, and every context says so [A7.058] [A7.085] [A7.O8] [A3.39]', async () => {
    expect(await isAccepted()).toEqual([false, false]);
    const told = await accept();
    expect([told.disclaimerAccepted, told.context.flags.disclaimerAccepted]).toEqual([true, true]);
    expect(await isAccepted()).toEqual([true, true]);
    await accept(false);
    expect(await isAccepted()).toEqual([false, false]);
  });

  it('falls when restricted goods come in that were not there, and stands when they go [A7.085]', async () => {
    await accept();
    await shop.put(who, { [goods.bread]: 9, [goods.kumara]: 500, [goods.wine]: 3 });
    expect(await isAccepted()).toEqual([true, true]);
    const line = { sku: goods.knife, quantity: 1, pricingUnit: 'Each', addToBasketSource: 'Card' };
    const told = await shop.said(who, 'POST', '/api/v2/trolleys/my/items', line);
    expect(told.context.flags.disclaimerAccepted).toBe(false);
    expect(await isAccepted()).toEqual([false, false]);
    await shop.put(who, { [goods.knife]: 0, [goods.wine]: 0 });
    expect(await isAccepted()).toEqual([true, true]);
  });

  it('falls with the slot: when it is over, let go or chosen anew [A7.085]', async () => {
    await accept();
    await shop.said(who, 'DELETE', '/api/v1/fulfilment/my/time-slots');
    expect(await isAccepted()).toEqual([false, false]);
    await shop.takeSlot(who);
    expect(await isAccepted()).toEqual([false, false]);
    await accept();
    shop.time.nowMs += hourMs;
    expect(await isAccepted()).toEqual([false, false]);
  });

  it('cannot be accepted for a slot that nobody holds, and the answer says why [A7.058]', async () => {
    shop.time.nowMs += hourMs;
    const refused = await shop.turnedAway(who, 'PUT', paths.disclaimer, { acceptDisclaimer: true });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('no longer held')]);
    expect(await isAccepted()).toEqual([false, false]);
  });

  it('says what the operator says, or what the shop begins with', async () => {
    const text = async () => (await shop.order(who)).order.disclaimer;
    const usual = await text();
    const say = (group: unknown) => shop.db.transaction((trx) => keepSettingsGroup(trx, 'disclaimer', group));
    await say({ text: 'No refunds on kites.' });
    expect(await text()).toBe('No refunds on kites.');
    await say({ text: '' });
    expect(await text()).toBe(usual);
  });
});
