import { hashOf } from '#fixtures/random.ts';
import { slotKinds, type SlotKind } from '#services/fulfilment/fulfilment.words.ts';
import { addDays, instantOf, weekdayOf } from '#services/fulfilment/slot-day.rules.ts';
import type { SlotPlace } from './slot-place.ts';
import { type SlotWindow, windowsOf } from './slot-windows.ts';

/** A slot as the plan has it: nobody need have asked for it. */
export type PlannedSlot = {
  readonly id: string;
  readonly place: string;
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly cutOffMs: number;
  readonly kind: SlotKind;
  /** 0: the store keeps nothing of it for orders from here. */
  readonly capacity: number;
  /** Off what the window would cost. */
  readonly discountCents: number;
  readonly allowsAlcohol: boolean;
};
export type SlotName = {
  readonly place: string;
  readonly day: string;
  readonly minute: number;
  readonly kind: SlotKind;
};

const hour = 60;
/** Alcohol is handed over at the door between 6 am and 11 pm. */
const alcoholHours = [6 * hour, 23 * hour] as const;

export const slotIdOf = ({ place, day, minute, kind }: SlotName): string =>
  `${place}-${day}-${String(minute).padStart(4, '0')}-${kind}`;

const idShape = /^([ap][1-9][a-z0-9]*(?:-[a-z]+)?)-(\d{4}-\d{2}-\d{2})-(\d{4})-([a-z]+)$/;

/** A day that the calendar has. */
export const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;

/** What a slot's name says; null for anything that is none. */
export function slotNameIn(id: string): SlotName | null {
  const [, place = '', day = '', minute = '', word = ''] = idShape.exec(id) ?? [];
  const kind = slotKinds.find((one) => one === word);
  return kind && isDay(day) ? { place, day, minute: Number(minute), kind } : null;
}

const hourMs = 3_600_000;
type DayClock = (minute: number) => number;
/** All places have the same days, and no more of them are asked for than there are slots of. */
const clocks = new Map<string, DayClock>();
const mostClocks = 100;

/** The instants of a day's minutes. On most days the clocks run through, and then counting does. */
function clockOf(day: string): DayClock {
  const had = clocks.get(day);
  if (had) return had;
  const [before, start, after] = [instantOf(addDays(day, -1), 0), instantOf(day, 0), instantOf(addDays(day, 2), 0)];
  const runsThrough = after - before === 72 * hourMs;
  const clock: DayClock = runsThrough ? (minute) => start + minute * 60_000 : (minute) => instantOf(day, minute);
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(day, clock);
  return clock;
}

const between = (hash: number, least: number, most: number): number => least + (hash % (most - least + 1));

function capacityOf(place: SlotPlace, { kind, from }: SlotWindow, weekday: number, id: string): number {
  if (hashOf(id) % 10 === 0) return 0;
  const hash = hashOf(`${place.key} ${weekday} ${from} ${kind}`);
  if (kind !== 'standard') return between(hash, 2, 5);
  return place.pickupType === 'ELocker' ? between(hash, 3, 8) : between(hash, 4, place.pickupType ? 20 : 14);
}

/** What is quiet is cheaper: some of the early afternoons from Monday to Thursday. */
function discountOf(place: SlotPlace, { kind, from }: SlotWindow, weekday: number): number {
  const isQuiet = weekday >= 1 && weekday <= 4 && from >= 12 * hour && from < 16 * hour;
  if (kind !== 'standard' || place.pickupType !== null || !isQuiet) return 0;
  return [0, 200, 300][hashOf(`quiet ${place.key} ${weekday} ${from}`) % 3] ?? 0;
}

/** Nobody has time to ask for an age in a flexible hour or an express one. */
const mayHoldAlcohol = ({ pickupType, isPoint }: SlotPlace, { kind, from, to }: SlotWindow): boolean =>
  kind === 'standard' &&
  (pickupType === null
    ? from >= alcoholHours[0] && to <= alcoholHours[1]
    : !isPoint && pickupType !== 'ELocker' && pickupType !== 'Locker');

/** Every slot of a place on a slot day, in the order of their beginning. It depends on nothing else. */
export function planOf(place: SlotPlace, day: string): readonly PlannedSlot[] {
  const weekday = weekdayOf(day);
  const at = clockOf(day);
  return windowsOf(place, weekday).map((window) => {
    const { from, to, cutOff, kind } = window;
    const id = slotIdOf({ place: place.key, day, minute: from, kind });
    return {
      id,
      place: place.key,
      day,
      startMs: at(from),
      endMs: at(to),
      cutOffMs: at(cutOff),
      kind,
      capacity: capacityOf(place, window, weekday, id),
      discountCents: discountOf(place, window, weekday),
      allowsAlcohol: mayHoldAlcohol(place, window),
    };
  });
}
