import type { SnapshotFrom } from 'xstate';
import type { placingMachine } from './placing.machine.ts';

type Placing = SnapshotFrom<typeof placingMachine> | undefined;

/** What the one button of a payment page does now. `unknown`: the chart has not come yet. */
export type PlacingStage = 'unknown' | 'open' | 'held' | 'submitting' | 'resolving' | 'elsewhere' | 'confirmed';

export function stageOf(placing: Placing): PlacingStage {
  if (!placing) return 'unknown';
  if (placing.hasTag('open')) return 'open';
  if (placing.hasTag('held')) return 'held';
  if (placing.hasTag('submitting')) return 'submitting';
  if (placing.hasTag('resolving')) return 'resolving';
  if (placing.hasTag('elsewhere')) return 'elsewhere';
  return placing.context.confirmed === null ? 'unknown' : 'confirmed';
}

/** How the last one ended, for as long as nobody has read it. */
export function outcomeOf(placing: Placing): 'declined' | 'refused' | 'unplaced' | null {
  if (placing?.matches({ open: 'declined' })) return 'declined';
  if (placing?.matches({ open: 'refused' })) return 'refused';
  return placing?.matches({ open: 'unplaced' }) ? 'unplaced' : null;
}

/** An order is under way, or stands and its confirmation has not been seen: this page must not go by itself. */
export const isUnresolved = (placing: Placing): boolean =>
  placing !== undefined && (placing.hasTag('submitting') || placing.hasTag('resolving'));

export const confirmedIn = (placing: Placing) => placing?.context.confirmed ?? null;
export const reasonIn = (placing: Placing) => placing?.context.reason ?? null;
export const faultIn = (placing: Placing) => placing?.context.fault ?? null;
