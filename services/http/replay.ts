import { type Fault, FaultError } from '../fault.ts';

/** A GET of the render. `value` is what the contract made of the body, and is missing when someone else carries it. */
export type Recorded = {
  readonly key: string;
  readonly status: number;
  readonly value?: unknown;
  readonly fault?: Fault;
};

export interface Replay {
  /** The render's answer to that GET, if it travelled; a refusal is thrown as it was thrown then. */
  answer(key: string): { readonly value: unknown } | undefined;
  record(answer: Recorded): void;
  /** Plain JSON, for the page. */
  dehydrate(): readonly Recorded[];
  /** The first navigation is over: from now on the world is asked. */
  end(): void;
}

/** On the server it is begun empty and records; in the browser it is begun with what travelled and answers. */
export function createReplay(travelled: readonly Recorded[] = []): Replay {
  const answers = new Map(travelled.map((answer) => [answer.key, answer]));
  let isOver = false;
  return {
    answer: (key) => {
      const found = answers.get(key);
      if (found?.fault) throw new FaultError(found.fault);
      return found && 'value' in found ? { value: found.value } : undefined;
    },
    record: (answer) => {
      if (!isOver) answers.set(answer.key, answer);
    },
    dehydrate: () => [...answers.values()],
    end: () => {
      isOver = true;
      answers.clear();
    },
  };
}
