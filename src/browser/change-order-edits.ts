import type { ActorRefFrom } from 'xstate';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { changeOrderEdit } from '#services/analytics/change-order.rules.ts';

/** Counts what the store has taken of the edits of an order in change; nothing while none is being changed. */
export function countChangeOrderEdits(
  trolley: Pick<ActorRefFrom<typeof trolleyMachine>, 'on' | 'getSnapshot'>,
  analytics: Pick<AnalyticsService, 'send'>,
): void {
  trolley.on('line.added', ({ key, ...line }) => {
    // Without a key nothing was sent: the trolley holds that much already.
    const edit = key === null ? null : changeOrderEdit(trolley.getSnapshot().context.orderId !== null, line);
    if (edit) analytics.send(edit);
  });
}
