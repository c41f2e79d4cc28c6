import { describe, expect, test } from 'vitest';
import { createChoiceService } from '#services/fulfilment/choice.http.ts';
import { faultFrom } from '../edge.ts';
import { contextWire } from '../samples.ts';
import { serviceOver } from './over.ts';

const over = (answer: unknown, status = 200) => serviceOver(createChoiceService, answer, status);
const link = { label: 'Express', href: '/express' };
const place = {
  id: 1001,
  kind: 'point',
  name: 'Britomart lockers',
  address: '8 Tyler Lane, Auckland Central, Auckland 1010',
  suburb: 'Auckland Central',
  town: 'Auckland',
  region: 'Auckland',
  postcode: '1010',
  latitude: -36.84,
  longitude: 174.77,
  fulfilmentStoreId: 1,
  pickupTypes: ['ELocker'],
  isExpress: false,
  instructions: 'Under the stairs.',
};

describe('a change of how or where', () => {
  test('asks with the method in lower case and nothing else [A7.028] [B7.15] [A3.O3]', async () => {
    const { service, said } = over(contextWire);
    await service.chooseMethod('Pickup');
    expect(await said()).toEqual(['PUT', '/api/v1/fulfilment/my/methods/pickup', '']);
    await service.chooseMethod('Courier');
    expect(await said()).toEqual(['PUT', '/api/v1/fulfilment/my/methods/courier', '']);
  });

  test('asks for a suburb, and for an address of the shopper, by its id alone [A7.029] [A7.031] [B7.16]', async () => {
    const { service, said } = over(contextWire);
    await service.chooseSuburb(252);
    expect(await said()).toEqual(['PUT', '/api/v1/fulfilment/my/suburbs/252', '']);
    await service.chooseAddress(3);
    expect(await said()).toEqual(['PUT', '/api/v1/fulfilment/my/primary-addresses/3', '']);
  });

  test('asks for a place to pick up with its id, and the way where one is wanted [A7.030] [B7.14] [B7.O4]', async () => {
    const { service, said } = over(contextWire);
    await service.choosePickupAddress(1001, null);
    expect(await said()).toEqual(['PUT', '/api/v1/fulfilment/my/pickup-addresses', '{"addressId":1001}']);
    await service.choosePickupAddress(31, 'DirectToBoot');
    expect(await said()).toEqual([
      'PUT',
      '/api/v1/fulfilment/my/pickup-addresses',
      '{"addressId":31,"pickupType":"DirectToBoot"}',
    ]);
  });

  test('answers with the terms, and with the links of the frame where they are others [A4.34] [A4.35]', async () => {
    const plain = await over(contextWire).service.chooseSuburb(252);
    expect([plain.context.fulfilment.fulfilmentStoreId, plain.mainNavs, plain.specials]).toEqual([1, null, null]);
    expect(plain.context.serverNowMs).toBe(Date.parse(contextWire.context.serverNow));
    const moved = await over({ ...contextWire, mainNavs: [link], specials: [] }).service.chooseSuburb(252);
    expect([moved.mainNavs, moved.specials]).toEqual([[link], []]);
  });

  test.each([
    ['without a context', { mainNavs: [] }],
    ['with a method that is none', { context: { ...contextWire.context, fulfilment: { method: 'Van' } } }],
    ['with links that lead nowhere', { ...contextWire, mainNavs: [{ label: 'Express' }] }],
  ])('that is answered %s is not taken', async (_, answer) => {
    expect((await faultFrom(over(answer).service.chooseMethod('Courier'))).tag).toBe('garbled');
  });
});

describe('the places to pick up', () => {
  test('are asked for all at once [A7.015]', async () => {
    const { service, said } = over({ pickupAddresses: [place] });
    expect(await service.pickupAddresses()).toEqual({ pickupAddresses: [place] });
    expect(await said()).toEqual(['GET', '/api/v1/addresses/pickup-addresses', '']);
  });

  test('say when an order could be picked up next, for each way, in milliseconds [A7.068]', async () => {
    const nextStart = '2026-11-20T17:00:00.000Z';
    const availability = [
      { pickupType: 'ELocker', nextStart },
      { pickupType: 'Locker', nextStart: null },
    ];
    const { service, said } = over({ pickupAddressId: 1001, availability });
    expect(await service.pickupAvailability(1001)).toEqual({
      pickupAddressId: 1001,
      availability: [
        { pickupType: 'ELocker', nextStartMs: Date.parse(nextStart) },
        { pickupType: 'Locker', nextStartMs: null },
      ],
    });
    expect(await said()).toEqual(['GET', '/api/v1/fulfilment/pickup-availability?addressId=1001', '']);
    const wrong = over({ pickupAddressId: 1001, availability: [{ pickupType: 'ELocker', nextStart: 'soon' }] });
    expect((await faultFrom(wrong.service.pickupAvailability(1001))).tag).toBe('garbled');
  });

  test('are not taken when one is handed over in a way that nobody knows [A3.32]', async () => {
    for (const pickupTypes of [['Drone'], 'ELocker'])
      expect(
        (await faultFrom(over({ pickupAddresses: [{ ...place, pickupTypes }] }).service.pickupAddresses())).tag,
      ).toBe('garbled');
    const all = ['ELocker', 'Locker', 'InStore', 'DirectToBoot', 'DriveUp', 'DriveThrough'];
    const { pickupAddresses } = await over({
      pickupAddresses: [{ ...place, pickupTypes: all }],
    }).service.pickupAddresses();
    expect(pickupAddresses[0]?.pickupTypes).toEqual(all);
  });
});
