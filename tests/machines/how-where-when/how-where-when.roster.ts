import assert from 'node:assert/strict';
import { type HowWhereWhenContext, howWhereWhenMachine } from '#machines/how-where-when/index.ts';
import { fulfilment, termsTold } from '../time-slots/time-slots.roster.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'how-where-when',
  machine: howWhereWhenMachine,
  inputs: [{ fulfilment: null }, { fulfilment: { ...fulfilment, suburbId: 7 } }],
  events: () => [
    { type: 'page.enter' },
    { type: 'how.answer', method: 'Courier' },
    { type: 'how.answer', method: 'Pickup' },
    { type: 'where.answer' },
    { type: 'question.open', question: 'how' },
    { type: 'question.open', question: 'where' },
    { type: 'question.open', question: 'when' },
    termsTold(null),
    termsTold(null, { suburbId: 7 }),
    termsTold(null, { method: 'Pickup', pickupAddressId: 1 }),
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: {},
  shape: (context: HowWhereWhenContext) => [context.method, context.hasPlace],
  oracle: (world) => (happened, said) => {
    const { value, context } = world.snapshot() as unknown as { value: string; context: HowWhereWhenContext };
    if (value === 'when') assert.ok(context.hasPlace, 'Times are shown of no place.');
    const event = happened.kind === 'event' ? happened.event : null;
    if (event?.type === 'page.enter')
      assert.equal(value, context.hasPlace ? 'when' : 'how', 'What is known is asked again.');
    const before = said as unknown as { value: string };
    if (event?.type === 'terms.told' && before.value === 'how')
      assert.equal(value, 'how', 'A question that somebody opened closed by itself.');
  },
};
