import type { AnyStateMachine } from 'xstate';
import type { Carriages } from '#machines/kit/index.ts';
import { chartOf, openChart, type ShopActor } from '#machines/shop/index.ts';
import type { LateChart } from '#routes/-context.ts';

type Late = {
  readonly machine: AnyStateMachine;
  readonly carriage: Carriages[string];
  /** What it begins with in a shop. */
  readonly inputOf?: (shop: ShopActor) => unknown;
  /** Joins it to the rest of a shop in which it stands. */
  readonly opened?: (shop: ShopActor) => void;
  /** What shows it. */
  readonly parts?: unknown;
};

/** The charts that the first bytes do not bring: each comes with the part that needs it, and travels under its name. */
const lateCharts: Readonly<Record<LateChart, () => Promise<Late>>> = {
  listing: () =>
    import('#machines/listing/index.ts').then((module) => ({
      machine: module.listingMachine,
      carriage: module.listingCarriage,
    })),
  fulfilment: () => import('./fulfilment.ts'),
  addresses: () => import('./addresses.ts'),
  zone: () => import('./zone.ts'),
  express: () => import('./express.ts'),
  timeSlots: () => import('./time-slots.ts'),
  howWhereWhen: () => import('./how-where-when.ts'),
  slotWatch: () => import('./slot-watch.ts'),
  shopperDetails: () => import('./shopper-details.ts'),
  trolley: () => import('./trolley.ts'),
  shopperNotes: () => import('./shopper-notes.ts'),
  signIn: () => import('./sign-in.ts'),
  registration: () => import('./registration.ts'),
  forgottenPassword: () => import('./forgotten-password.ts'),
};

const isLate = (name: string): name is LateChart => Object.hasOwn(lateCharts, name);

/** The charts that come late, each loaded once for whoever made this. */
export function createCharts() {
  const loading = new Map<LateChart, Promise<Late>>();
  const loaded = new Map<LateChart, Late>();
  const load = (name: LateChart): Promise<Late> => {
    const chart = loading.get(name) ?? lateCharts[name]();
    loading.set(name, chart);
    chart.then(
      (late) => loaded.set(name, late),
      () => loading.delete(name),
    );
    return chart;
  };
  return {
    /** Opens a chart in a shop when it is first asked for. */
    openIn:
      (shop: ShopActor) =>
      async (name: LateChart): Promise<void> => {
        if (chartOf(shop, name) !== undefined) return;
        const { machine, inputOf, opened } = await load(name);
        if (chartOf(shop, name) !== undefined) return;
        openChart(shop, name, machine, inputOf?.(shop));
        opened?.(shop);
      },
    partsOf: (name: LateChart): unknown => loaded.get(name)?.parts,
    /** The charts of those names, with what of each may travel; names of other charts are passed over. */
    named: async (names: readonly string[]) => {
      const late = await Promise.all(names.filter(isLate).map(async (name) => [name, await load(name)] as const));
      return {
        machines: Object.fromEntries(late.map(([name, { machine }]) => [name, machine])),
        carriages: Object.fromEntries(late.map(([name, { carriage }]) => [name, carriage])) as Carriages,
        opened: (shop: ShopActor): void => {
          for (const [, { opened }] of late) opened?.(shop);
        },
      };
    },
  };
}
