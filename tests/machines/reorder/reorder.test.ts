import { describe, expect, it } from 'vitest';
import { addingOf, reorderMachine, reorderOf } from '#machines/reorder/index.ts';
import { amountAgain, centsAgain, priceChange, reorderHindrance } from '#services/orders/reorder.rules.ts';
import { createWorld } from '../kit/world.ts';
import { cheaper, dearer, gone, items, noSuchOrder, orderId, out, plain } from './reorder.roster.ts';

const page = '/pastorders?page=2';

async function open() {
  const world = createWorld(reorderMachine, { input: { subject: 'mere' } });
  world.chart.send({ type: 'order.open', orderId });
  await world.answer(world.questions[0]!, items);
  const wanted = () => world.emitted.filter(({ type }) => type === 'lines.wanted').map(({ lines }) => lines as unknown);
  return { ...world, wanted, shown: () => reorderOf(world.snapshot() as never, orderId) };
}

describe('Ordering again', () => {
  it('puts all that can be had of an order into the trolley, as much as was ordered, from its own source [B7.31] [B7.35]', async () => {
    const { chart, wanted, shown } = await open();
    expect(shown().items?.map(({ hindrance, change }) => [hindrance, change])).toEqual([
      [null, null],
      [null, 'dearer'],
      ['gone', null],
    ]);
    expect(shown().tickedCount).toBe(2);
    chart.send({ type: 'items.add' });
    const source = 'past-orders-all-items';
    expect(wanted()).toEqual([
      [
        { sku: plain.sku, amount: 2, unit: 'Each', source },
        { sku: dearer.sku, amount: 1_250, unit: 'Kg', source },
      ],
    ]);
  });

  it('leaves what is not ticked, and adds nothing where nothing is', async () => {
    const { chart, wanted, shown } = await open();
    chart.send({ type: 'item.tick', sku: plain.sku, isWanted: false });
    expect(shown().tickedCents).toBe(centsAgain(dearer));
    chart.send({ type: 'items.add' });
    expect(wanted()).toMatchObject([[{ sku: dearer.sku }]]);
    chart.send({ type: 'ticks.set', isWanted: false });
    chart.send({ type: 'items.add' });
    expect(wanted().length).toBe(1);
  });

  it('says once what came of it, and no longer than eight seconds waits for the rest', async () => {
    const { chart, clock, emitted, shown } = await open();
    chart.send({ type: 'items.add' });
    chart.send({ type: 'line.done', sku: plain.sku });
    chart.send({ type: 'line.done', sku: plain.sku });
    expect([shown().adding.state, shown().adding.added]).toEqual(['adding', 1]);
    clock.increment(8_000);
    expect(shown().adding).toEqual({ state: 'added', added: 1, lost: 0, waiting: 1 });
    expect(emitted.filter(({ type }) => type === 'items.added')).toEqual([
      { type: 'items.added', added: 1, lost: 0, waiting: 1 },
    ]);
  });

  it('says of each what became of it when the trolley has answered for all', async () => {
    const { chart, shown } = await open();
    chart.send({ type: 'items.add' });
    chart.send({ type: 'line.lost', sku: dearer.sku });
    chart.send({ type: 'line.done', sku: plain.sku });
    expect(shown().adding).toEqual({ state: 'added', added: 1, lost: 1, waiting: 0 });
  });

  it('of a page of everything that was bought says that page as its source, and shows what came of it there alone [B7.35]', async () => {
    const { chart, snapshot, wanted } = await open();
    chart.send({ type: 'page.add', of: page, items: [cheaper, out, gone] });
    expect(wanted()).toEqual([[{ sku: cheaper.sku, amount: 1, unit: 'Each', source: 'past-orders-master-all-items' }]]);
    expect(addingOf(snapshot() as never, page).state).toBe('adding');
    expect(addingOf(snapshot() as never, '/pastorders').state).toBe('resting');
  });

  it('an order that is not there, and one that did not come, are told apart', async () => {
    const { chart, questions, refuse, shown } = await open();
    chart.send({ type: 'order.reload' });
    await refuse(questions[1]!, new Error('down'));
    expect([shown().state, shown().items?.length]).toEqual(['unread', 3]);
    chart.send({ type: 'order.reload' });
    await refuse(questions[2]!, noSuchOrder);
    expect(shown().state).toBe('missing');
  });
});

describe('What is said before something is ordered again', () => {
  it('what is out, gone or not brought says which, and no price', () => {
    expect([plain, out, gone].map(reorderHindrance)).toEqual([null, 'out', 'gone']);
    expect(reorderHindrance({ ...plain, product: { ...plain.product, keptOut: 'Zone' } as never })).toBe('keptOut');
    expect(reorderHindrance({ ...plain, nowCents: null })).toBe('gone');
    expect([plain, dearer, cheaper, out].map(priceChange)).toEqual([null, 'dearer', 'cheaper', null]);
  });

  it('what can be had in other steps now, or no more of at once, is as near to what was ordered as can be', () => {
    expect(amountAgain({ ...dearer, amount: 1_180 })).toEqual({ amount: 1_250, unit: 'Kg' });
    expect(centsAgain({ ...plain, amount: 80 })).toBe(50 * 419);
    expect(centsAgain(dearer)).toBe(Math.floor((699 * 1_250 + 500) / 1_000));
  });
});
