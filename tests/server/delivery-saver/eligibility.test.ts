import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shell } from '#fixtures/shell.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { addAddress } from '#server/db/repositories/shopper-addresses.ts';
import { eligibilityOf } from '#services/delivery-saver/eligibility.rules.ts';
import type { EligibilityTold } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { type Area, type AreaShop, openAreaShop } from '../api/area-shop.ts';
import { paths } from './saver-shop.ts';

let shop: AreaShop;
beforeAll(async () => {
  shop = await openAreaShop();
});
afterAll(() => shop.close());

const ask = async (query: string, headers: HeadersInit = {}) => {
  const response = await shop.get(`${paths.eligibility}${query}`, headers);
  return { status: response.status, told: (await response.json()) as EligibilityTold & { code?: string } };
};
const expected = { all: 'eligible', less: 'eligible', dry: 'nonPerishable', none: 'nonServiced' } as const;
const areas = Object.keys(expected) as Area[];

describe('Whether a plan can be bought', () => {
  it.each(areas)('%s: depends on the suburb that is asked about, for anyone [A4.06] [A4.07] [A4.08]', async (area) => {
    const id = shop.suburbId(area);
    const { told } = await ask(`?suburbId=${id}`);
    expect(told).toMatchObject({
      eligibility: expected[area],
      suburbId: id,
      addressId: null,
      label: expect.any(String),
    });
  });

  it.each(areas)('%s: agrees with the zone of where a guest and a shopper shop (INV-5.2)', async (area) => {
    const shopper = await shop.shopperIn(area);
    for (const headers of [await shop.guestIn(area), { cookie: shopper.headers.cookie }]) {
      const { fulfilment } = ((await (await shop.get('/api/v1/session', headers)).json()) as ServerContextWire).context;
      const { told } = await ask('', headers);
      expect([told.eligibility, told.suburbId]).toEqual([expected[area], shop.suburbId(area)]);
      expect(told.eligibility).toBe(eligibilityOf(fulfilment));
    }
  });

  it('of an address that is kept is told to whose it is, and to nobody else', async () => {
    const [owner, other] = [await shop.shopperIn('all'), await shop.shopperIn('all')];
    const given = { street: '7 Jetty Road', suburbId: shop.suburbId('dry'), ruralDelivery: null };
    const id = await shop.db.transaction((trx) => addAddress(trx, owner.accountId, given, 1));
    const { told } = await ask(`?addressId=${id}`, { cookie: owner.headers.cookie });
    expect(told).toMatchObject({
      eligibility: 'nonPerishable',
      addressId: id,
      label: expect.stringContaining('7 Jetty'),
    });
    for (const headers of [{ cookie: other.headers.cookie }, {}])
      expect(await ask(`?addressId=${id}`, headers)).toMatchObject({ status: 404, told: { code: 'NotFound' } });
  });

  it('is not told of a suburb that is not there, or of what is none', async () => {
    for (const query of ['?suburbId=999999', '?suburbId=-1', '?suburbId=1%20or%201', '?addressId=x', '?other=1'])
      expect((await ask(query)).status, query).toBe(400);
  });

  it('is not known before anybody says where, and then that is asked for', async () => {
    const { told } = await ask('');
    expect(told).toMatchObject({ eligibility: null, label: null, message: expect.stringMatching(/^Tell us where/) });
  });
});

describe('What is said of it [A4.O2]', () => {
  it('is what the operator says, and is plain where they say nothing', async () => {
    const messageOf = async (area: Area) => (await ask(`?suburbId=${shop.suburbId(area)}`)).told.message;
    const plain = await messageOf('all');
    expect(plain).toBe('Delivery Saver is available at this address.');
    await shop.db.transaction((trx) => keepSettingsGroup(trx, 'shell', shell));
    const said = shell.settings?.deliverySubscriptionMessages ?? {};
    expect([await messageOf('all'), await messageOf('dry'), await messageOf('none')]).toEqual([
      ...[said['eligible'], said['nonPerishable'], said['nonServiced']],
    ]);
    for (const messages of [{ eligible: 7 }, 'no', { eligible: '  ' }, null]) {
      const group = { settings: { deliverySubscriptionMessages: messages } };
      await shop.db.transaction((trx) => keepSettingsGroup(trx, 'shell', group));
      expect(await messageOf('all')).toBe(plain);
    }
  });
});
