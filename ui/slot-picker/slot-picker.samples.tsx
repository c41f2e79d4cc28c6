import { useState } from 'react';
import type { SlotChoice } from '#machines/time-slots/index.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { nearestOpen } from '#services/fulfilment/slots.rules.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { lapsedSummary, sampleDate, sampleSummary } from './sample-slots.ts';
import { SlotPicker, type SlotPickerProps } from './slot-picker.tsx';

export const piece: Piece = {
  title: 'Slot picker',
  about:
    'Days and times, what each does to the trolley, and one button that holds one of them. A full time stays in sight, with the wish to be told.',
  rows: ['A1.16', 'A3.25', 'A3.33'],
  charts: ['time-slots', 'slot-watch'],
};

const nothing = () => undefined;
const resting: SlotChoice = { state: 'resting', slotId: null, fault: null };
/** One day is enough to see a state; the live one has a few of its week, one of them full. */
const fewer = (whole: TimeSlotsSummary, days = 1): TimeSlotsSummary => ({
  ...whole,
  days,
  slots: whole.slots.filter(({ day }) => day < addDays(whole.from, days)),
});
const summary = fewer(sampleSummary());
/** For what stands above the times, three of them will do. */
const least: TimeSlotsSummary = { ...summary, slots: summary.slots.slice(1, 4) };
const first = `d-7-${sampleDate}-14`;

const base: SlotPickerProps = {
  slots: { state: 'shown', summary },
  isTurning: false,
  day: undefined,
  hrefOf: (from, day) => `/bookatimeslot?from=${from}${day ? `&day=${day}` : ''}`,
  placeHref: '/book-a-timeslot/how-where-when',
  heldId: null,
  markedId: null,
  choice: resting,
  offer: null,
  watches: {},
  unwatchedId: null,
  onMark: nothing,
  onHold: nothing,
  onRetry: nothing,
  onReload: nothing,
  onWatch: nothing,
};

function Live() {
  const [markedId, mark] = useState<string | null>(null);
  const [heldId, hold] = useState<string | null>(null);
  const [watches, watch] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <SlotPicker
      {...base}
      slots={{ state: 'shown', summary: fewer(sampleSummary(), 4) }}
      markedId={markedId}
      heldId={heldId}
      watches={watches}
      onMark={mark}
      onHold={({ id }) => hold(id)}
      onWatch={({ id }, isWanted) => watch({ ...watches, [id]: isWanted })}
    />
  );
}

const refused = (state: SlotChoice['state']): SlotPickerProps => ({
  ...base,
  slots: { state: 'shown', summary: least },
  choice: {
    state,
    slotId: first,
    fault: { tag: 'timeout', message: 'It took too long. Please try again.' },
  },
  offer: nearestOpen(summary.slots, first),
});

export const samples: Samples = {
  live: <Live />,
  held: <SlotPicker {...base} markedId={first} heldId={first} choice={{ ...resting, state: 'held', slotId: first }} />,
  lapsed: (
    <SlotPicker {...base} slots={{ state: 'shown', summary: { ...lapsedSummary(), days: 1, slots: least.slots } }} />
  ),
  full: <SlotPicker {...refused('full')} />,
  failed: <SlotPicker {...refused('failed')} />,
  outdated: <SlotPicker {...base} slots={{ state: 'outdated', summary: least }} />,
  noneLeft: (
    <SlotPicker
      {...base}
      slots={{
        state: 'shown',
        summary: { ...least, slots: least.slots.map((slot) => ({ ...slot, state: 'full' })) },
      }}
    />
  ),
  waiting: <SlotPicker {...base} slots={{ state: 'asked', summary: null }} />,
  notLoaded: <SlotPicker {...base} slots={{ state: 'failed', summary: null }} />,
};
