import { playChart } from './play-chart.ts';
import { playJourney } from './play-journey.ts';
import { playRecording, recordingThrough } from './play-recording.ts';
import type { Library, Playable } from './player.types.ts';

/** What there is to play up to a state: a recording, a way through a journey's chart, or the chart's own shortest way. */
export async function playTo(library: Library, state: string): Promise<Playable | { readonly why: string }> {
  const recorded = recordingThrough(library.recordings, state);
  if (recorded) return playRecording(library, recorded.recording, recorded.until, state);
  const chart = library.charts.find(({ states }) => states.some(({ id }) => id === state));
  if (!chart) return { why: `No chart has a state “${state}”.` };
  return chart.kind === 'journey' ? playJourney(chart, state) : playChart(library.charts, chart, state);
}
