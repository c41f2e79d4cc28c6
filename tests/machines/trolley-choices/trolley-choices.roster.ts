import assert from 'node:assert/strict';
import {
  type Choice,
  keyOf,
  type TrolleyChoicesContext,
  trolleyChoicesMachine,
} from '#machines/trolley-choices/index.ts';
import { trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const changed = { trolley: trolleyOfLines([]), context: contextAnswer() };
export const options = [
  {
    packagingPreferenceId: 'paper-bags',
    name: 'Paper bags',
    description: 'Recycled.',
    feeCents: 150,
    isSelected: true,
  },
];

const choices: readonly Choice[] = [
  { kind: 'substitutes', sku: null, isAllowed: true },
  { kind: 'substitutes', sku: null, isAllowed: false },
  { kind: 'substitutes', sku: '100001', isAllowed: false },
  { kind: 'prices', prices: [{ sku: '100001', priceCents: 450 }], isAll: false },
];

type Now = {
  readonly value: { readonly said: string; readonly packing: string };
  readonly context: TrolleyChoicesContext;
};

export const chart: Rostered = {
  name: 'trolley-choices',
  machine: trolleyChoicesMachine,
  inputs: [{ subject: null }, { subject: 'aroha' }],
  events: () => [
    ...choices.map((choice) => ({ type: 'choice.make', choice })),
    { type: 'choice.retry', key: 'substitutes' },
    { type: 'choice.putBack', key: 'substitutes' },
    { type: 'choice.retry', key: 'prices 100001' },
    { type: 'packaging.need' },
    { type: 'user.changed', subject: null, isShopper: false },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'wiremu', isShopper: true },
  ],
  answers: { saveChoice: [changed], loadOptions: [options] },
  shape: ({ subject, asked, waiting, failed, isPacking, options: known }: TrolleyChoicesContext) => [
    subject === null,
    asked === null,
    waiting.length,
    failed.length,
    isPacking,
    known === null,
  ],
  oracle: (world) => {
    let told = 0;
    return (happened, said) => {
      const before = said as unknown as Now;
      const { value, context } = world.snapshot() as unknown as Now;
      const now = world.emitted.slice(told);
      told = world.emitted.length;
      const saving = world.open().filter(({ name }) => name === 'saveChoice').length;
      assert.equal(saving, value.said === 'asking' ? 1 : 0, 'One thing is said at a time.');
      assert.equal(context.asked !== null, value.said === 'asking', 'What is asked is what is on its way.');
      const waiting = context.waiting.map(keyOf);
      assert.equal(new Set(waiting).size, waiting.length, 'Two wishes about the same thing wait.');
      const event = happened.kind === 'event' ? happened.event : null;
      if (event?.type === 'user.changed' && event['subject'] !== before.context.subject)
        assert.deepEqual(
          [context.asked, context.waiting, context.failed],
          [null, [], []],
          'A wish of one shopper stayed for the next.',
        );
      if (context.subject === null) assert.deepEqual(context.waiting, [], 'Nobody is here, and something is wanted.');
      const answered = 'name' in happened && happened.name === 'saveChoice' && happened.kind !== 'late';
      if (!answered) return assert.equal(now.length, 0, 'Told although nothing was answered.');
      assert.deepEqual(
        now.map(({ type }) => type),
        [happened.kind === 'answer' ? 'choice.kept' : 'choice.lost'],
        'Every answer is told once.',
      );
      if (happened.kind === 'refusal' && before.context.waiting.length === 0)
        assert.deepEqual(
          context.failed.at(-1)?.choice,
          before.context.asked,
          'What did not get through was forgotten.',
        );
    };
  },
};
