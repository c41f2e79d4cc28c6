import { hashOf } from '#fixtures/random.ts';
import type { SlotKind } from '#services/fulfilment/fulfilment.words.ts';
import { hoursOn, minutesOf } from '#services/fulfilment/hours.rules.ts';
import type { SlotPlace } from './slot-place.ts';

/** A window of a slot day in minutes of its clock: past 1440 it is after midnight, and below 0 the evening before. */
export type SlotWindow = {
  readonly from: number;
  readonly to: number;
  readonly cutOff: number;
  readonly kind: SlotKind;
};

const hour = 60;
const midnight = 24 * hour;
const [noon, dayStart, dayEnd] = [12 * hour, 2 * hour, 26 * hour];
const [friday, saturday, sunday] = [5, 6, 0];

const standardHours = [
  [7, 8],
  [8, 10],
  [10, 12],
  [12, 14],
  [14, 16],
  [16, 18],
  [18, 19],
  [19, 21],
  [21, 22],
] as const;
const flexibleHours = [9, 11, 13, 15, 17, 19];

const standard = (from: number, to: number, leadMinutes: number, eveningBefore: number): SlotWindow => ({
  from,
  to,
  cutOff: from < noon ? eveningBefore - midnight : from - leadMinutes,
  kind: 'standard',
});

/** Two days of the week on which a van goes where only dry goods go. */
const isVanDay = ({ key }: SlotPlace, weekday: number): boolean => ((weekday + hashOf(key)) % 7) % 3 === 1;

function delivered(place: SlotPlace, weekday: number): SlotWindow[] {
  if (place.goods === 'N' && !isVanDay(place, weekday)) return [];
  const isLimited = place.goods !== 'P';
  const windows = standardHours
    .filter(([from, to]) => !isLimited || (from >= 8 && to <= 18))
    .filter(([from, to]) => weekday !== sunday || (from >= 8 && to <= 21))
    .map(([from, to]) => standard(from * hour, to * hour, 4 * hour, 22 * hour));
  if (!place.isCity) return windows;
  for (const from of flexibleHours)
    windows.push({ from: from * hour, to: (from + 1) * hour, cutOff: (from - 2) * hour, kind: 'flexible' });
  const isLate = hashOf(`late ${place.key}`) % 2 === 0 && (weekday === friday || weekday === saturday);
  if (isLate) windows.push(standard(midnight, midnight + hour, 4 * hour, 22 * hour));
  return windows;
}

function openFrom(place: SlotPlace, weekday: number): readonly [number, number] | null {
  if (place.pickupType === 'ELocker') return [dayStart, dayEnd];
  const hours = hoursOn(place.hours, weekday);
  return hours ? [minutesOf(hours.opens), minutesOf(hours.closes)] : null;
}

function pickedUp(place: SlotPlace, weekday: number): SlotWindow[] {
  const open = openFrom(place, weekday);
  if (!open) return [];
  const windows: SlotWindow[] = [];
  for (let from = Math.ceil(open[0] / hour) * hour; from + hour <= open[1]; ) {
    const isNight = from < 6 * hour || from >= 22 * hour;
    const to = from + (isNight && place.pickupType === 'ELocker' ? 2 : 1) * hour;
    windows.push(standard(from, to, (place.isPoint ? 5 : 3) * hour, (place.isPoint ? 20 : 22) * hour));
    from = to;
  }
  return windows;
}

/** Somebody in the store fills the bag while it is open; it is ready, or at the door, within the hour. */
function express(place: SlotPlace, weekday: number): SlotWindow[] {
  const hours = hoursOn(place.hours, weekday);
  if (!place.isExpress || !hours) return [];
  const windows: SlotWindow[] = [];
  const first = Math.ceil(minutesOf(hours.opens) / hour) * hour + hour;
  for (let from = first; from + hour <= minutesOf(hours.closes); from += hour)
    windows.push({ from, to: from + hour, cutOff: from - 30, kind: 'express' });
  return windows;
}

/** The windows of a place on a day of the week, 0 being Sunday, in the order of their beginning. */
export function windowsOf(place: SlotPlace, weekday: number): readonly SlotWindow[] {
  const ordinary = place.pickupType === null ? delivered(place, weekday) : pickedUp(place, weekday);
  return [...ordinary, ...express(place, weekday)].sort((one, other) => one.from - other.from || one.to - other.to);
}
