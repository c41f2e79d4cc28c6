import { AnalyticsBatch } from '#services/analytics/analytics.contract.ts';
import { nothing, operation } from './operation.ts';

export const analyticsOperations = [
  operation({
    method: 'POST',
    endpoint: 'analyticsEvents',
    tag: 'analytics',
    summary: 'Counts what a visitor who agreed to it saw and did: facts of the shop alone, none of the visitor.',
    isAdded: true,
    body: AnalyticsBatch,
    answer: nothing,
    handle: ({ world, body }) => world.analyticsSink.take(body),
  }),
];
