import type { Fulfilment } from '../session/session.contract.ts';
import { addDays, instantOf } from './slot-day.rules.ts';
import type { NamedProduct, TimeSlot, TimeSlotsSummary } from './time-slots.contract.ts';

/** Where and how somebody shops, in one word: slots of another word are other slots. */
export const placeWordOf = (fulfilment: Fulfilment | null): string =>
  fulfilment === null
    ? ''
    : [
        fulfilment.method,
        fulfilment.fulfilmentStoreId,
        fulfilment.areaId,
        fulfilment.suburbId,
        fulfilment.addressId,
        fulfilment.pickupAddressId,
        fulfilment.pickupType,
      ].join(' ');

/** The open slot that begins nearest to another; the first one where nobody knows when that began. */
export function nearestOpen(slots: readonly TimeSlot[], slotId: string | null): TimeSlot | null {
  const open = slots.filter(({ id, state }) => state === 'open' && id !== slotId);
  const startMs = slots.find(({ id }) => id === slotId)?.startMs ?? Number.NEGATIVE_INFINITY;
  if (!Number.isFinite(startMs)) return open[0] ?? null;
  const away = (slot: TimeSlot) => Math.abs(slot.startMs - startMs);
  return open.reduce<TimeSlot | null>((best, slot) => (best && away(best) <= away(slot) ? best : slot), null);
}

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

const noon = 12 * 60;
const five = 17 * 60;

export type DaySlots = {
  readonly date: string;
  readonly state: 'open' | 'full' | 'closed' | 'none';
  readonly parts: readonly { readonly part: DayPart; readonly slots: readonly TimeSlot[] }[];
};

/** The days that a summary tells of, each with its slots by the time of day; a day begins at 2 am. */
export function slotDaysOf({ from, days, slots }: Pick<TimeSlotsSummary, 'from' | 'days' | 'slots'>): DaySlots[] {
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(from, at);
    const its = slots.filter(({ day }) => day === date);
    const [noonMs, fiveMs] = [instantOf(date, noon), instantOf(date, five)];
    const partOf = ({ startMs }: TimeSlot): DayPart =>
      startMs < noonMs ? 'morning' : startMs < fiveMs ? 'afternoon' : 'evening';
    return {
      date,
      state: its.some(({ state }) => state === 'open')
        ? 'open'
        : its.some(({ state }) => state === 'full')
          ? 'full'
          : its.length > 0
            ? 'closed'
            : 'none',
      parts: dayParts.flatMap((part) => {
        const within = its.filter((slot) => partOf(slot) === part);
        return within.length > 0 ? [{ part, slots: within }] : [];
      }),
    };
  });
}

/** The day to begin with: the one asked for, else that of the slot that is held or marked, else the first with space. */
export const shownDayOf = (days: readonly DaySlots[], ...wishes: readonly (string | null | undefined)[]): string =>
  wishes.find((wish) => days.some(({ date }) => date === wish)) ??
  (days.find(({ state }) => state === 'open') ?? days[0])?.date ??
  '';

export type SlotEffect = {
  readonly kind: 'missing' | 'perishable' | 'alcohol' | 'restricted' | 'overLimit';
  readonly count: number;
  readonly products: readonly NamedProduct[];
};

/** What a slot does to a trolley: what would not come along, and whether it would be too much. */
export function effectsOf(
  slot: Pick<TimeSlot, 'kind' | 'allowsAlcohol' | 'itemsLimit'>,
  trolley: TimeSlotsSummary['trolley'],
): readonly SlotEffect[] {
  if (!trolley) return [];
  const isExpress = slot.kind === 'express';
  const kept = [
    { kind: 'missing', products: trolley.missing },
    { kind: 'perishable', products: trolley.perishable },
    { kind: 'alcohol', products: slot.allowsAlcohol || isExpress ? [] : trolley.alcohol },
    { kind: 'restricted', products: isExpress ? trolley.restricted : [] },
  ] as const;
  const over = slot.itemsLimit === null ? 0 : trolley.expressCount - slot.itemsLimit;
  return [
    ...kept.flatMap(({ kind, products }) => (products.length > 0 ? [{ kind, count: products.length, products }] : [])),
    ...(over > 0 ? [{ kind: 'overLimit', count: over, products: [] } as const] : []),
  ];
}

/** The first day of the week before or after, as far as times can be chosen; null where there is none. */
export function weekFrom(
  { from, days, firstDate, lastDate }: Pick<TimeSlotsSummary, 'from' | 'days' | 'firstDate' | 'lastDate'>,
  towards: 'earlier' | 'later',
): string | null {
  const next = addDays(from, towards === 'later' ? days : -days);
  if (towards === 'later') return next > lastDate ? null : next;
  return from <= firstDate ? null : next < firstDate ? firstDate : next;
}
