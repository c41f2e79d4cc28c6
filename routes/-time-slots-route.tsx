import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotName } from '#services/fulfilment/slot-words.rules.ts';
import { href } from '#ui/link/href.ts';
import { TimeSlotsPage } from '#ui/pages/time-slots/time-slots-page.tsx';
import { timeSlotsPageTexts as texts } from '#ui/texts/time-slots-page.texts.ts';
import { HoldCard } from './-hold-card.tsx';
import { TimeSlots, useTimeSlots } from './-time-slots-view.tsx';

/** From the checkout the way on leads back into it. */
export function useOnward() {
  const isCheckout = useMatches({
    select: (matches) => matches.some(({ staticData: { place } }) => place?.startsWith('checkout') ?? false),
  });
  return {
    placeHref: href.page(isCheckout ? '/checkout/book-a-timeslot/how-where-when' : '/book-a-timeslot/how-where-when'),
    onwardHref: isCheckout ? href.page('/checkout/revieworder') : href.home(),
    onward: isCheckout ? texts.goOn.text : texts.keepShopping.text,
  };
}

/** What was held on this page just now, by its name. */
export function useHeldHere(): { readonly name: string } | null {
  const { choice, fulfilment, slots } = useTimeSlots();
  if (choice.state !== 'held' || !fulfilment?.selectedDate || !slots.summary) return null;
  const { selectedDate: day, startTimeMs, endTimeMs } = fulfilment;
  if (startTimeMs === null || endTimeMs === null) return null;
  return { name: slotName({ day, startMs: startTimeMs, endMs: endTimeMs }, slotDayOf(slots.summary.serverNowMs)) };
}

export function TimeSlotsRoute(): ReactNode {
  const { fulfilment, slots } = useTimeSlots();
  const { placeHref, ...onward } = useOnward();
  const held = useHeldHere();
  const { summary } = slots;
  return (
    <TimeSlotsPage
      method={summary?.method ?? fulfilment?.method ?? 'Courier'}
      placeName={summary?.placeName ?? fulfilment?.suburb ?? null}
      needs={summary?.needs ?? null}
      placeHref={placeHref}
      held={held && { ...held, ...onward }}
      holdCard={<HoldCard />}
      picker={<TimeSlots placeHref={placeHref} />}
    />
  );
}
