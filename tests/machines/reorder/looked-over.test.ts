import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { addingOf, reorderMachine, reorderOf } from '#machines/reorder/index.ts';
import { FaultError } from '#services/fault.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { cheaper, dearer, gone, items, noSuchOrder, orderId, out, plain } from './reorder.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const other = '4f1c0000-0000-4000-8000-000000000002';
const page = '/pastorders';
const resting = { state: 'resting', added: 0, lost: 0, waiting: 0 };
const leave = [{ type: 'session.ended' }, { type: 'user.changed', subject: 'hone', isShopper: true }];

function enters(subject: string | null = 'mere') {
  const world = createWorld(reorderMachine, { input: { subject } });
  const last = () => world.open().at(-1) as never;
  const send = world.chart.send.bind(world.chart);
  return {
    ...world,
    send,
    opens: (id = orderId) => send({ type: 'order.open', orderId: id }),
    shown: (id = orderId) => reorderOf(world.snapshot() as never, id),
    adding: (of = orderId) => addingOf(world.snapshot() as never, of),
    ticked: () => reorderOf(world.snapshot() as never, orderId).items?.map(({ isTicked }) => isTicked),
    told: () => world.emitted.map(({ type }) => type),
    wanted: () => wantedOf(world, 'loadItems'),
    answered: (answer: unknown) => world.answer(last(), answer),
    refused: (error: unknown) => world.refuse(last(), error),
  };
}
async function reads() {
  const entered = enters();
  entered.opens();
  await entered.answered(items);
  return entered;
}

describe('An order that is looked over to be ordered again', () => {
  it('is asked for by its number, and opened again it is asked for again with its ticks', async () => {
    const { send, opens, shown, ticked, wanted, questions, answered, stop } = enters();
    opens();
    expect([shown().state, wanted()]).toEqual(['reading', { orderId }]);
    await answered(items);
    send({ type: 'item.tick', sku: plain.sku, isWanted: false });
    opens();
    expect([shown().state, ticked(), questions.length]).toEqual(['reading', [false, true, false], 2]);
    stop();
  });

  it('is asked for of nobody, and is not read anew while none is open', () => {
    const guest = enters(null);
    guest.opens();
    guest.send({ type: 'order.reload' });
    expect([guest.questions, guest.snapshot().value]).toEqual([[], 'closed']);
    const nowhere = enters();
    nowhere.send({ type: 'order.reload' });
    expect(nowhere.questions).toEqual([]);
    guest.stop();
    nowhere.stop();
  });

  it.each([
    ['unread', down],
    ['missing', noSuchOrder],
  ])('that is %s says why until it comes', async (state, error) => {
    const { send, opens, shown, answered, refused, stop } = enters();
    opens();
    await refused(error);
    expect([shown().state, shown().fault]).toEqual([state, error.fault]);
    send({ type: 'order.reload' });
    expect(shown().state).toBe('reading');
    await answered(items);
    expect([shown().state, shown().fault]).toEqual(['shown', null]);
    stop();
  });

  it('makes way for another one: its things, its ticks and what came of it are gone', async () => {
    const { send, opens, shown, adding, wanted, stop } = await reads();
    send({ type: 'item.tick', sku: plain.sku, isWanted: false });
    send({ type: 'items.add' });
    opens(other);
    expect([shown().state, shown(other).state, shown(other).items, wanted()]).toEqual([
      'closed',
      'reading',
      null,
      { orderId: other },
    ]);
    send({ type: 'line.done', sku: dearer.sku });
    expect([adding(), adding(other)]).toEqual([resting, resting]);
    stop();
  });

  it('is closed with all that was said of it', async () => {
    const { send, opens, shown, adding, told, clock, snapshot, answered, ticked, stop } = await reads();
    send({ type: 'ticks.set', isWanted: false });
    send({ type: 'item.tick', sku: plain.sku, isWanted: true });
    send({ type: 'items.add' });
    send({ type: 'order.close' });
    clock.increment(8_000);
    expect([snapshot().value, shown().state, adding(), told()]).toEqual([
      'closed',
      'closed',
      resting,
      ['lines.wanted'],
    ]);
    opens();
    expect(shown().items).toBeNull();
    await answered(items);
    expect(ticked()).toEqual([true, true, false]);
    stop();
  });

  it('is ticked thing by thing, or all at once', async () => {
    const { send, ticked, stop } = await reads();
    send({ type: 'item.tick', sku: plain.sku, isWanted: false });
    expect(ticked()).toEqual([false, true, false]);
    send({ type: 'item.tick', sku: plain.sku, isWanted: true });
    expect(ticked()).toEqual([true, true, false]);
    send({ type: 'ticks.set', isWanted: false });
    expect(ticked()).toEqual([false, false, false]);
    send({ type: 'ticks.set', isWanted: true });
    expect(ticked()).toEqual([true, true, false]);
    stop();
  });
});

describe('What goes into the trolley again', () => {
  it('is counted as the trolley answers, once each, and is told when all is answered', async () => {
    const { send, adding, emitted, snapshot, stop } = await reads();
    send({ type: 'items.add' });
    send({ type: 'items.add' });
    expect(
      emitted.filter((report) => report.type === 'lines.wanted'),
      'asked for twice',
    ).toHaveLength(1);
    expect(adding()).toEqual({ state: 'adding', added: 0, lost: 0, waiting: 2 });
    send({ type: 'line.done', sku: cheaper.sku });
    send({ type: 'line.lost', sku: cheaper.sku });
    expect(adding()).toEqual({ state: 'adding', added: 0, lost: 0, waiting: 2 });
    send({ type: 'line.done', sku: plain.sku });
    send({ type: 'line.lost', sku: dearer.sku });
    expect([adding(), emitted.at(-1), snapshot().children['adding']]).toEqual([
      { state: 'added', added: 1, lost: 1, waiting: 0 },
      { type: 'items.added', added: 1, lost: 1, waiting: 0 },
      undefined,
    ]);
    stop();
  });

  it('is nothing of a word that comes when nothing was asked for', async () => {
    const { send, adding, told, errors, stop } = await reads();
    send({ type: 'line.done', sku: plain.sku });
    send({ type: 'line.lost', sku: plain.sku });
    send({ type: 'adding.told', adding: { ...noAdding, state: 'added', of: orderId, added: [plain.sku] } });
    expect([adding(), told(), errors]).toEqual([resting, [], []]);
    stop();
  });

  it('is nothing of a page where nothing can be had, nor of one that nobody looks at', () => {
    const { send, told, stop } = enters();
    send({ type: 'page.add', of: page, items: [gone, out] });
    expect(told()).toEqual([]);
    const guest = enters(null);
    guest.send({ type: 'page.add', of: page, items: [plain] });
    expect(guest.told()).toEqual([]);
    stop();
    guest.stop();
  });
});

describe('Whoever orders again', () => {
  it('keeps what they look over when they are told of again', async () => {
    const { send, shown, adding, questions, stop } = await reads();
    send({ type: 'items.add' });
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([shown().state, adding().state, questions.length]).toEqual(['shown', 'adding', 1]);
    stop();
  });

  it.each(leave)('leaves nothing of it, and nothing is said of it later ($type)', async (event) => {
    const { send, shown, adding, told, clock, snapshot, stop } = await reads();
    send({ type: 'items.add' });
    send(event);
    clock.increment(8_000);
    send({ type: 'line.done', sku: plain.sku });
    expect([shown().state, adding(), told(), snapshot().value]).toEqual([
      'closed',
      resting,
      ['lines.wanted'],
      'closed',
    ]);
    stop();
  });

  it.each(leave)('does not hear what was asked for somebody else ($type)', async (event) => {
    const { send, opens, shown, questions, answer, snapshot, stop } = enters();
    opens();
    send(event);
    await answer(questions[0] as never, items);
    expect([shown().state, snapshot().value, questions[0]?.signal.aborted]).toEqual(['closed', 'closed', true]);
    stop();
  });

  it('can order again once they are here', () => {
    const { send, opens, shown, stop } = enters(null);
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    opens();
    expect(shown().state).toBe('reading');
    stop();
  });
});
