import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { FulfilmentWish, Place } from '#services/fulfilment/change.rules.ts';
import type { fulfilmentMachine } from './fulfilment.machine.ts';

type FulfilmentSnapshot = SnapshotFrom<typeof fulfilmentMachine>;

export type ChangeState = 'resting' | 'changing' | 'changed' | 'failed' | 'blocked';
export type Change = {
  readonly state: ChangeState;
  readonly wish: FulfilmentWish | null;
  readonly fault: Fault | null;
};

/** What shows of a chart that has not come yet. */
export const noChange: Change = { state: 'resting', wish: null, fault: null };

const states = { busy: 'changing', changed: 'changed', failed: 'failed', blocked: 'blocked' } as const;
const tags = ['busy', 'changed', 'failed', 'blocked'] as const;

/** What has come of the last wish; `blocked` while an order is being changed. */
export function changeOf(snapshot: FulfilmentSnapshot | undefined): Change {
  if (!snapshot) return noChange;
  const tag = tags.find((one) => snapshot.hasTag(one));
  return { state: tag ? states[tag] : 'resting', wish: snapshot.context.wish, fault: snapshot.context.fault };
}

/** What held before the last change and what holds now. */
export const placesOf = (
  snapshot: FulfilmentSnapshot,
): { readonly before: Place | null; readonly now: Place | null } => ({
  before: snapshot.context.before,
  now: snapshot.context.place,
});
