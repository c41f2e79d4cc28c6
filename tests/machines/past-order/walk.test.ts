import { assign } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type PastOrderContext, pastOrderMachine } from '#machines/past-order/index.ts';
import { walkCancelling } from './cancel.walk.ts';

const provided = (implementations: object) => pastOrderMachine.provide(implementations as never);
const walk = (machine: unknown, events = 6_000, seed = 7) =>
  walkCancelling({ machine: machine as never, events, seed });

const anew = ({ context: { tries, attempt } }: { context: PastOrderContext }) => ({
  tries: tries + 1,
  attempt: attempt && { ...attempt, key: `again ${tries}` },
});

describe('Cancelling an order in a store of which answers are lost, late or rubbish', () => {
  it.each([1, 2])('is asked under one key until somebody has answered (seed %i) [A1.21]', async (seed) => {
    await walk(pastOrderMachine, 12_000, seed);
  });

  it('happens again, step by step, from the same seed', async () => {
    expect(await walk(pastOrderMachine, 600)).toBe(await walk(pastOrderMachine, 600));
  });

  it.each([
    ['a new key for every try', { actions: { countTry: assign(anew) } }, 'key was given up'],
    ['a lost answer taken for a no', { guards: { isDefiniteNo: () => true } }, 'never said no'],
    ['a no that is asked again for ever', { guards: { isDefiniteNo: () => false } }, 'asked again for ever'],
    ['a key that is kept for ever', { actions: { endAttempt: assign({ tries: 0 }) } }, 'asked again for ever'],
  ])('a planted bug is found: %s', async (_, bug, words) => {
    await expect(walk(provided(bug))).rejects.toThrow(words);
  });
});
