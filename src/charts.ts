import type { Carriages } from '#machines/kit/index.ts';
import { chartOf, openChart, type ShopActor } from '#machines/shop/index.ts';
import type { LateChart } from '#routes/-context.ts';
import type { Late } from './late-charts.ts';

/** The chart of listings comes with them; where to find any other is known by a file that comes with the first of those. */
const loadChart = async (name: LateChart): Promise<Late> => {
  if (name !== 'listing') return (await import('./late-charts.ts')).lateCharts[name]();
  const { listingMachine, listingCarriage } = await import('#machines/listing/index.ts');
  return { machine: listingMachine, carriage: listingCarriage };
};

/** Those of the names that are of charts that come late. */
const lateOf = async (names: readonly string[]): Promise<readonly LateChart[]> =>
  names.length === 0 ? [] : names.filter((await import('./late-charts.ts')).isLate);

/** The charts that come late, each loaded once for whoever made this. */
export function createCharts() {
  const loading = new Map<LateChart, Promise<Late>>();
  const loaded = new Map<LateChart, Late>();
  const load = (name: LateChart): Promise<Late> => {
    const chart = loading.get(name) ?? loadChart(name);
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
      const late = await Promise.all((await lateOf(names)).map(async (name) => [name, await load(name)] as const));
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
