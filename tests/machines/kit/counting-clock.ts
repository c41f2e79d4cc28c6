import { SimulatedClock } from 'xstate';

/** A simulated clock that knows how many waits are still open. */
export class CountingClock extends SimulatedClock {
  readonly #open = new Set<number>();

  override setTimeout(run: () => void, ms: number): number {
    const id: number = super.setTimeout(() => {
      this.#open.delete(id);
      run();
    }, ms);
    this.#open.add(id);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#open.delete(id);
    super.clearTimeout(id);
  }

  get openWaits(): number {
    return this.#open.size;
  }
}
