import type { AnyStateMachine } from 'xstate';
import type { Carriages } from '#machines/kit/index.ts';
import type { LateChart } from '#routes/-context.ts';

type Late = { readonly machine: AnyStateMachine; readonly carriage: Carriages[string] };

/** The charts that the first bytes do not bring: each comes with the part that needs it, and travels under its name. */
const lateCharts: Readonly<Record<LateChart, () => Promise<Late>>> = {
  listing: () =>
    import('#machines/listing/index.ts').then((module) => ({
      machine: module.listingMachine,
      carriage: module.listingCarriage,
    })),
};

export const isLate = (name: string): name is LateChart => Object.hasOwn(lateCharts, name);
export const loadChart = (name: LateChart): Promise<Late> => lateCharts[name]();

/** The charts of those names, with what of each may travel. */
export async function loadCharts(names: readonly string[]) {
  const loaded = await Promise.all(names.filter(isLate).map(async (name) => [name, await loadChart(name)] as const));
  return {
    machines: Object.fromEntries(loaded.map(([name, { machine }]) => [name, machine])),
    carriages: Object.fromEntries(loaded.map(([name, { carriage }]) => [name, carriage])) as Carriages,
  };
}
