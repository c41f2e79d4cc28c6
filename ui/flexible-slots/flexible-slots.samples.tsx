import { useState } from 'react';
import type { SlotChoice } from '#machines/time-slots/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleDate, sampleSummary } from '../slot-picker/sample-slots.ts';
import { FlexibleSlots, type FlexibleSlotsProps } from './flexible-slots.tsx';

export const piece: Piece = {
  title: 'Flexible hours',
  about: 'The next flexible hours, in place of the one that is held; and the way to a standard time.',
  rows: ['A2.122'],
  charts: ['time-slots'],
};

const nothing = () => undefined;
const week = sampleSummary();
/** Two hours are enough to see a state; the live one has as many as there are. */
const summary = { ...week, slots: week.slots.filter(({ kind }) => kind === 'flexible').slice(0, 2) };
const hour = `d-7-${sampleDate}-16`;
const choiceOf = (state: SlotChoice['state']): SlotChoice => ({
  state,
  slotId: state === 'resting' ? null : hour,
  fault: state === 'failed' ? { tag: 'timeout', message: 'It took too long. Please try again.' } : null,
});
const base: FlexibleSlotsProps = {
  slots: { state: 'shown', summary },
  heldId: null,
  markedId: null,
  choice: choiceOf('resting'),
  onMark: nothing,
  onHold: nothing,
  onRetry: nothing,
  onReload: nothing,
  onClose: nothing,
};

function Live() {
  const [markedId, mark] = useState<string | null>(null);
  const [heldId, hold] = useState<string | null>(hour);
  return (
    <FlexibleSlots
      {...base}
      slots={{ state: 'shown', summary: week }}
      heldId={heldId}
      markedId={markedId}
      onMark={mark}
      onHold={({ id }) => hold(id)}
    />
  );
}

export const samples: Samples = {
  live: <Live />,
  holding: <FlexibleSlots {...base} markedId={hour} choice={choiceOf('holding')} />,
  held: <FlexibleSlots {...base} markedId={hour} heldId={hour} choice={choiceOf('held')} />,
  full: <FlexibleSlots {...base} choice={choiceOf('full')} />,
  'not answered': <FlexibleSlots {...base} markedId={hour} choice={choiceOf('failed')} />,
  outdated: <FlexibleSlots {...base} slots={{ state: 'outdated', summary }} />,
  'none free': <FlexibleSlots {...base} slots={{ state: 'shown', summary: { ...summary, slots: [] } }} />,
  'no place yet': (
    <FlexibleSlots {...base} slots={{ state: 'shown', summary: { ...summary, needs: 'suburb', slots: [] } }} />
  ),
  waiting: <FlexibleSlots {...base} slots={{ state: 'asked', summary: null }} />,
  failed: <FlexibleSlots {...base} slots={{ state: 'failed', summary: null }} />,
};
