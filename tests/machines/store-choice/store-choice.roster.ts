import assert from 'node:assert/strict';
import { choiceOf, storeChoiceMachine } from '#machines/store-choice/index.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'store-choice',
  machine: storeChoiceMachine,
  inputs: [{}],
  events: () => [
    { type: 'store.choose', storeId: 3 },
    { type: 'store.choose', storeId: 4 },
    { type: 'choice.retry' },
    { type: 'choice.leave' },
  ],
  answers: { chooseStore: [contextAnswer({}, 3), contextAnswer({}, 4)] },
  shape: (context) => [context.wantedId, context.fault === null],
  oracle: (world) => (_, before) => {
    const { state, storeId } = choiceOf(world.snapshot() as never);
    const was = before as unknown as { readonly value: string; readonly context: { readonly wantedId: number | null } };
    assert.equal(world.open().length, state === 'choosing' ? 1 : 0, 'One choice is in flight at a time.');
    assert.equal(storeId === null, state === 'resting', 'What is shown of a choice names its store.');
    if (was.value === 'choosing' && state !== 'resting')
      assert.equal(storeId, was.context.wantedId, 'A choice in flight is not swapped for another.');
    const { fault } = (world.snapshot() as { readonly context: { readonly fault: unknown } }).context;
    assert.equal(fault !== null, state === 'failed', 'A fault stands exactly where the choice failed.');
  },
};
