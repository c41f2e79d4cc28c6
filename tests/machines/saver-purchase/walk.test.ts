import { assign } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type SaverPurchaseContext, saverPurchaseMachine } from '#machines/saver-purchase/index.ts';
import { walkPurchase } from './purchase.walk.ts';

const provided = (implementations: object) => saverPurchaseMachine.provide(implementations as never);
const walk = (machine: unknown, events = 6_000, seed = 7) => walkPurchase({ machine: machine as never, events, seed });

const anew = ({ context: { attempt } }: { context: SaverPurchaseContext }) => ({
  attempt: attempt && { ...attempt, key: attempt.key.replace('2000', '9000') },
});

describe('A pass on its way to a store of which answers are lost, late or rubbish', () => {
  it.each([1, 2])(
    'is bought once at most, and never said to be bought when it is not (seed %i) [A2.079] [A2.080]',
    async (seed) => {
      await walk(saverPurchaseMachine, 12_000, seed);
    },
  );

  it('happens again, step by step, from the same seed', async () => {
    expect(await walk(saverPurchaseMachine, 600)).toBe(await walk(saverPurchaseMachine, 600));
  });

  it.each([
    ['a press for an address that will not do', { guards: { canBuy: () => true } }, 'nobody pressed for'],
    ['a new key for every question', { actions: { countTry: assign(anew) } }, ''],
    ['a lost answer taken for a no', { guards: { isRefused: () => true } }, 'given up while it was open'],
    ['a purchase that is open taken for bought', { guards: { isBought: () => true } }, 'and it is not'],
  ])('a planted bug is found: %s', async (_, bug, words) => {
    await expect(walk(provided(bug))).rejects.toThrow(words);
  });
});
