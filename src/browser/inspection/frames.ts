import { longestMemory } from '#services/inspection/channel.words.ts';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';

/** As many records as are told at once. */
const mostAtOnce = 500;

type Options = {
  /** Runs that at the next frame. */
  readonly atFrame: (run: () => void) => void;
  /** Whoever listens can take more just now. */
  readonly canTell?: () => boolean;
  readonly tell: (records: readonly TraceRecord[]) => void;
};

/** Gathers records and tells them once a frame. Of too many that wait the oldest are left out: their numbers say so. */
export function createFrames({ atFrame, canTell = () => true, tell }: Options) {
  let waiting: TraceRecord[] = [];
  let isDue = false;
  const flush = () => {
    isDue = false;
    if (waiting.length === 0) return;
    if (canTell()) tell(waiting.splice(0, mostAtOnce));
    if (waiting.length > 0) ask();
  };
  const ask = () => {
    if (!isDue) atFrame(flush);
    isDue = true;
  };
  return {
    add(records: readonly TraceRecord[]): void {
      waiting.push(...records);
      if (waiting.length > 2 * longestMemory) waiting = waiting.slice(-longestMemory);
      if (waiting.length > 0) ask();
    },
    clear(): void {
      waiting = [];
    },
  };
}
