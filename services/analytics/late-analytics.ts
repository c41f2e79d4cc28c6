import type { AnalyticsEvent, AnalyticsService } from './analytics.contract.ts';

export const silentAnalytics: AnalyticsService = { send: () => {}, watch: () => () => {} };

const mostKept = 100;

/** Stands in for the services until they are loaded: keeps what it is told first in mind and hands it over. */
export function createLateAnalytics() {
  const kept: AnalyticsEvent[] = [];
  const begin: (() => void)[] = [];
  let real: AnalyticsService | null = null;
  const late: AnalyticsService & { handOver(service: AnalyticsService): void } = {
    send: (event) => {
      if (real) real.send(event);
      else if (kept.length < mostKept) kept.push(event);
    },
    watch(element, impression) {
      if (real) return real.watch(element, impression);
      let isOver = false;
      let stop = () => {};
      begin.push(() => {
        if (real && !isOver) stop = real.watch(element, impression);
      });
      return () => {
        isOver = true;
        stop();
      };
    },
    handOver(service) {
      real = service;
      kept.splice(0).forEach(service.send);
      for (const watch of begin.splice(0)) watch();
    },
  };
  return late;
}
