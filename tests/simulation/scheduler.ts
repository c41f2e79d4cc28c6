import type { Timers } from '#services/clock/timers.ts';

type Work = { readonly atMs: number; readonly id: number; readonly run: () => void | Promise<void> };

/** Time that passes only from one piece of work to the next, each ended before the next begins. */
export class Scheduler implements Timers {
  nowMs = 0;
  #next = 1;
  readonly #waiting = new Map<number, Work>();

  after(ms: number, run: Work['run']): number {
    const id = this.#next++;
    this.#waiting.set(id, { atMs: this.nowMs + ms, id, run });
    return id;
  }
  setTimeout = (run: () => void, ms: number): number => this.after(ms, run);
  clearTimeout = (id: unknown): void => void this.#waiting.delete(id as number);

  /** Works until that moment; `see` looks at the world after each piece. */
  async until(endMs: number, see: () => void): Promise<void> {
    while (true) {
      await settled();
      const first = [...this.#waiting.values()].reduce<Work | null>(
        (best, work) =>
          !best || work.atMs < best.atMs || (work.atMs === best.atMs && work.id < best.id) ? work : best,
        null,
      );
      if (!first || first.atMs > endMs) break;
      this.#waiting.delete(first.id);
      this.nowMs = first.atMs;
      await first.run();
      await settled();
      see();
    }
    this.nowMs = endMs;
  }
}

const settled = async () => {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
};
