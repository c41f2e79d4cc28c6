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
const summary = sampleSummary();
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
  return <FlexibleSlots {...base} heldId={heldId} markedId={markedId} onMark={mark} onHold={({ id }) => hold(id)} />;
}
const standard = summary.slots.filter(({ kind }) => kind === 'standard');

export const samples: Samples = {
  live: <Live />,
  holding: <FlexibleSlots {...base} markedId={hour} choice={choiceOf('holding')} />,
  held: <FlexibleSlots {...base} markedId={hour} heldId={hour} choice={choiceOf('held')} />,
  full: <FlexibleSlots {...base} choice={choiceOf('full')} />,
  'not answered': <FlexibleSlots {...base} markedId={hour} choice={choiceOf('failed')} />,
  outdated: <FlexibleSlots {...base} slots={{ state: 'outdated', summary }} />,
  'none free': <FlexibleSlots {...base} slots={{ state: 'shown', summary: { ...summary, slots: standard } }} />,
  'no place yet': (
    <FlexibleSlots {...base} slots={{ state: 'shown', summary: { ...summary, needs: 'suburb', slots: [] } }} />
  ),
  waiting: <FlexibleSlots {...base} slots={{ state: 'asked', summary: null }} />,
  failed: <FlexibleSlots {...base} slots={{ state: 'failed', summary: null }} />,
};
