import type { ChartData } from '../data.types.ts';
import { litOfFrame } from '../travel/lit-of-frame.ts';
import { triedOf } from '../travel/rosters.ts';
import { wayTo } from '../travel/way-to.ts';
import type { Playable } from './player.types.ts';

/** The shortest way of a chart to a state of it, played on the real chart on a simulated clock. */
export async function playChart(
  charts: readonly ChartData[],
  chart: ChartData,
  state: string,
): Promise<Playable | { readonly why: string }> {
  const tried = triedOf(chart.id);
  if (!tried) return { why: `Nothing is known of what can happen to “${chart.title}”, so it cannot be played.` };
  const way = await wayTo(tried.chart, state);
  if ('why' in way) return way;
  return {
    title: `The shortest way to “${state}”`,
    about: `Generated from the chart “${chart.title}” and played on it, on a simulated clock.`,
    count: way.frames.length,
    momentAt: (at) => ({ lit: litOfFrame(charts, chart, way.frames, way.steps, at), chart: chart.id, pictures: {} }),
  };
}
