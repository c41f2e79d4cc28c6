import { fromPromise } from 'xstate';
import { type AddressesInput, addressesCarriage, addressesMachine } from '#machines/addresses/index.ts';
import { chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createShopperAddressesService } from '#services/address/shopper-addresses.http.ts';
import { servicesOf } from './services-of.ts';
import { keepTyped } from './typed-here.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createShopperAddressesService);

/** A shopper's addresses with their service; they come with what lets a shopper choose among them. */
export const machine = addressesMachine.provide({
  actors: {
    loadAddresses: fromPromise(async ({ system, signal }) => (await serviceOf(system).list(signal)).shopperAddresses),
    saveAddress: fromPromise(({ input: { address, addressId }, system, signal }) =>
      addressId === null
        ? serviceOf(system).add(address, signal)
        : serviceOf(system).update({ ...address, id: addressId }, signal),
    ),
    removeAddress: fromPromise(({ input, system, signal }) => serviceOf(system).remove(input.addressId, signal)),
  },
});
export const carriage = addressesCarriage;

export const inputOf = (shop: ShopActor): AddressesInput => ({ subject: shopperIdIn(shop) });

/** Half an address is there again after a reload. */
export function opened(shop: ShopActor): void {
  const chart = chartOf<typeof addressesMachine>(shop, 'addresses');
  if (!chart) return;
  keepTyped({
    ...{ name: 'addressTyped', chart },
    typedIn: ({ typed }) => typed && { about: typed.addressId, texts: typed.typed },
    recall: ({ about, texts }) => chart.send({ type: 'form.type', addressId: about, typed: texts }),
  });
}
