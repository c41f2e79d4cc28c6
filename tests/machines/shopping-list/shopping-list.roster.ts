import assert from 'node:assert/strict';
import { type ShoppingListContext, shoppingListMachine, shownList } from '#machines/shopping-list/index.ts';
import { itemOf } from '#services/lists/list-change.rules.ts';
import type { Rostered } from '../kit/rostered.ts';

export const line = (text: string, isTicked = false) => itemOf({ text, sku: null, isTicked });
const list = (...texts: readonly string[]) => ({ items: texts.map((text) => line(text)), isShared: false });
const leafOf = (value: unknown): string => (value as { readonly list: string }).list;

export const chart: Rostered = {
  name: 'shopping-list',
  machine: shoppingListMachine,
  inputs: [
    { subject: null, isShopper: false },
    { subject: 'aroha', isShopper: true },
  ],
  events: () => [
    { type: 'list.need' },
    { type: 'list.retry' },
    { type: 'items.add', items: [{ text: ' Milk ' }, { text: 'eggs' }, { text: '' }] },
    { type: 'item.tick', item: 'milk', isTicked: true },
    { type: 'item.remove', item: 'milk' },
    { type: 'list.clear' },
    { type: 'removal.undo' },
    { type: 'merged.dismiss' },
    { type: 'kept.changed' },
    { type: 'share.make' },
    { type: 'share.end' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: {
    loadList: [
      { list: list('Milk', 'Bread'), waiting: 0 },
      { list: null, waiting: 2 },
    ],
    saveChange: [list('Milk', 'eggs')],
    mergeKept: [{ list: list('Milk', 'Bread'), added: 1, already: 1 }],
    makeShare: ['token'],
    endShare: [null],
  },
  shape: (context: ShoppingListContext) => [
    context.isShopper,
    context.items === null,
    context.clearing !== null || context.wishes.some(({ fault }) => fault === null),
    context.waiting > 0 && !context.isMergeTried,
    context.isOld,
  ],
  oracle: (world) => {
    let emitted = world.emitted.length;
    return (happened, before) => {
      const snapshot = world.snapshot();
      const context = snapshot.context as ShoppingListContext;
      const leaf = leafOf(snapshot.value);
      const was = before.context as ShoppingListContext;
      const told = world.emitted.slice(emitted);
      emitted = world.emitted.length;
      const writes = world.open().filter(({ name }) => name === 'saveChange' || name === 'mergeKept');
      assert.ok(writes.length <= 1, 'Two writes are on their way.');
      assert.equal(context.batch !== null, leaf === 'saving', 'What is on its way is known exactly while it is.');
      assert.equal(
        new Set(context.wishes.map(({ item }) => item)).size,
        context.wishes.length,
        'One line is wished for twice.',
      );
      const shown = shownList(snapshot as never);
      assert.equal(new Set(shown.items.map(({ item }) => item)).size, shown.items.length, 'A line is shown twice.');
      if (leaf === 'standing')
        assert.ok(
          context.wishes.every(({ fault }) => fault !== null) && (context.clearing === null || context.clearing.fault),
          'Something is wanted and nobody sends it.',
        );
      if (context.subject === null) assert.ok(!context.isShopper && writes.every(({ name }) => name === 'saveChange'));
      if (happened.kind === 'event' && happened.event.type === 'session.ended')
        assert.deepEqual(
          [shown.items, context.wishes, context.merged],
          [[], [], null],
          'Something of a shopper stayed.',
        );
      if (was.subject !== null && context.subject !== was.subject)
        assert.deepEqual([context.wishes, context.removal, context.token], [[], null, null], 'A list goes to another.');
      if (happened.kind === 'refusal' && happened.name === 'saveChange') {
        const wanted = (one: ShoppingListContext) => one.wishes.map(({ item, isWanted, at }) => [item, isWanted, at]);
        assert.deepEqual(wanted(context), wanted(was), 'What was wanted is lost with the write that failed.');
        assert.equal(told.filter(({ type }) => type === 'change.failed').length, 1, 'Nobody was told of a failure.');
      }
      const isMerge = happened.kind === 'answer' && happened.name === 'mergeKept';
      if (!isMerge) assert.ok(!told.some(({ type }) => type === 'list.merged'), 'A merge is told that was none.');
    };
  },
};
