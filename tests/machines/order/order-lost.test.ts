import { describe, expect, it } from 'vitest';
import { addOnIn, couponsIn, type OrderContext, orderFaultIn, orderMachine } from '#machines/order/index.ts';
import { createWorld } from '../kit/world.ts';
import { accept, opened, opening, typed } from './opened-order.ts';
import { accepted, changed, termsTold, told, unavailable } from './order.roster.ts';

type All = Awaited<ReturnType<typeof opened>>;
const where = ({ world }: All) => world.snapshot().value as { knowing: string; typing: string };
const context = ({ world }: All) => world.snapshot().context as OrderContext;
const coupon = { kind: 'coupon', code: 'TENOFF', isWanted: true } as const;

describe('Nobody who may order', () => {
  it('is asked nothing and keeps nothing of what is said', () => {
    const world = createWorld(orderMachine, { input: { subject: null, terms: 'before' } });
    const before = world.snapshot().context;
    for (const event of [
      { type: 'wish.make', wish: accept },
      { type: 'addOn.choose', isSelected: true },
      { type: 'code.type', code: 'TENOFF' },
      { type: 'code.add' },
      { type: 'order.refresh' },
      { type: 'order.retry' },
      { type: 'payment.want' },
      termsTold({ slotId: 's9' }),
      typed('Ripe'),
    ])
      world.chart.send(event);
    world.clock.increment(2_000);
    expect([world.snapshot().context, world.snapshot().value, world.questions, world.emitted]).toEqual([
      before,
      { knowing: 'away', typing: 'still' },
      [],
      [],
    ]);
  });

  it('becomes somebody: the order is asked for, and gone again with them', async () => {
    const world = createWorld(orderMachine, { input: { subject: null, terms: '' } });
    world.chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([world.snapshot().value, world.open().map(({ name }) => name)]).toEqual([
      { knowing: 'loading', typing: 'still' },
      ['loadOrder'],
    ]);
    const [left] = world.open();
    world.chart.send({ type: 'user.changed', subject: null, isShopper: false });
    expect([left?.signal.aborted, world.snapshot().value]).toEqual([true, { knowing: 'away', typing: 'still' }]);
  });
});

describe('An order that is known', () => {
  it('stays, with what is typed, when the same shopper is told of again; another finds nothing of it', async () => {
    const all = await opened();
    all.send(typed('Ripe'));
    all.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([where(all), context(all).drafts.notes, all.asked()]).toEqual([
      { knowing: 'resting', typing: 'going' },
      'Ripe',
      [],
    ]);
    all.send({ type: 'user.changed', subject: 'wiremu', isShopper: true });
    expect([where(all), context(all).subject, context(all).drafts.notes, all.asked()]).toEqual([
      { knowing: 'loading', typing: 'still' },
      'wiremu',
      null,
      ['loadOrder'],
    ]);
    all.send(typed('Green'));
    all.send({ type: 'user.changed', subject: null, isShopper: false });
    expect([where(all), context(all).subject, context(all).drafts.notes]).toEqual([
      { knowing: 'away', typing: 'still' },
      null,
      null,
    ]);
  });

  it('is asked for again at once when that failed and the trolley changes, or when it is wanted', async () => {
    for (const event of [{ type: 'order.refresh' }, { type: 'order.retry' }]) {
      const unknown = opening();
      await unknown.refuse();
      expect([where(unknown).knowing, unknown.asked()]).toEqual(['unknown', []]);
      unknown.send({ type: 'payment.want' });
      expect([where(unknown).knowing, context(unknown).isGoing]).toEqual(['unknown', false]);
      unknown.send(event);
      expect([where(unknown).knowing, orderFaultIn(unknown.now())]).toEqual(['loading', null]);
      const outdated = await opened();
      outdated.send({ type: 'order.refresh' });
      await outdated.refuse();
      expect([where(outdated).knowing, outdated.asked()]).toEqual(['outdated', []]);
      outdated.send(event);
      expect(where(outdated).knowing).toBe('loading');
      await outdated.settle();
      expect([where(outdated).knowing, context(outdated).fault]).toEqual(['resting', null]);
    }
  });

  it('that may be out of date is asked for once more before it is paid for', async () => {
    const all = await opened(accepted);
    all.send({ type: 'order.refresh' });
    await all.refuse();
    all.send({ type: 'payment.want' });
    expect([where(all).knowing, all.world.emitted]).toEqual(['loading', []]);
    await all.settle(accepted);
    expect([where(all).knowing, all.world.emitted, context(all).isGoing]).toEqual([
      'resting',
      [{ type: 'payment.due' }],
      false,
    ]);
  });

  it('that cannot be looked over leads nobody on to paying', async () => {
    const all = await opened(accepted);
    all.make(coupon);
    all.send({ type: 'payment.want' });
    await all.answer(changed(accepted));
    expect([where(all).knowing, all.asked()]).toEqual(['checking', ['checkOrder']]);
    await all.refuse();
    expect([where(all).knowing, orderFaultIn(all.now())?.tag, context(all).isGoing]).toEqual([
      'outdated',
      'garbled',
      false,
    ]);
    expect(all.world.emitted.map(({ type }) => type)).toEqual(['wish.kept']);
  });

  it('is out of date still after a wish that was made then, and asked for after it', async () => {
    const all = await opened();
    all.send({ type: 'order.refresh' });
    await all.refuse();
    all.make(accept);
    expect([where(all).knowing, all.asked()]).toEqual(['telling', ['saveWish']]);
    await all.answer(changed(accepted));
    expect([where(all).knowing, all.asked()]).toEqual(['loading', ['loadOrder']]);
  });

  it('that is being looked over gives way to a wish, and to a change of the trolley', async () => {
    const all = await opened();
    all.make(accept);
    await all.answer(changed(accepted));
    const [first] = all.world.open();
    all.make(coupon);
    expect([first?.signal.aborted, where(all).knowing, all.asked()]).toEqual([true, 'telling', ['saveWish']]);
    await all.answer(changed(accepted));
    const [second] = all.world.open();
    expect(second?.name).toBe('checkOrder');
    all.send({ type: 'order.refresh' });
    expect([second?.signal.aborted, where(all).knowing, all.asked()]).toEqual([true, 'loading', ['loadOrder']]);
    await all.answer(told);
    expect([where(all).knowing, all.asked()]).toEqual(['resting', []]);
  });

  it('asks first where a wish is made before anything is known, and tells it after', async () => {
    const all = opening();
    all.make(accept);
    expect([where(all).knowing, all.asked()]).toEqual(['loading', ['loadOrder']]);
    await all.answer(told);
    expect([where(all).knowing, all.asked(), context(all).asked]).toEqual(['telling', ['saveWish'], accept]);
  });
});

describe('A wish', () => {
  it('that was kept is told of with the order as it is then, and the shop hears of the terms', async () => {
    const all = await opened();
    all.make(accept);
    await all.answer(changed(accepted));
    expect(all.world.emitted).toEqual([{ type: 'wish.kept', wish: accept, active: accepted }]);
    expect(all.world.reports).toEqual([{ type: 'context.told', context: changed().context }]);
    expect([context(all).asked, context(all).active]).toEqual([null, accepted]);
    await all.answer([unavailable]);
    expect([where(all).knowing, context(all).problems, context(all).isUnchecked, all.asked()]).toEqual([
      'resting',
      [unavailable],
      false,
      [],
    ]);
  });

  it('that was lost is told of, the order is looked over, and it is given up when the shopper says so', async () => {
    const all = await opened();
    all.make(accept);
    await all.refuse();
    const fault = expect.objectContaining({ tag: 'garbled' });
    expect([all.world.emitted, all.world.reports]).toEqual([[{ type: 'wish.lost', wish: accept, fault }], []]);
    expect([where(all).knowing, context(all).asked, context(all).lost]).toEqual([
      'checking',
      null,
      [{ wish: accept, fault }],
    ]);
    await all.answer([]);
    all.send({ type: 'wish.drop', key: 'notes' });
    all.send({ type: 'wish.retry', key: 'notes' });
    expect([context(all).lost.length, all.asked()]).toEqual([1, []]);
    all.send({ type: 'wish.drop', key: 'disclaimer' });
    expect([context(all).lost, where(all).knowing]).toEqual([[], 'resting']);
  });

  it('for the doorstep goes with the words that stand there, at once', async () => {
    const all = await opened();
    all.send({ type: 'addOn.choose', isSelected: true });
    expect([all.asked(), context(all).asked, addOnIn(all.now())?.isSelected]).toEqual([
      ['saveWish'],
      { kind: 'instructions', text: '', isAddOn: true },
      true,
    ]);
  });

  it('for a coupon without a code is none', async () => {
    const all = await opened();
    all.send({ type: 'code.add' });
    expect([all.asked(), couponsIn(all.now())]).toEqual([
      [],
      { applied: [], code: '', isAdding: false, refusal: null },
    ]);
    all.send({ type: 'code.type', code: 'tenoff' });
    all.send({ type: 'code.add' });
    expect([all.asked(), context(all).asked, couponsIn(all.now()).isAdding]).toEqual([['saveWish'], coupon, true]);
  });
});

describe('Going on to paying', () => {
  it('is told once, and what is missing is told each time it is wanted', async () => {
    const all = await opened();
    all.send({ type: 'payment.want' });
    all.send({ type: 'payment.want' });
    expect(all.world.emitted).toEqual([
      { type: 'payment.blocked', lacking: 'disclaimer' },
      { type: 'payment.blocked', lacking: 'disclaimer' },
    ]);
    expect([context(all).isGoing, context(all).isMissingSaid]).toEqual([false, true]);
    const ready = await opened(accepted);
    ready.send({ type: 'payment.want' });
    expect([ready.world.emitted, context(ready).isGoing]).toEqual([[{ type: 'payment.due' }], false]);
  });
});
