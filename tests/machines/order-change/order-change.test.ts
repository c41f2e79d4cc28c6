import { describe, expect, it } from 'vitest';
import {
  differenceIn,
  endReasonIn,
  isChanging,
  orderAskedIn,
  orderChangeMachine,
} from '#machines/order-change/index.ts';
import { createWorld } from '../kit/world.ts';
import { answered, difference, ended, firstId, known, last, picked, terms } from './order-change.samples.ts';

const inChange = { orderId: firstId, orderNumber: 'K100-1' };
const open = (input: object = { subject: 'aroha', inChange: null }) => {
  const world = createWorld(orderChangeMachine, { input });
  const now = () => world.snapshot() as never;
  return {
    ...world,
    shown: () => orderAskedIn(now()),
    isChanging: () => isChanging(now()),
    context: () => world.snapshot().context as Record<string, unknown>,
    names: () => world.questions.map(({ name }) => name),
    last: () => world.questions.at(-1)!,
  };
};
const openKnown = async () => {
  const world = open();
  world.chart.send({ type: 'order.need', orderId: firstId });
  await world.answer(world.last(), known);
  return world;
};

describe('Beginning', () => {
  it('an order is read by its id, or as the last one [A4.58] [A4.59]', async () => {
    const { chart, answer, last: asked, shown, context } = open();
    chart.send({ type: 'order.need', orderId: firstId });
    expect([context()['asked'], shown().state]).toEqual([firstId, 'reading']);
    chart.send({ type: 'order.need', orderId: null });
    expect(context()['asked']).toBeNull();
    await answer(asked(), last);
    expect([shown().state, shown().order?.orderNumber]).toEqual(['changeable', 'K100-2']);
  });

  it('begins with exactly the order that was read, after the trolley has been sent [A4.61]', async () => {
    const { chart, answer, last: asked, names, context, emitted } = await openKnown();
    chart.send({ type: 'change.begin' });
    expect(names().at(-1)).toBe('sendTrolley');
    await answer(asked(), null);
    expect([names().at(-1), context()['begunId']]).toEqual(['beginChange', firstId]);
    await answer(asked(), answered(true));
    expect(emitted.map(({ type }) => type)).toEqual(['change.begun']);
  });

  it('without an order nothing is sent, and it says so [A5.16]', () => {
    const { chart, names, context } = open();
    chart.send({ type: 'change.begin' });
    expect(names()).toEqual([]);
    expect(context()['fault']).toMatchObject({ message: 'Order id not set' });
  });

  it('a beginning that failed is known until the next [A4.62]', async () => {
    const { chart, answer, refuse, last: asked, context } = await openKnown();
    for (const isAnswered of [true, false]) {
      chart.send({ type: 'change.begin' });
      expect(context()['failedToLoadLastOrderInTrolley']).toBe(false);
      await answer(asked(), null);
      await (isAnswered ? answer(asked(), answered(false)) : refuse(asked(), new Error('down')));
      expect(context()['failedToLoadLastOrderInTrolley']).toBe(true);
      expect(context()['fault']).not.toBeNull();
    }
  });

  it('of two beginnings only the later answer counts', async () => {
    const { chart, answer, last: asked, emitted } = await openKnown();
    chart.send({ type: 'change.begin' });
    await answer(asked(), null);
    const first = asked();
    chart.send({ type: 'change.begin' });
    expect(asked()).not.toBe(first);
    await answer(first, answered(true));
    expect(emitted).toEqual([]);
    await answer(asked(), answered(true));
    expect(emitted).toHaveLength(1);
  });

  it('what cannot be changed is not begun, and says why [A6.09]', async () => {
    const { chart, answer, last: asked, names, shown } = open();
    chart.send({ type: 'order.need', orderId: firstId });
    await answer(asked(), picked);
    expect([shown().state, shown().order?.unchangeableOrderReason]).toEqual(['unchangeable', 'OrderAlreadyPicking']);
    chart.send({ type: 'change.begin' });
    expect(names()).toEqual(['readOrder']);
  });
});

describe('Changing', () => {
  it('is what the store last said of who is shopping, never sooner [A4.60]', async () => {
    const { chart, answer, last: asked, isChanging: changing } = await openKnown();
    chart.send({ type: 'change.begin' });
    await answer(asked(), null);
    await answer(asked(), answered(true));
    expect(changing()).toBe(false);
    chart.send(terms(firstId));
    expect(changing()).toBe(true);
    chart.send(terms(null));
    expect(changing()).toBe(false);
  });

  it('given up, it goes on until the store says that it does not [A4.63]', async () => {
    const {
      chart,
      answer,
      refuse,
      last: asked,
      isChanging: changing,
      context,
      emitted,
      names,
    } = open({
      subject: 'aroha',
      inChange,
    });
    chart.send({ type: 'change.giveUp' });
    expect(names()).toEqual(['giveUpChange']);
    await refuse(asked(), new Error('down'));
    expect([changing(), context()['giveUpFault'] === null]).toEqual([true, false]);
    chart.send({ type: 'change.giveUp' });
    expect(context()['giveUpFault']).toBeNull();
    await answer(asked(), answered(false));
    expect([changing(), context()['giveUpFault'] === null]).toEqual([true, false]);
    chart.send({ type: 'change.giveUp' });
    await answer(asked(), answered(true));
    expect([changing(), emitted.at(-1)?.type]).toEqual([true, 'change.givenUp']);
    chart.send(terms(null));
    expect(changing()).toBe(false);
  });

  it('nothing of it stays for the next shopper', async () => {
    const { chart, answer, last: asked, context, shown } = open({ subject: 'aroha', inChange });
    chart.send({ type: 'difference.need' });
    await answer(asked(), difference);
    chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([context()['inChange'], context()['difference'], shown().order]).toEqual([null, null, null]);
  });

  it('the difference is asked for while an order is changed, and stays on show while it is asked for anew', async () => {
    const { chart, answer, refuse, last: asked, names, snapshot } = open();
    chart.send({ type: 'difference.need' });
    expect(names()).toEqual([]);
    chart.send(terms(firstId));
    await answer(asked(), difference);
    chart.send({ type: 'difference.reload' });
    expect(differenceIn(snapshot() as never)).toEqual(difference);
    await refuse(asked(), new Error('down'));
    expect(differenceIn(snapshot() as never)).toEqual(difference);
    chart.send({ type: 'difference.need' });
    expect(names()).toHaveLength(3);
    chart.send(terms(null));
    expect(differenceIn(snapshot() as never)).toBeNull();
  });
});

describe('A change that ended by itself', () => {
  it('is asked about only where the operator wants it, once [A4.65]', async () => {
    const { chart, answer, last: asked, names } = open();
    expect(names()).toEqual([]);
    chart.send({ type: 'check.want' });
    chart.send({ type: 'check.want' });
    expect(names()).toEqual(['checkChange']);
    await answer(asked(), { ...ended, changeOrderCancelled: false });
    chart.send({ type: 'check.want' });
    expect(names()).toHaveLength(1);
  });

  it.each([
    [ended, true],
    [{ ...ended, isInChangeOrder: true }, false],
    [{ ...ended, isChangable: true }, false],
    [{ ...ended, changeOrderCancelled: false }, false],
  ])('is told only where all three say so: %j [A4.64]', async (check, isTold) => {
    const { chart, answer, last: asked, snapshot } = open();
    chart.send({ type: 'check.want' });
    await answer(asked(), check);
    expect(endReasonIn(snapshot() as never) !== null).toBe(isTold);
  });

  it('read by the shopper, the store is told, and even if that fails it is over [A4.O12]', async () => {
    const { chart, answer, refuse, last: asked, names, emitted, snapshot } = open();
    chart.send({ type: 'check.want' });
    await answer(asked(), ended);
    chart.send({ type: 'end.acknowledge' });
    expect(names().at(-1)).toBe('acknowledgeEnd');
    await refuse(asked(), new Error('down'));
    expect(emitted.at(-1)).toEqual({ type: 'end.acknowledged', context: null });
    expect(endReasonIn(snapshot() as never)).toBeNull();
  });
});
