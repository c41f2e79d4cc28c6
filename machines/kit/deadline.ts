import { fromCallback } from 'xstate';

/** The clock a deadline is held against: server time, a wait that can be called off, and word of every awakening. */
export interface DeadlineClock {
  nowMs(): number;
  wait(run: () => void, ms: number): () => void;
  /** Runs after sleep or absence (resume, visibilitychange, pageshow), when a wait may have slept through. */
  onWake(run: () => void): () => void;
}

export type DeadlineEvent = { readonly type: 'deadline.reached'; readonly atMs: number };
export type DeadlineInput = { readonly atMs: number };

/** Browsers fire at once what is further away than this. */
const longestWaitMs = 2_147_483_647;

/**
 * Reports `deadline.reached` once, never before `atMs` in server time. A restored actor runs it again with the same
 * input, so a deadline survives the journey from server to browser.
 */
export const createDeadline = (clockOf: (system: object) => DeadlineClock) =>
  fromCallback<{ type: 'deadline.unused' }, DeadlineInput>(({ input, sendBack, system }) => {
    const clock = clockOf(system);
    let cancelWait = () => {};
    let isOver = false;
    const stopListening = clock.onWake(() => arm());
    function arm() {
      if (isOver) return;
      cancelWait();
      const leftMs = input.atMs - clock.nowMs();
      if (leftMs > 0) {
        cancelWait = clock.wait(arm, Math.min(leftMs, longestWaitMs));
        return;
      }
      isOver = true;
      stopListening();
      sendBack({ type: 'deadline.reached', atMs: input.atMs } satisfies DeadlineEvent);
    }
    arm();
    return () => {
      isOver = true;
      cancelWait();
      stopListening();
    };
  });
