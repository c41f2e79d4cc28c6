import assert from 'node:assert/strict';
import { type SlotWatchContext, slotWatchMachine } from '#machines/slot-watch/index.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'slot-watch',
  machine: slotWatchMachine,
  inputs: [{}],
  events: () => [
    { type: 'slot.watch', slotId: 'one', isWanted: true },
    { type: 'slot.watch', slotId: 'one', isWanted: false },
    { type: 'slot.watch', slotId: 'two', isWanted: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { watchSlot: [contextAnswer({ isLoggedIn: true, isShopper: true })] },
  shape: (context: SlotWatchContext) => [context.wishes, context.sent, context.failed?.slotId],
  oracle: (world) => (happened) => {
    const { value, context } = world.snapshot() as unknown as { value: string; context: SlotWatchContext };
    assert.equal(
      world.open().length,
      value === 'telling' ? 1 : 0,
      'One is told at a time, and only where it is waited for.',
    );
    const wishes = Object.keys(context.wishes);
    if (value !== 'telling') assert.deepEqual(wishes, [], 'A wish was never told.');
    if (happened.kind === 'event' && happened.event.type === 'slot.watch')
      assert.equal(
        context.wishes[happened.event['slotId']],
        happened.event['isWanted'],
        'The last word does not count.',
      );
    if (happened.kind === 'event' && happened.event.type === 'user.changed')
      assert.deepEqual([context.told, wishes, context.sent], [{}, [], null], 'A watch of one shopper stayed.');
  },
};
