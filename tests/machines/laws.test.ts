import { describe, expect, it } from 'vitest';
import { arrowsOf, pathsOf, play, statesOf } from './kit/paths.ts';
import { roster } from './kit/roster.ts';
import { walk } from './kit/walk.ts';

/** A chart of many states has thousands of paths, and the machine may be doing other things too. */
const patienceMs = 90_000;

describe.each(roster)('$name', (chart) => {
  it('knows a sample of everything it may be told', () => {
    // What the engine, or the chart itself, says.
    const inner = /^xstate\.|^session\.(?:answered|failed)$|^pass\.told$/;
    const told = new Set(chart.events({ generation: 0 }).map(({ type }) => type));
    expect([...told].sort()).toEqual(chart.machine.events.filter((type) => !inner.test(type)).sort());
  });

  it(
    'is in the state its drawing says on every generated path, and takes every arrow to every state',
    async () => {
      const taken = new Set<string>();
      const reached = new Set<string>();
      for (const path of pathsOf(chart)) {
        const world = await play(chart, path);
        for (const arrow of world.arrows) taken.add(arrow);
        for (const id of world.states) reached.add(id);
        world.stop();
      }
      expect(arrowsOf(chart.machine).filter((arrow) => !taken.has(arrow))).toEqual([]);
      expect(statesOf(chart.machine).filter((id) => !reached.has(id))).toEqual([]);
    },
    patienceMs,
  );

  it.each([1, 2, 3])('keeps its laws through 400 random events (seed %i)', async (seed) => {
    const { hash } = await walk(chart, { events: 400, seed });
    expect((await walk(chart, { events: 400, seed })).hash).toBe(hash);
  });
});
