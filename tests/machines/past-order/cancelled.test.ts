import { describe, expect, it } from 'vitest';
import { technicalIssues } from '#services/fault.ts';
import { cancelledSample } from '#ui/pages/orders/sample-orders.ts';
import { cancels, reads } from './past-order.rig.ts';
import { done, lost, orderId, otherId, refusal } from './past-order.roster.ts';

const attempt = (key: string) => ({ attempt: { orderId, key } });
const told = { type: 'context.told', context: done().context };
const picking = refusal('OrderAlreadyPicking');
const idle = { state: 'idle' };
const no = { state: 'refused', fault: picking.fault };

describe('What becomes of cancelling an order', () => {
  it('is that it is cancelled, which is told with the terms that came', async () => {
    const { cancel, wanted, answered, emitted, reports, context, stop } = await cancels();
    expect(wanted('cancelOrder')).toEqual(attempt('one'));
    await answered('cancelOrder', done());
    expect([cancel(), context().attempt]).toEqual([{ state: 'cancelled' }, null]);
    expect([emitted, reports]).toEqual([[{ type: 'order.cancelled', orderId }], [told]]);
    stop();
  });

  it('is a no without a reason, which is said with the terms that came', async () => {
    const fault = { tag: 'garbled', message: technicalIssues };
    const { cancel, answered, emitted, reports, context, stop } = await cancels();
    await answered('cancelOrder', done(false));
    expect([cancel(), context().attempt]).toEqual([{ state: 'refused', fault }, null]);
    expect([emitted, reports]).toEqual([[{ type: 'cancel.refused', orderId, fault }], [told]]);
    stop();
  });

  it('is a no with a reason, which is told and nothing else', async () => {
    const { cancel, refused, emitted, reports, context, stop } = await cancels();
    await refused('cancelOrder', picking);
    expect([cancel(), context().attempt]).toEqual([no, null]);
    expect([emitted, reports]).toEqual([[{ type: 'cancel.refused', orderId, fault: picking.fault }], []]);
    stop();
  });

  it('is asked for again after a second, then after two, with the key it had', async () => {
    const { clock, cancel, cancels: asked, wanted, refused, emitted, stop } = await cancels();
    await refused('cancelOrder', lost);
    clock.increment(999);
    expect([cancel(), asked(), emitted]).toEqual([{ state: 'doubtful' }, 1, []]);
    clock.increment(1);
    expect([cancel(), asked(), wanted('cancelOrder')]).toEqual([{ state: 'cancelling' }, 2, attempt('one')]);
    await refused('cancelOrder', lost);
    clock.increment(1_999);
    expect(asked()).toBe(2);
    clock.increment(1);
    expect(asked()).toBe(3);
    stop();
  });

  it('is asked for at once when somebody says so while it is waited, and not while it is asked', async () => {
    const { send, cancels: asked, wanted, refused, stop } = await cancels();
    send({ type: 'cancel.retry' });
    expect(asked()).toBe(1);
    await refused('cancelOrder', lost);
    send({ type: 'cancel.retry' });
    expect([asked(), wanted('cancelOrder')]).toEqual([2, attempt('one')]);
    stop();
  });

  it('is tried anew under another key after a no, and waits as shortly as the first time', async () => {
    const { confirms, clock, cancel, cancels: asked, wanted, refused, stop } = await cancels();
    await refused('cancelOrder', lost);
    clock.increment(1_000);
    await refused('cancelOrder', picking);
    confirms('two');
    expect([cancel(), wanted('cancelOrder')]).toEqual([{ state: 'cancelling' }, attempt('two')]);
    await refused('cancelOrder', lost);
    clock.increment(1_000);
    expect(asked()).toBe(4);
    stop();
  });

  it('is not tried anew once the store allows it no more', async () => {
    const { send, confirms, cancel, cancels: asked, answered, refused, stop } = await cancels();
    await refused('cancelOrder', picking);
    send({ type: 'order.reload' });
    await answered('loadOrder', cancelledSample);
    confirms('two');
    expect([cancel(), asked()]).toEqual([no, 1]);
    stop();
  });
});

describe.each([
  [
    'cancelled',
    (end: Awaited<ReturnType<typeof cancels>>) => end.answered('cancelOrder', done()),
    { state: 'cancelled' },
  ],
  ['a no', (end: Awaited<ReturnType<typeof cancels>>) => end.refused('cancelOrder', picking), no],
] as const)('The word that it is %s', (_, ends, word) => {
  it('stands while the same order is looked at, and is gone once another one was', async () => {
    const ended = await cancels();
    await ends(ended);
    ended.opens();
    expect(ended.cancel()).toEqual(word);
    ended.opens(otherId);
    expect(ended.cancel()).toEqual(idle);
    ended.opens();
    expect([ended.cancel(), ended.context().endedId, ended.context().refusal]).toEqual([idle, null, null]);
    ended.stop();
  });

  it('is gone once it was read', async () => {
    const ended = await cancels();
    await ends(ended);
    ended.send({ type: 'cancel.dismiss' });
    expect([ended.cancel(), ended.cancels(), ended.context().endedId, ended.context().refusal]).toEqual([
      idle,
      1,
      null,
      null,
    ]);
    ended.confirms('two');
    expect([ended.cancel(), ended.cancels()]).toEqual([{ state: 'cancelling' }, 2]);
    ended.stop();
  });
});

describe('Cancelling an order', () => {
  it('goes on when its shopper is told of again', async () => {
    const { is, cancel, answered, emitted, stop } = await cancels();
    is('aroha');
    expect(cancel()).toEqual({ state: 'cancelling' });
    await answered('cancelOrder', done());
    expect(emitted).toEqual([{ type: 'order.cancelled', orderId }]);
    stop();
  });

  it.each([{ type: 'session.ended' }, { type: 'user.changed', subject: 'hemi', isShopper: true }])(
    'is nothing of whoever comes next ($type)',
    async (event) => {
      const { send, cancel, snapshot, questions, answer, emitted, reports, stop } = await cancels();
      send(event);
      expect([cancel(), snapshot().hasTag('cancelling'), questions[1]?.signal.aborted]).toEqual([idle, false, true]);
      await answer(questions[1] as never, done());
      expect([emitted, reports]).toEqual([[], []]);
      stop();
    },
  );

  it('is not begun by a question alone, nor by what was read of it', async () => {
    const { send, cancels: asked, stop } = await reads();
    send({ type: 'cancel.retry' });
    send({ type: 'cancel.dismiss' });
    expect(asked()).toBe(0);
    stop();
  });
});
