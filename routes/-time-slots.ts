import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { timeSlotsMachine } from '#machines/time-slots/index.ts';
import type { LateChart, RouterContext } from './-context.ts';
import { entered } from './-entered.ts';
import { place } from './-place.ts';
import type { PlaceId } from './-places.ts';

export type SlotSearch = { from?: string; day?: string };
type Asked = {
  readonly context: RouterContext;
  readonly deps: { readonly from: string | null };
  readonly cause: 'preload' | 'enter' | 'stay';
};

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** The first page has the times in it; later ones show at once what there is and ask for the rest. */
async function needSlots({ context: { shop, openLate }, deps: { from }, cause }: Asked): Promise<void> {
  const isKnown = chartOf<typeof timeSlotsMachine>(shop, 'timeSlots')?.getSnapshot().context.summary != null;
  await openLate('timeSlots');
  const slots = chartOf<typeof timeSlotsMachine>(shop, 'timeSlots');
  slots?.send({ type: 'slots.need', from });
  if (import.meta.env.SSR) await chartSettled(shop, 'timeSlots');
  else if (isKnown && cause === 'enter') {
    slots?.send({ type: 'choice.leave' });
    slots?.send({ type: 'slots.reload' });
  }
}

/** A page on which a time is chosen. Its address names the week and the day, so that both outlive a reload. */
export const slotsPage = (id: PlaceId, ...more: readonly LateChart[]) => ({
  ...place(id),
  ...entered('timeSlots', ...more),
  validateSearch: (search: Record<string, unknown>): SlotSearch => {
    const [from, day] = [date(search['from']), date(search['day'])];
    return { ...(from ? { from } : {}), ...(day ? { day } : {}) };
  },
  loaderDeps: ({ search: { from } }: { search: SlotSearch }): Asked['deps'] => ({ from: from ?? null }),
  loader: (asked: Asked): Promise<void> => needSlots(asked),
});
