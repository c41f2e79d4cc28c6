import type { AnalyticsService } from './analytics.contract.ts';

type Page = { dataLayer?: unknown };

/** Puts events where a tag manager looks for them. No script of a third party is loaded by it. */
export const createAnalytics = (page: Page): AnalyticsService => ({
  send: (event) => {
    if (Array.isArray(page.dataLayer)) page.dataLayer.push(event);
    else page.dataLayer = [event];
  },
});

export const silentAnalytics: AnalyticsService = { send: () => {} };
