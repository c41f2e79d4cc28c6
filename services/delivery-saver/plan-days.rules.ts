import { weekdayOf } from '../fulfilment/slot-day.rules.ts';
import type { PlanDays } from './delivery-saver.words.ts';

const [tuesday, thursday] = [2, 4];

/** Whether deliveries of that day, yyyy-mm-dd, are paid for already. */
export function isPlanDay(days: PlanDays, day: string): boolean {
  const weekday = weekdayOf(day);
  return days === 'every' || (weekday >= tuesday && weekday <= thursday);
}
