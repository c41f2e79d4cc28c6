import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { chartOf, fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { markedIn, type SlotsState, slotChoiceOf, slotsOf, type timeSlotsMachine } from '#machines/time-slots/index.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotName } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import type { FlexibleSlotsProps } from '#ui/flexible-slots/flexible-slots.tsx';
import type { SlotSearch } from './-time-slots.ts';

/** The times as a modal over any page needs them: their chart is opened, and asked for the week of the page below. */
export function useFlexibleSlots(): Omit<FlexibleSlotsProps, 'onClose'> {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const search: SlotSearch = useSearch({ strict: false });
  const from = search.from ?? null;
  const [{ attempt, isLost }, open] = useState({ attempt: 0, isLost: false });
  const chart = chartOf<typeof timeSlotsMachine>(shop, 'timeSlots');
  const now = useSelector(chart, (state) => state);
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  useEffect(() => {
    void openLate('timeSlots').then(
      () => {
        const slots = chartOf<typeof timeSlotsMachine>(shop, 'timeSlots');
        slots?.send({ type: 'choice.leave' });
        slots?.send({ type: 'slots.need', from });
        if (slots && slotsOf(slots.getSnapshot()).state === 'shown') slots.send({ type: 'slots.reload' });
        open((before) => ({ attempt: before.attempt, isLost: false }));
      },
      () => open((before) => ({ attempt: before.attempt, isLost: true })),
    );
  }, [shop, openLate, from, attempt]);
  const none = { state: (isLost ? 'failed' : 'asked') satisfies SlotsState, summary: null } as const;
  const slots = now ? slotsOf(now) : none;
  const today = slots.summary ? slotDayOf(slots.summary.serverNowMs) : '';
  return {
    slots,
    heldId: fulfilment?.slotId ?? null,
    markedId: now ? markedIn(now) : null,
    choice: now ? slotChoiceOf(now) : { state: 'resting', slotId: null, fault: null },
    onMark: (slotId) => chart?.send({ type: 'slot.mark', slotId }),
    onHold: (slot: TimeSlot) =>
      shop.send({
        type: 'action.ask',
        action: { kind: 'selectFulfilmentSlot', slotId: slot.id, name: slotName(slot, today) },
      }),
    onRetry: () => chart?.send({ type: 'choice.retry' }),
    onReload: () => {
      if (chart) chart.send({ type: 'slots.reload' });
      else open(({ attempt: before }) => ({ attempt: before + 1, isLost: false }));
    },
  };
}
