import assert from 'node:assert/strict';
import { type ForgottenContext, forgottenMachine } from '#machines/forgotten/index.ts';
import type { ProductRow } from '#services/catalogue/catalogue.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import type { Rostered } from '../kit/rostered.ts';

const row = (id: string, items: ProductRow['items']): ProductRow => ({ id, title: 'You often buy', href: '/', items });
export const some = [row('usual', [sampleProducts.plain]), row('with', [])];

export const chart: Rostered = {
  name: 'forgotten',
  machine: forgottenMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'rows.need' },
    { type: 'rows.reload' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadForgotten: [some, [], [row('empty', [])]] },
  shape: ({ subject, rows, fault }: ForgottenContext) => [subject, rows.length, fault?.tag ?? null],
  oracle: (world) => {
    let asked = world.questions.length;
    return (happened, before) => {
      const { value, context } = world.snapshot() as unknown as { value: string; context: ForgottenContext };
      const news = world.questions.length - asked;
      asked = world.questions.length;
      assert.ok(world.open().length <= 1, 'The store is asked twice at once.');
      if (news > 0) assert.notEqual(context.subject, null, 'The store was asked for nobody.');
      assert.ok(
        context.rows.every(({ items }) => items.length > 0),
        'A row without products is shown.',
      );
      if (value === 'suggesting') assert.ok(context.rows.length > 0, 'Nothing is suggested as if it were something.');
      const was = before.context as ForgottenContext;
      if (context.subject !== was.subject) assert.deepEqual(context.rows, [], 'A row of another shopper stayed.');
      if (happened.kind === 'refusal' && value === 'failed')
        assert.notEqual(context.fault, null, 'It failed and nobody can say why.');
    };
  },
};
