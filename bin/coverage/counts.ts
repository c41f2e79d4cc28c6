import { choicesBefore } from '../charts/arrow-name.ts';
import type { Coverage, Source } from '../journeys/coverage.types.ts';

type Counts = Record<string, number>;
export const sorted = <T>(things: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(things).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Adds up what one kind of run saw. */
export function createCounts(source: Source) {
  const [states, arrows, rows, texts]: readonly [Counts, Counts, Counts, Counts] = [{}, {}, {}, {}];
  const guards: Record<string, { passed: number; refused: number }> = {};
  const pairs = new Set<string>();
  const add = (counts: Counts) => (name: string) => void (counts[name] = (counts[name] ?? 0) + 1);
  const arrow = add(arrows);
  const guard = (name: string, side: 'passed' | 'refused') => {
    const found = (guards[name] ??= { passed: 0, refused: 0 });
    found[side] += 1;
  };
  return {
    state: add(states),
    arrow,
    /** An arrow that was taken: itself let through, and those before it refused. */
    taken: (name: string) => {
      arrow(name);
      for (const before of choicesBefore(name)) guard(before, 'refused');
      guard(name, 'passed');
    },
    row: add(rows),
    text: add(texts),
    pair: (before: string, after: string) => void pairs.add(`${before} > ${after}`),
    guard,
    all: (): Coverage => ({
      source,
      states: sorted(states),
      arrows: sorted(arrows),
      guards: sorted(guards),
      pairs: pairs.size,
      rows: sorted(rows),
      texts: sorted(texts),
    }),
  };
}
/** A state that is left at once is never rested in: whoever took an arrow out of it was there. */
export function withPassedThrough(coverage: Coverage): Coverage {
  const passed: Counts = {};
  for (const [arrow, count] of Object.entries(coverage.arrows)) {
    const [state = ''] = arrow.split(' ', 1);
    if (coverage.states[state] === undefined) passed[state] = (passed[state] ?? 0) + count;
  }
  return { ...coverage, states: sorted({ ...coverage.states, ...passed }) };
}
export type Counting = ReturnType<typeof createCounts>;
