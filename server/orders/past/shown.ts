import { civilDateOf, instantOf } from '#services/fulfilment/slot-day.rules.ts';
import { type OrderShow, type OrderState, orderStates } from '#services/orders/order-states.words.ts';

/** Orders that are still to come. */
export const currentStates = ['placed', 'picking', 'picked', 'onTheWay'] as const satisfies readonly OrderState[];
/** Orders of which something was bought, or will be. */
export const boughtStates = [...currentStates, 'completed'] as const satisfies readonly OrderState[];

/** Which orders are shown where somebody asks for those. */
export const shownStates: Readonly<Record<OrderShow, readonly OrderState[]>> = {
  all: orderStates,
  current: currentStates,
  past: ['completed'],
  cancelled: ['cancelled'],
};

/** When the day began in New Zealand that was so many months ago. */
export function monthsAgo(months: number, nowMs: number): number {
  const [year = 0, month = 1, day = 1] = civilDateOf(nowMs).split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
  return instantOf(date, 0);
}
