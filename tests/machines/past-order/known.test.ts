import { describe, expect, it } from 'vitest';
import { cancelledSample, orderSample } from '#ui/pages/orders/sample-orders.ts';
import { enters, reads } from './past-order.rig.ts';
import { lost, orderId, otherId, refusal } from './past-order.roster.ts';

const shown = { state: 'shown', order: orderSample, isOld: false };
const reading = { state: 'reading', order: null };
const notFound = refusal('NotFound', 404);

describe('An order that a page is about', () => {
  it('is asked for by its number, and opened again stays on show meanwhile', async () => {
    const { opens, wanted, shown: shows, asked, snapshot, stop } = await reads();
    opens();
    expect([shows(), asked(), wanted('loadOrder'), snapshot().hasTag('busy')]).toEqual([
      shown,
      ['loadOrder'],
      { orderId },
      true,
    ]);
    stop();
  });

  it('is asked for of nobody, and is not read anew before a page is about one', () => {
    const guest = enters(null);
    guest.opens();
    expect([guest.questions, guest.shown()]).toEqual([[], reading]);
    const nowhere = enters();
    nowhere.send({ type: 'order.reload' });
    expect(nowhere.questions).toEqual([]);
    guest.stop();
    nowhere.stop();
  });

  it('that did not come says why until it does, and shows then as new', async () => {
    const { opens, send, shown: shows, refused, answered, context, stop } = enters();
    opens();
    await refused('loadOrder', lost);
    expect(shows()).toEqual({ state: 'failed', order: null, fault: lost.fault });
    send({ type: 'order.reload' });
    await answered('loadOrder', orderSample);
    expect([shows(), context().fault]).toEqual([shown, null]);
    stop();
  });

  it('that is gone since is shown no more, and says why', async () => {
    const { send, shown: shows, refused, context, stop } = await reads();
    send({ type: 'order.reload' });
    await refused('loadOrder', notFound);
    expect([shows(), context().fault]).toEqual([{ state: 'missing', order: null }, notFound.fault]);
    stop();
  });

  it('stays when its shopper is told of again', async () => {
    const { is, shown: shows, questions, stop } = await reads();
    is('aroha');
    expect([shows(), questions.length]).toEqual([shown, 1]);
    stop();
  });

  it.each([
    ['has signed out', { type: 'session.ended' }, null],
    ['is somebody else', { type: 'user.changed', subject: 'hemi', isShopper: true }, 'hemi'],
  ])('goes when the shopper %s, and an answer on its way is nobody’s', async (_, event, subject) => {
    const { send, shown: shows, context, questions, answer, stop } = await reads();
    send({ type: 'order.reload' });
    send(event);
    await answer(questions[1] as never, cancelledSample);
    send({ type: 'order.reload' });
    expect([shows(), context().subject, context().orderId, questions.length]).toEqual([reading, subject, null, 2]);
    expect(questions[1]?.signal.aborted).toBe(true);
    stop();
  });

  it('is not the one before: another one is asked for by its own number, and shows nothing until it is there', async () => {
    const { opens, shown: shows, wanted, stop } = await reads();
    opens(otherId);
    expect([shows(), wanted('loadOrder')]).toEqual([reading, { orderId: otherId }]);
    stop();
  });
});
