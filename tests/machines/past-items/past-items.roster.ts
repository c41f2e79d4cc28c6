import assert from 'node:assert/strict';
import { type PastItemsContext, pastItemsMachine } from '#machines/past-items/index.ts';
import type { PastItems } from '#services/orders/past-orders.contract.ts';
import { samplePastItems } from '#ui/reorder/sample-reorder.ts';
import type { Rostered } from '../kit/rostered.ts';

export const some: PastItems = { items: [...samplePastItems], totalItems: 5, page: 1, pageSize: 24 };

export const chart: Rostered = {
  name: 'past-items',
  machine: pastItemsMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'items.ask', asked: {} },
    { type: 'items.ask', asked: { sort: 'Often', page: '2' } },
    { type: 'items.reload' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadPastItems: [some, { ...some, items: [], totalItems: 0 }] },
  shape: ({ subject, asked, shown, fault }: PastItemsContext) => [
    subject,
    asked?.sort ?? null,
    shown?.items.length ?? null,
    fault?.tag ?? null,
  ],
  oracle: (world) => {
    let asked = world.questions.length;
    return (happened, before) => {
      const { value, context } = world.snapshot() as unknown as { value: string; context: PastItemsContext };
      const news = world.questions.length - asked;
      asked = world.questions.length;
      assert.ok(world.open().filter(({ signal }) => !signal.aborted).length <= 1, 'The store is asked twice at once.');
      if (news > 0) assert.notEqual(context.subject, null, 'The store was asked for nobody.');
      const was = before.context as PastItemsContext;
      if (context.subject !== was.subject) assert.equal(context.shown, null, 'What another shopper bought stayed.');
      if (value === 'shown')
        assert.deepEqual(context.answered, context.asked, 'An answer to another question is shown.');
      if (happened.kind === 'refusal' && value === 'failed')
        assert.notEqual(context.fault, null, 'It failed and nobody can say why.');
    };
  },
};
