import { expect, it } from 'vitest';
import { type SlotWatchContext, slotWatchMachine, unwatchedIn, watchesIn } from '#machines/slot-watch/index.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const told = contextAnswer({ isLoggedIn: true, isShopper: true });
const open = () => {
  const world = createWorld(slotWatchMachine);
  return {
    world,
    watch: (slotId: string, isWanted = true) => world.chart.send({ type: 'slot.watch', slotId, isWanted }),
    now: () => world.snapshot() as never,
    /** What the store is being told. */
    asked: () => (world.open().length === 1 ? (world.snapshot().context as unknown as SlotWatchContext).sent : null),
    answer: () => world.answer(world.open().at(-1)!, told),
    refuse: () => world.refuse(world.open().at(-1)!, new Error('down')),
  };
};

it('two times are told one after the other, and each is watched at once for whoever pressed it', async () => {
  const { watch, now, asked, answer } = open();
  watch('one');
  watch('two');
  expect(watchesIn(now())).toEqual({ one: true, two: true });
  expect(asked()).toEqual({ slotId: 'one', isWanted: true });
  await answer();
  expect(asked()).toEqual({ slotId: 'two', isWanted: true });
});

it('pressed again while it is being told, the last word is told as well', async () => {
  const { watch, now, asked, answer } = open();
  watch('one');
  watch('one', false);
  await answer();
  expect([asked(), watchesIn(now())]).toEqual([{ slotId: 'one', isWanted: false }, { one: false }]);
});

it('one that did not get through stands as it was before, and says which it was', async () => {
  const { watch, now, refuse } = open();
  watch('one');
  await refuse();
  expect([watchesIn(now()), unwatchedIn(now())?.slotId]).toEqual([{}, 'one']);
});
