import { useLocation, useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fulfilmentOf } from '#machines/session/index.ts';
import { chartOf, sessionOf } from '#machines/shop/index.ts';
import { type slotWatchMachine, unwatchedIn, watchesIn } from '#machines/slot-watch/index.ts';
import {
  isTurning,
  markedIn,
  offerOf,
  type SlotChoice,
  slotChoiceOf,
  slotsOf,
  type timeSlotsMachine,
} from '#machines/time-slots/index.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotName } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import { SlotPicker } from '#ui/slot-picker/slot-picker.tsx';
import { useTold } from './-time-slots-told.ts';
import type { SlotSearch } from './-time-slots.ts';

const noChoice: SlotChoice = { state: 'resting', slotId: null, fault: null };
const none = {};

/** What the pages of times know of them. */
export function useTimeSlots() {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof timeSlotsMachine>(shop, 'timeSlots');
  const now = useSelector(chart, (state) => state);
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  return {
    chart,
    now,
    fulfilment,
    slots: now ? slotsOf(now) : ({ state: 'asked', summary: null } as const),
    choice: now ? slotChoiceOf(now) : noChoice,
  };
}

/** The times, joined to the charts that know them. Choosing one is asked of the gate, which prompts a guest. */
export function TimeSlots({ placeHref }: { readonly placeHref: string }): ReactNode {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search: SlotSearch = useSearch({ strict: false });
  const { chart, now, fulfilment, slots, choice } = useTimeSlots();
  const watch = chartOf<typeof slotWatchMachine>(shop, 'slotWatch');
  const watches = useSelector(watch, (state) => (state ? watchesIn(state) : none));
  const unwatched = useSelector(watch, (state) => (state ? unwatchedIn(state) : null));
  const { wantWatch } = useTold(shop, openLate);
  const today = slots.summary ? slotDayOf(slots.summary.serverNowMs) : '';
  const hold = (slot: TimeSlot): void =>
    shop.send({
      type: 'action.ask',
      action: { kind: 'selectFulfilmentSlot', slotId: slot.id, name: slotName(slot, today) },
    });
  return (
    <SlotPicker
      slots={slots}
      isTurning={now !== undefined && isTurning(now)}
      day={search.day}
      hrefOf={(from, day) => `${path}?from=${from}${day === null ? '' : `&day=${day}`}`}
      placeHref={placeHref}
      heldId={fulfilment?.slotId ?? null}
      markedId={now ? markedIn(now) : null}
      choice={choice}
      offer={now ? offerOf(now) : null}
      watches={watches}
      unwatchedId={unwatched?.slotId ?? null}
      onMark={(slotId) => chart?.send({ type: 'slot.mark', slotId })}
      onHold={hold}
      onRetry={() => chart?.send({ type: 'choice.retry' })}
      onReload={() => chart?.send({ type: 'slots.reload' })}
      onWatch={(slot, isWanted) => wantWatch(slot, isWanted)}
    />
  );
}
