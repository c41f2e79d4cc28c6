import type { AnalyticsBatch } from '#services/analytics/analytics.contract.ts';
import { toInstant } from '#services/wire.ts';
import { family } from '../metrics.ts';

/** Where counted events go. Another one may send them on; it gets nothing that the contract does not name. */
export interface AnalyticsSink {
  take(batch: AnalyticsBatch): void;
}

const minuteMs = 60_000;
const mostOfOneBrowser = 300;
const mostOfAll = 30_000;

type Parts = {
  readonly nowMs: () => number;
  /** Given one line of JSON for each event. */
  readonly write?: (lines: string) => void;
};

/** Counts events by name, and writes them where there is a place. More than a page can mean in a minute is dropped. */
export function createAnalyticsSink({ nowMs, write }: Parts) {
  const counts = new Map<string, number>();
  let dropped = 0;
  let minute = 0;
  let ofAll = 0;
  const ofBrowser = new Map<string, number>();

  function isTooMuch(browserId: string): boolean {
    const now = Math.floor(nowMs() / minuteMs);
    if (now !== minute) {
      minute = now;
      ofAll = 0;
      ofBrowser.clear();
    }
    const before = ofBrowser.get(browserId) ?? 0;
    if (before >= mostOfOneBrowser || ofAll >= mostOfAll) return true;
    ofBrowser.set(browserId, before + 1);
    ofAll++;
    return false;
  }

  return {
    take({ browserId, events }: AnalyticsBatch): void {
      if (isTooMuch(browserId)) {
        dropped += events.length;
        return;
      }
      for (const { event } of events) counts.set(event, (counts.get(event) ?? 0) + 1);
      if (write === undefined) return;
      const at = toInstant(nowMs());
      write(events.map((event) => `${JSON.stringify({ at, browserId, ...event })}\n`).join(''));
    },
    /** For /metrics. */
    text: (): string =>
      [
        ...family(
          'kete_analytics_events_total',
          'counter',
          'Events that pages counted, by name.',
          [...counts].map(([event, count]) => `kete_analytics_events_total{event="${event}"} ${count}`),
        ),
        ...family('kete_analytics_dropped_total', 'counter', 'Events that were too many.', [
          `kete_analytics_dropped_total ${dropped}`,
        ]),
        '',
      ].join('\n'),
  };
}
