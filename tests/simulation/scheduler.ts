import type { Timers } from '#services/clock/timers.ts';

type Run = () => void | Promise<void>;
type Work = { readonly atMs: number; readonly id: number; run: Run | null };

const isSooner = (one: Work, other: Work): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.id < other.id);

/** Time that passes only from one piece of work to the next, each ended before the next begins. */
export class Scheduler implements Timers {
  nowMs = 0;
  /** How many pieces of work there were. */
  done = 0;
  #next = 1;
  /** The soonest is first: each is no later than the two that hang on it. */
  readonly #heap: Work[] = [];
  readonly #waiting = new Map<number, Work>();
  readonly #turns: number;
  readonly #isAsking: () => boolean;

  /** Whoever asks something outside of this process says so: a piece of work is not ended before that is answered. */
  constructor(turns = 4, isAsking: () => boolean = () => false) {
    this.#turns = turns;
    this.#isAsking = isAsking;
  }

  after(ms: number, run: Run): number {
    const work = { atMs: this.nowMs + Math.max(0, ms), id: this.#next++, run };
    this.#waiting.set(work.id, work);
    this.#rise(work);
    return work.id;
  }
  setTimeout = (run: () => void, ms: number): number => this.after(ms, run);
  clearTimeout = (id: unknown): void => {
    const work = this.#waiting.get(id as number);
    if (!work) return;
    this.#waiting.delete(work.id);
    (work as { run: Run | null }).run = null;
  };

  /** Works until that moment; `see` looks at the world after each piece. */
  async until(endMs: number, see: () => void | Promise<void>): Promise<void> {
    while (true) {
      await this.#settled();
      const first = this.#soonest();
      if (!first || first.atMs > endMs) break;
      this.#fall();
      this.#waiting.delete(first.id);
      this.nowMs = Math.max(this.nowMs, first.atMs);
      this.done += 1;
      await first.run?.();
      await this.#settled();
      await see();
    }
    this.nowMs = Math.max(this.nowMs, endMs);
  }

  async #settled(): Promise<void> {
    for (let turn = 0; turn < this.#turns; turn = this.#isAsking() ? 0 : turn + 1)
      await new Promise((resolve) => setImmediate(resolve));
  }

  /** What was called off lies in the heap until it comes to be first. */
  #soonest(): Work | undefined {
    while (this.#heap[0]?.run === null) this.#fall();
    return this.#heap[0];
  }

  #rise(work: Work): void {
    const heap = this.#heap;
    let at = heap.push(work) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as Work;
      if (isSooner(parent, work)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = work;
  }

  #fall(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isSooner(heap[below + 1] as Work, heap[below] as Work)) below += 1;
      if (isSooner(last, heap[below] as Work)) break;
      heap[at] = heap[below] as Work;
      at = below;
    }
    heap[at] = last;
  }
}
