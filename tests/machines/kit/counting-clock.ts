import { SimulatedClock } from 'xstate';

/** A simulated clock that knows how many waits are still open, and when the next of them is over. */
export class CountingClock extends SimulatedClock {
  readonly #open = new Map<number, number>();

  override setTimeout(run: () => void, ms: number): number {
    const id: number = super.setTimeout(() => {
      this.#open.delete(id);
      run();
    }, ms);
    this.#open.set(id, this.now() + ms);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#open.delete(id);
    super.clearTimeout(id);
  }

  get openWaits(): number {
    return this.#open.size;
  }

  /** In how long the next wait is over; null where nobody waits. */
  get nextWaitMs(): number | null {
    return this.#open.size === 0 ? null : Math.max(0, Math.min(...this.#open.values()) - this.now());
  }
}
