import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '#server/db/repositories/orders.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { Instructions, OrderValidation } from '#services/orders/order.contract.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type * as v from 'valibot';
import { minuteMs } from '../api/hold-shop.ts';
import { type ActiveShop, centsOf, goods, openActiveShop, paths } from './active-shop.ts';
import { keptOrder } from './order.sample.ts';

let shop: ActiveShop;
beforeAll(async () => {
  shop = await openActiveShop();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

const skusIn = (items: readonly { readonly products: readonly { readonly sku: string }[] }[]) =>
  items.flatMap(({ products }) => products.map(({ sku }) => sku));

describe('The active order', () => {
  it('tells what the trolley would become: its rows, its goods, what was said of it [A3.39] [A3.40] [A7.052]', async () => {
    const who = await shop.buyer({ [goods.bread]: 2, [goods.kumara]: 1_500 });
    await shop.said(who, 'POST', '/api/v1/shopping-lists/my/items', { items: [{ text: 'matches' }] });
    const { order, items, disclaimerAccepted, updatedFromServer, shoppingListItems } = await shop.order(who);
    expect(centsOf(order.totals)).toEqual([
      ['goods', 1_600],
      ['delivery', 900],
      ['total', 2_500],
    ]);
    expect(order).toMatchObject({ totalCents: 2_500, savingsCents: 0, bonusProducts: [], fulfilmentInstructions: '' });
    expect(order.disclaimer).toMatch(/weight/);
    expect(skusIn(items).toSorted()).toEqual([goods.bread, goods.kumara]);
    expect({ disclaimerAccepted, updatedFromServer, shoppingListItems }).toEqual({
      disclaimerAccepted: false,
      updatedFromServer: true,
      shoppingListItems: ['matches'],
    });
  });

  it('names each row of what it costs and marks the one that is the sum [A3.41] [A7.053] [A7.082]', async () => {
    const who = await shop.buyer({ [goods.bread]: 3 });
    await shop.said(who, 'POST', '/api/v1/packaging-options', { packagingPreferenceId: 'paper-bags' });
    expect(await shop.read(who, paths.totals)).toEqual({
      components: [
        { part: 'goods', name: 'Items (3)', value: 15, isTotal: false },
        { part: 'delivery', name: 'Delivery', value: 9, isTotal: false },
        { part: 'packaging', name: 'Packaging', value: 1.5, isTotal: false },
        { part: 'total', name: 'Total', value: 25.5, isTotal: true },
      ],
    });
    await shop.said(who, 'DELETE', '/api/v1/fulfilment/my/time-slots');
    expect((await shop.rows(who)).map(([part]) => part)).toEqual(['goods', 'packaging', 'total']);
    await shop.pickUp(who);
    await shop.takeSlot(who);
    expect(await shop.read(who, paths.totals)).toMatchObject({ components: [{}, { name: 'Pick up' }, {}, {}] });
  });

  it('charges nothing for what cannot be had, and says what it is [A7.054] [A7.083]', async () => {
    const who = await shop.buyer({ [goods.bread]: 1, [goods.gone]: 4 });
    expect(await shop.rows(who)).toEqual([
      ['goods', 500],
      ['delivery', 900],
      ['total', 1_400],
    ]);
    const { isValid, problems } = await shop.read<v.InferInput<typeof OrderValidation>>(who, paths.validation);
    expect([isValid, problems.find(({ code }) => code === 'unavailable')]).toEqual([
      false,
      expect.objectContaining({ skus: [goods.gone], message: expect.stringContaining('1 item') }),
    ]);
  });

  it('is valid once nothing stands in its way [A7.054]', async () => {
    const who = await shop.buyer();
    expect(await shop.problems(who)).toEqual(['disclaimer']);
    await shop.said(who, 'PUT', paths.disclaimer, { acceptDisclaimer: true });
    expect(await shop.problems(who)).toEqual([]);
  });

  it('asks for an address where it is brought, and for none where it is picked up [A7.083]', async () => {
    const who = await shop.shopper();
    expect(await shop.problems(who)).toEqual(['empty', 'slotMissing', 'addressMissing', 'disclaimer']);
    await shop.pickUp(who);
    expect(await shop.problems(who)).toEqual(['empty', 'slotMissing', 'disclaimer']);
  });

  it('says that an address is not there any more, and that the slot is of another place [A7.083]', async () => {
    const who = await shop.buyer();
    await shop.db.transaction((trx) =>
      trx.deleteFrom('shopper_addresses').where('shopper_id', '=', who.accountId).execute(),
    );
    await shop.slotIs(who, { place: 'a-somewhere-else' });
    expect(await shop.problems(who)).toEqual(['slotElsewhere', 'addressMissing', 'disclaimer']);
  });

  it('names the alcohol that cannot come in the slot, and what whoever is too young may not have [A7.083]', async () => {
    const who = await shop.buyer({ [goods.wine]: 1, [goods.tobacco]: 1, [goods.knife]: 1 });
    await shop.slotIs(who, { allowsAlcohol: false });
    const birth = new Date(shop.time.nowMs);
    await shop.bornOn(who, `${birth.getUTCFullYear() - 17}-01-01`);
    const { problems } = await shop.read<v.InferInput<typeof OrderValidation>>(who, paths.validation);
    expect(problems.map(({ code, skus }) => [code, skus])).toEqual([
      ['restricted', [goods.wine]],
      ['tooYoung', [goods.wine, goods.tobacco]],
      ['disclaimer', []],
    ]);
    expect((await shop.order(who)).order.isAgeAsked).toBe(true);
    await shop.put(who, { [goods.wine]: 0, [goods.tobacco]: 0 });
    expect([await shop.problems(who), (await shop.order(who)).order.isAgeAsked]).toEqual([['disclaimer'], false]);
  });

  it('says how many things are too many for express [A7.083]', async () => {
    const who = await shop.buyer({ [goods.bread]: 99 });
    await shop.slotIs(who, { kind: 'express' });
    expect(await shop.problems(who)).toEqual(['expressExcess', 'disclaimer']);
  });

  it('is each shopper’s own: nobody reads or changes what another one says [A7.052]', async () => {
    const [mere, hone] = [await shop.buyer(), await shop.buyer({ [goods.kumara]: 500 })];
    await shop.said(mere, 'POST', paths.fulfilmentNotes, { instructions: 'Mind the dog' });
    await shop.said(mere, 'POST', paths.notes, { notes: 'Green ones' });
    await shop.said(mere, 'PUT', paths.disclaimer, { acceptDisclaimer: true });
    const told = await shop.order(hone);
    expect(JSON.stringify(told)).not.toMatch(/dog|Green/);
    expect([told.disclaimerAccepted, skusIn(told.items)]).toEqual([false, [goods.kumara]]);
  });

  it('brings the samples that were accepted, and no others', async () => {
    const campaigns = ['taste-it', 'smell-it'].map((id) => ({ id, name: id, department: 'pantry', aisle: 'one' }));
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'samples', { campaigns }));
    const who = await shop.buyer({ [goods.kumara]: 500 });
    expect((await shop.order(who)).order.samples).toEqual([]);
    await shop.said(who, 'PUT', '/api/v1/products/my/online-samples/responses', [
      { id: 'taste-it', actionTaken: 'accepted' },
      { id: 'smell-it', actionTaken: 'declined' },
    ]);
    const { order } = await shop.order(who);
    expect(order.samples).toEqual([{ sku: goods.bread, name: expect.any(String) }]);
    expect(order.totalCents).toBe(200 + 900);
  });

  it('that is being paid for is told of by every context, and nothing is said of the next one, until it is settled', async () => {
    const who = await shop.buyer();
    const isUnderWay = async () =>
      (await shop.read<ServerContextWire>(who, '/api/v1/session')).context.flags.isOrderUnderWay;
    expect(await isUnderWay()).toBe(false);
    const order = keptOrder({ shopperId: who.accountId, state: 'paying' });
    await shop.db.transaction((trx) => createOrder(trx, order));
    expect(await isUnderWay()).toBe(true);
    const asked = { notes: 'For the next one' };
    expect((await shop.send('POST', paths.notes, asked, who.headers)).status).toBe(409);
    await shop.db.transaction((trx) =>
      trx.updateTable('orders').set({ pending_of: null }).where('id', '=', order.id).execute(),
    );
    expect(await isUnderWay()).toBe(false);
    await shop.said(who, 'POST', paths.notes, asked);
    expect((await shop.order(who)).order.orderNotes).toBe('For the next one');
  });

  it('is open to shoppers alone, and to no other page', async () => {
    const guest = await shop.get(paths.order);
    const newcomer = await shop.signedIn({ isShopper: false });
    const notYet = await shop.get(paths.order, { cookie: newcomer.headers.cookie });
    expect([guest.status, notYet.status]).toEqual([401, 403]);
    const who = await shop.buyer();
    const { 'x-session-subject': _, ...headers } = who.headers;
    expect((await shop.send('POST', paths.notes, { notes: 'x' }, headers)).status).toBe(409);
  });
});

describe('What is said of an order', () => {
  it('is kept without the words of the add-on, which never multiply [A3.43] [A3.O5] [A7.060] [A7.061] [A7.O9] [B7.21]', async () => {
    const who = await shop.buyer();
    const sent = `${doorstepAddOn}. Mind the dog\r\nand the gate\u0000`;
    const { order } = await shop.said(who, 'POST', paths.fulfilmentNotes, { instructions: sent });
    expect([order.fulfilmentInstructions, order.noteAddOns]).toEqual([
      'Mind the dog\nand the gate',
      [{ value: doorstepAddOn, selected: true }],
    ]);
    const twice = { instructions: `${doorstepAddOn}. ${doorstepAddOn}. Mind the dog` };
    const again = await shop.said(who, 'POST', paths.fulfilmentNotes, twice);
    expect(again.order.fulfilmentInstructions).toBe('Mind the dog');
    const without = await shop.said(who, 'POST', paths.fulfilmentNotes, { instructions: 'Mind the dog' });
    expect(without.order.noteAddOns).toEqual([{ value: doorstepAddOn, selected: false }]);
  });

  it('can be read by itself; at a pick up nothing can be added [A7.072] [A3.O5]', async () => {
    const who = await shop.buyer();
    await shop.said(who, 'POST', paths.fulfilmentNotes, { instructions: `${doorstepAddOn}.` });
    const read = () => shop.read<v.InferInput<typeof Instructions>>(who, paths.instructions);
    expect(await read()).toEqual({ instructions: '', noteAddOns: [{ value: doorstepAddOn, selected: true }] });
    await shop.pickUp(who);
    expect(await read()).toEqual({ instructions: '', noteAddOns: [] });
  });

  it('to those who pick is kept too, and what is too long is refused [B7.22]', async () => {
    const who = await shop.buyer();
    const { order } = await shop.said(who, 'POST', paths.notes, { notes: '  Green\tones \u001b ' });
    expect(order.orderNotes).toBe('Green ones');
    const long = await shop.turnedAway(who, 'POST', paths.notes, { notes: 'x'.repeat(501) });
    expect(long).toMatchObject({ status: 400, fields: { notes: expect.stringContaining('too long') } });
    expect((await shop.order(who)).order.orderNotes).toBe('Green ones');
  });

  it('lets the time slot go on; what sends itself does not, nor does a read', async () => {
    const who = await shop.buyer();
    const heldUntil = async () => (await shop.standing(who)).reservation?.heldUntilMs ?? 0;
    const before = await heldUntil();
    shop.time.nowMs += 5 * minuteMs;
    await shop.order(who);
    const byItself = { ...who.headers, 'x-background': '1' };
    expect((await shop.send('POST', paths.notes, { notes: 'a' }, byItself)).status).toBe(200);
    expect(await heldUntil()).toBe(before);
    const { context } = await shop.said(who, 'POST', paths.notes, { notes: 'b' });
    expect([await heldUntil(), context.fulfilment.reservation?.heldUntilMs]).toEqual([
      before + 5 * minuteMs,
      before + 5 * minuteMs,
    ]);
  });

  it('by two pages at once stands, each word of it', async () => {
    const who = await shop.buyer();
    await Promise.all([
      shop.said(who, 'POST', paths.notes, { notes: 'Green ones' }),
      shop.said(who, 'POST', paths.fulfilmentNotes, { instructions: 'Mind the dog' }),
    ]);
    const { order } = await shop.order(who);
    expect([order.orderNotes, order.fulfilmentInstructions]).toEqual(['Green ones', 'Mind the dog']);
  });
});
