import { createActor, type InspectionEvent, type Observer } from 'xstate';
import type { ShopActor, ShopInput } from '#machines/shop/index.ts';
import type { Services } from '#services/services.ts';
import { composedShop } from './compose.ts';
import { keepServices } from './services-of.ts';

/** No timer runs while a page is rendered: nothing is scheduled and nothing is left behind. */
const frozen = { setTimeout: () => 0, clearTimeout: () => {} };

type Options = ShopInput & {
  readonly services: Services;
  readonly isServer: boolean;
  /** What `dehydrateShop` gave on the server, as `rehydrateShop` read it. */
  readonly snapshot?: unknown;
  readonly inspect?: Observer<InspectionEvent>;
};

/** The root of everything that decides: one a request on the server, one a page load in the browser. Not yet started. */
export function createShop({ services, isServer, snapshot, inspect, ...input }: Options): ShopActor {
  const shop = createActor(composedShop, {
    systemId: 'shop',
    input,
    ...(snapshot ? { snapshot: snapshot as never } : {}),
    ...(inspect ? { inspect } : {}),
    ...(isServer ? { clock: frozen } : {}),
  });
  keepServices(shop.system, services);
  return shop as ShopActor;
}
