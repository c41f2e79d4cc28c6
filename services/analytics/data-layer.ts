import type { AnalyticsEvent } from './analytics.contract.ts';

export type DataLayerPage = { dataLayer?: unknown };

/** Puts events where a tag manager looks for them. No script of a third party is loaded by it. */
export const createDataLayer = (page: DataLayerPage) => ({
  push(events: readonly AnalyticsEvent[]): void {
    if (Array.isArray(page.dataLayer)) page.dataLayer.push(...events);
    else page.dataLayer = [...events];
  },
});
