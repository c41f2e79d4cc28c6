import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { foundIn, hasFailed, isLooking, storeFinderMachine } from '#machines/store-finder/index.ts';

const found = (search: string, ...storeIds: number[]) => ({ search, near: null, storeIds });

function opens(find: (search: string) => Promise<ReturnType<typeof found>>) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const finder = createActor(
    storeFinderMachine.provide({
      actors: {
        findStores: fromPromise(({ input }) => {
          asked.push(input.search);
          return find(input.search);
        }),
      },
    }),
    { input: { found: null }, clock },
  ).start();
  const types = (search: string) => finder.send({ type: 'search.type', search });
  const answered = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { clock, asked, finder, types, answered };
}

describe('Looking for a store', () => {
  it('asks once the typing pauses, and only for the last words [A1.26]', async () => {
    const { clock, asked, finder, types, answered } = opens(async (search) => found(search, 31));
    types('n');
    clock.increment(249);
    types('newtown ');
    clock.increment(249);
    expect(asked).toEqual([]);
    clock.increment(1);
    await answered();
    expect(asked).toEqual(['newtown']);
    expect(foundIn(finder.getSnapshot())).toEqual(found('newtown', 31));
  });

  it('shows the last list until another comes, and every store when the field is emptied', async () => {
    const { clock, finder, types, answered } = opens(async (search) => found(search, search.length));
    types('ab');
    clock.increment(250);
    await answered();
    types('abc');
    clock.increment(250);
    expect([isLooking(finder.getSnapshot()), foundIn(finder.getSnapshot())]).toEqual([true, found('ab', 2)]);
    types('  ');
    await answered();
    expect([isLooking(finder.getSnapshot()), foundIn(finder.getSnapshot())]).toEqual([false, null]);
  });

  it('drops the answer to words that have been typed over', async () => {
    const answers: ((value: ReturnType<typeof found>) => void)[] = [];
    const { clock, finder, types, answered } = opens(() => new Promise((resolve) => answers.push(resolve)));
    types('new');
    clock.increment(250);
    types('newtown');
    clock.increment(250);
    answers[1]?.(found('newtown', 31));
    await answered();
    answers[0]?.(found('new', 3, 8));
    await answered();
    expect(foundIn(finder.getSnapshot())).toEqual(found('newtown', 31));
  });

  it('that fails keeps the list and can be tried again', async () => {
    let tries = 0;
    const { clock, finder, types, answered } = opens(async (search) => {
      tries++;
      if (tries === 2) throw new Error('offline');
      return found(search, tries);
    });
    types('a');
    clock.increment(250);
    await answered();
    types('ab');
    clock.increment(250);
    await answered();
    expect([hasFailed(finder.getSnapshot()), foundIn(finder.getSnapshot())]).toEqual([true, found('a', 1)]);
    finder.send({ type: 'search.retry' });
    await answered();
    expect([hasFailed(finder.getSnapshot()), foundIn(finder.getSnapshot())]).toEqual([false, found('ab', 3)]);
  });
});
