import assert from 'node:assert/strict';
import { noAdding } from '#machines/adding/index.ts';
import { type ReorderContext, reorderMachine, reorderOf } from '#machines/reorder/index.ts';
import { FaultError } from '#services/fault.ts';
import { canBeHad } from '#services/orders/reorder.rules.ts';
import { sampleReorder } from '#ui/reorder/sample-reorder.ts';
import type { Rostered } from '../kit/rostered.ts';

export const { plain, cheaper, dearer, out, gone } = sampleReorder;
export const items = [plain, dearer, gone];
export const orderId = '4f1c0000-0000-4000-8000-000000000001';
const other = '4f1c0000-0000-4000-8000-000000000002';
const isGone = (sku: string) => items.some((item) => item.sku === sku && !canBeHad(item));
export const noSuchOrder = new FaultError({ tag: 'refused', status: 404, code: 'NotFound', message: 'No.' });

export const chart: Rostered = {
  name: 'reorder',
  machine: reorderMachine,
  inputs: [{ subject: 'mere' }],
  events: () => [
    { type: 'order.open', orderId },
    { type: 'order.open', orderId: other },
    { type: 'order.reload' },
    { type: 'order.close' },
    { type: 'item.tick', sku: plain.sku, isWanted: false },
    { type: 'item.tick', sku: plain.sku, isWanted: true },
    { type: 'ticks.set', isWanted: true },
    { type: 'ticks.set', isWanted: false },
    { type: 'items.add' },
    { type: 'page.add', of: '/pastorders', items: [cheaper, out] },
    { type: 'page.add', of: '/pastorders', items: [gone] },
    { type: 'line.done', sku: plain.sku },
    { type: 'line.lost', sku: dearer.sku },
    { type: 'line.done', sku: cheaper.sku },
    { type: 'adding.told', adding: { ...noAdding, state: 'added', of: orderId, added: [plain.sku] } },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadItems: [items] },
  refusals: { loadItems: [noSuchOrder] },
  shape: ({ subject, orderId: open, items: known, adding }: ReorderContext) => [
    subject === null,
    open === null,
    known === null,
    adding.of,
    adding.pending.length,
  ],
  spans: [7_999, 8_000],
  oracle: (world) => (_happened, said) => {
    const before = said.context as ReorderContext;
    const snapshot = world.snapshot();
    const context = snapshot.context as ReorderContext;
    if (context.subject !== before.subject)
      assert.deepEqual(
        [context.orderId, context.items, context.unticked, context.adding.of],
        [null, null, [], null],
        'Something of one shopper stayed for the next.',
      );
    if (context.subject === null) assert.equal(world.open().length, 0, 'Something is asked for nobody.');
    const wanted = world.emitted.filter(({ type }) => type === 'lines.wanted');
    for (const { lines } of wanted)
      assert.ok(
        (lines as { sku: string }[]).every(({ sku }) => !isGone(sku)),
        'What cannot be had was put into the trolley.',
      );
    const { items: shown, tickedCount } = reorderOf(snapshot as never, orderId);
    assert.equal(tickedCount, shown?.filter(({ isTicked }) => isTicked).length ?? 0, 'The ticks are counted wrongly.');
  },
};
