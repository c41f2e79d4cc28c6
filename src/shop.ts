import { type ActorOptions, type AnyStateMachine, createActor, type InspectionEvent, type Observer } from 'xstate';
import type { ShopActor, ShopInput } from '#machines/shop/index.ts';
import type { Services } from '#services/services.ts';
import { modalAt } from '#routes/-modal-chunks.ts';
import { composedShop } from './compose.ts';
import { keepServices } from './services-of.ts';

/** No timer runs while a page is rendered: nothing is scheduled and nothing is left behind. */
const frozen = { setTimeout: () => 0, clearTimeout: () => {} };

type Options = ShopInput & {
  readonly services: Services;
  readonly isServer: boolean;
  /** Whose timers the charts wait by; the browser's own unless told otherwise. */
  readonly clock?: ActorOptions<typeof composedShop>['clock'];
  /** What `dehydrateShop` gave on the server, as `rehydrateShop` read it. */
  readonly snapshot?: unknown;
  /** The machines of the charts that travelled and that the first bytes do not bring. */
  readonly late?: Readonly<Record<string, AnyStateMachine>>;
  readonly inspect?: Observer<InspectionEvent>;
};

/** The root of everything that decides: one a request on the server, one a page load in the browser. Not yet started. */
export function createShop({ services, isServer, clock, snapshot, late, inspect, ...input }: Options): ShopActor {
  const shop = createActor(
    late && Object.keys(late).length > 0 ? composedShop.provide({ actors: late as never }) : composedShop,
    {
      systemId: 'shop',
      input: { addressed: modalAt(input.url), ...input },
      ...(snapshot ? { snapshot: snapshot as never } : {}),
      ...(inspect ? { inspect } : {}),
      ...(isServer ? { clock: frozen } : clock ? { clock } : {}),
    },
  );
  keepServices(shop.system, services);
  return shop as ShopActor;
}
