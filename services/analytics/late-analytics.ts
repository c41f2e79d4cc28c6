import type { AnalyticsEvent, AnalyticsService } from './analytics.contract.ts';

export const silentAnalytics: AnalyticsService = { send: () => {} };

const mostKept = 100;

/** Stands in for the service until it is loaded: keeps the first events in mind and hands them over. */
export function createLateAnalytics() {
  const kept: AnalyticsEvent[] = [];
  let keep: AnalyticsService['send'] = (event) => void (kept.length < mostKept && kept.push(event));
  return {
    send: (event: AnalyticsEvent) => keep(event),
    handOver(service: AnalyticsService): void {
      keep = service.send;
      kept.splice(0).forEach(keep);
    },
  };
}
