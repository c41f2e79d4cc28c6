import { slotDayWords } from '../fulfilment/slot-words.rules.ts';

/** "Saturday 21 November 2026": a pass ends months from now, so its year is said. */
export const saverDay = (day: string): string => `${slotDayWords(day, null).full} ${day.slice(0, 4)}`;
