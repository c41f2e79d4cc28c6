import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Random } from '#fixtures/random.ts';
import { fulfilmentOf, isShopper, sessionOf, shopperOf } from '#machines/shop/index.ts';
import type { Person } from './people.ts';
import type { PageLoad } from './tab.ts';

/** What a shopper sees in the tab that they look at, and what they can reach for there. */
export type Scene = {
  readonly load: PageLoad;
  readonly chance: Random;
  /** Whoever holds the device: who would sign in. */
  readonly who: Person;
  readonly newKey: () => string;
  /** What the payment side is told in its frame. */
  readonly typeCard: (
    load: PageLoad,
    url: string,
    typed: object,
  ) => Promise<{ readonly instrumentId?: string; readonly code?: string }>;
  readonly later: (ms: number, work: () => void) => void;
  /** Goes to the provider beside the store, signs in there, and comes back to a page that is loaded again. */
  readonly signOn: () => void;
};
export type Act = {
  readonly name: string;
  readonly weight: number | ((scene: Scene) => number);
  readonly can: (scene: Scene) => boolean;
  readonly does: (scene: Scene) => void;
};

export const now = (scene: Scene, name: Parameters<PageLoad['chart']>[0]) =>
  scene.load.chart(name)?.getSnapshot() as AnyMachineSnapshot | undefined;
export const can = (scene: Scene, name: Parameters<PageLoad['chart']>[0], event: { readonly type: string }) => {
  const actor = scene.load.chart(name);
  return actor !== undefined && (actor.getSnapshot() as AnyMachineSnapshot).can(event as never);
};
export const tell = (scene: Scene, name: Parameters<PageLoad['chart']>[0], event: { readonly type: string }) =>
  (scene.load.chart(name) as AnyActorRef | undefined)?.send(event as never);
export const session = ({ load }: Scene) => sessionOf(load.shop).getSnapshot();
export const isAt = ({ load }: Scene, path: string) => load.path() === path;
export const shops = (scene: Scene) => isShopper(session(scene));
export const changes = (scene: Scene) => shops(scene) && shopperOf(session(scene)).isChangingOrder;
export const holds = (scene: Scene) => (fulfilmentOf(session(scene))?.reservation ?? null) !== null;
export const go = (name: string, path: string, weight: Act['weight'], may: (scene: Scene) => boolean = shops): Act => ({
  name,
  weight,
  can: (scene) => !isAt(scene, path) && may(scene),
  does: ({ load }) => load.router.go(path),
});
/** An event that a button sends: as likely as its weight, where the chart takes it. */
export const press = (
  chart: Parameters<PageLoad['chart']>[0],
  type: string,
  weight: number,
  event: (scene: Scene) => object = () => ({}),
): Act => ({
  name: `${chart} ${type}`,
  weight,
  can: (scene) => can(scene, chart, { type, ...event(scene) }),
  does: (scene) => tell(scene, chart, { type, ...event(scene) }),
});
export const countIn = (scene: Scene): number => {
  const context = now(scene, 'trolley')?.context as
    | { trolley: { items: readonly unknown[] } | null; wishes: object }
    | undefined;
  return (context?.trolley?.items.length ?? 0) + Object.keys(context?.wishes ?? {}).length;
};
