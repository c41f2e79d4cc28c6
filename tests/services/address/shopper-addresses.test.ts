import { expect, test } from 'vitest';
import { createShopperAddressesService } from '#services/address/shopper-addresses.http.ts';
import { faultFrom } from '../edge.ts';
import { serviceOver } from '../fulfilment/over.ts';
import { contextWire } from '../samples.ts';

const over = (answer: unknown, status = 200) => serviceOver(createShopperAddressesService, answer, status);
const items = '/api/v1/addresses/my/items';
const given = { street: '2/12 Kōwhai Street', suburbId: 252, ruralDelivery: null };
const kept = {
  id: 1,
  street1: '12 Kōwhai Street',
  street2: '2',
  suburb: 'Newtown',
  suburbId: 252,
  town: 'Wellington',
  postcode: '6021',
  ruralDelivery: null,
  isPrimary: true,
  label: '2/12 Kōwhai Street, Newtown, Wellington 6021',
};

test('the addresses of a shopper are listed as the store tells them [A7.042] [A3.47] [A3.48]', async () => {
  const { service, said } = over({ shopperAddresses: [kept] });
  expect(await service.list()).toEqual({ shopperAddresses: [kept] });
  expect(await said()).toEqual(['GET', items, '']);
});

test('an address is added, changed and removed, and the terms are answered [A7.043] [A7.044] [A7.045]', async () => {
  const { service, said } = over(contextWire);
  expect((await service.add(given)).fulfilment.method).toBe('Courier');
  expect(await said()).toEqual(['POST', items, JSON.stringify(given)]);
  expect((await service.update({ ...given, id: 1 })).fulfilment.method).toBe('Courier');
  expect(await said()).toEqual(['PUT', items, JSON.stringify({ ...given, id: 1 })]);
  expect((await service.remove(1)).fulfilment.method).toBe('Courier');
  expect(await said()).toEqual(['DELETE', '/api/v1/addresses/my/1', '']);
});

test('answers that are no list, or no context, are not taken', async () => {
  const { street1: _, ...streetless } = kept;
  for (const answer of [{}, { shopperAddresses: [streetless] }, { shopperAddresses: [{ ...kept, id: 0 }] }])
    expect((await faultFrom(over(answer).service.list())).tag).toBe('garbled');
  for (const write of [over({}).service.add(given), over([]).service.remove(1)])
    expect((await faultFrom(write)).tag).toBe('garbled');
});

test('what the store says of a field is heard where the address is written', async () => {
  const refused = { code: 'Invalid', message: 'Not right.', fieldErrors: { street: 'You have this address already.' } };
  expect(await faultFrom(over(refused, 400).service.update({ ...given, id: 1 }))).toMatchObject({
    fieldErrors: { street: 'You have this address already.' },
  });
});
