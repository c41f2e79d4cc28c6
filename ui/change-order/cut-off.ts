import { clockTime } from '#services/fulfilment/hold-words.rules.ts';
import { dateText, dayOf } from '#services/display/dates.rules.ts';
import { changeOrderTexts as texts } from '../texts/change-order.texts.ts';

const isSameDay = (one: number, other: number): boolean => dateText(dayOf(one)) === dateText(dayOf(other));

/** "until 6:00 pm today", or with the day where that is another; without a time nothing. */
export function cutOffWords(cutOffMs: number | null, nowMs: number | null): string | null {
  if (cutOffMs === null) return null;
  const clock = clockTime(cutOffMs);
  const time =
    nowMs !== null && isSameDay(cutOffMs, nowMs)
      ? texts.today.text.replace('{time}', clock)
      : `${clock}, ${dateText(dayOf(cutOffMs))}`;
  return texts.until.text.replace('{time}', time);
}
