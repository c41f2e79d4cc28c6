import { firstCharts } from '../../tests/machines/kit/first-charts.ts';
import type { Rostered } from '../../tests/machines/kit/rostered.ts';

/** Every chart with what can happen to it, as the tests know it: the inspector tries the very same. */
const own = import.meta.glob<Rostered>('../../tests/machines/**/*.roster.ts', { eager: true, import: 'chart' });

export type Tried = {
  readonly chart: Rostered /** Where its roster stands; null among the first charts. */;
  readonly file: string | null;
};

export const tried: readonly Tried[] = [
  ...firstCharts.map((chart) => ({ chart, file: null })),
  ...Object.entries(own).map(([path, chart]) => ({ chart, file: path.replace(/^.*tests\/machines\//, '') })),
];

/** The chart whose machine has this id. */
export const triedOf = (machine: string): Tried | null =>
  tried.find(({ chart }) => chart.machine.id === machine) ?? null;
