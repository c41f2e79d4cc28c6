import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { onecardMachine } from './onecard.machine.ts';

type Onecard = SnapshotFrom<typeof onecardMachine>;

export type OnecardState = 'none' | 'asking' | 'busy' | 'failed' | 'registered' | 'refused' | 'waiting';

/** What there is to be said of a card that came with a link; `none` without one, or while it is looked at. */
export const onecardStateOf = (card: Onecard | undefined): OnecardState =>
  (card &&
    (['failed', 'asking', 'busy', 'registered', 'refused', 'waiting'] as const).find((tag) => card.hasTag(tag))) ??
  'none';

export const onecardFaultOf = (card: Onecard | undefined): Fault | null => card?.context.fault ?? null;
