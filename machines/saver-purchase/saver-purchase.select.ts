import type { SnapshotFrom } from 'xstate';
import type { saverPurchaseMachine } from './saver-purchase.machine.ts';

type Purchase = SnapshotFrom<typeof saverPurchaseMachine> | undefined;

/** What the one button that buys does now. `unknown`: the chart has not come yet. */
export type SaverStage = 'unknown' | 'open' | 'held' | 'submitting' | 'resolving' | 'confirmed';

export function saverStageOf(now: Purchase): SaverStage {
  if (now?.hasTag('open')) return 'open';
  if (now?.hasTag('held')) return 'held';
  if (now?.hasTag('submitting')) return 'submitting';
  if (now?.hasTag('resolving')) return 'resolving';
  return now?.matches('confirmed') ? 'confirmed' : 'unknown';
}

export type SaverOutcome = {
  readonly kind: 'barred' | 'declined' | 'refused' | 'unbought';
  /** In the words of the store; null where it said none. */
  readonly why: string | null;
};

/** How the last press ended, for as long as nobody has read it. */
export function saverOutcomeOf(now: Purchase): SaverOutcome | null {
  if (now?.matches({ open: 'barred' })) return { kind: 'barred', why: null };
  if (now?.matches({ open: 'declined' })) return { kind: 'declined', why: now.context.reason };
  if (now?.matches({ open: 'refused' })) return { kind: 'refused', why: now.context.fault?.message ?? null };
  return now?.matches({ open: 'unbought' }) ? { kind: 'unbought', why: null } : null;
}
