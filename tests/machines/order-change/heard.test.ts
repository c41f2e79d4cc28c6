import { describe, expect, it } from 'vitest';
import {
  differenceFaultIn,
  differenceIn,
  endReasonIn,
  giveUpFaultIn,
  isBeginning,
  isChanging,
  isGivingUp,
  isReckoning,
  orderAskedIn,
  orderChangeMachine,
} from '#machines/order-change/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { answered, difference, ended, firstId, known, picked, terms } from './order-change.samples.ts';

const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
const inChange = { orderId: firstId, orderNumber: 'K100-1' };

function open(
  input: { subject: string | null; inChange: typeof inChange | null } = { subject: 'aroha', inChange: null },
) {
  const world = createWorld(orderChangeMachine, { input });
  const now = () => world.snapshot() as never;
  const send = world.chart.send.bind(world.chart);
  const names = () => world.questions.map(({ name }) => name);
  const asked = () => world.open().map(({ name }) => name);
  const answer = (said: unknown) => world.answer(world.open().at(-1) as never, said);
  const refuse = () => world.refuse(world.open().at(-1) as never, offline);
  const context = () => world.snapshot().context;
  return { world, now, send, names, asked, answer, refuse, context };
}
const idNotSet = { type: 'change.refused', fault: expect.objectContaining({ message: 'Order id not set' }) };

describe('The order that may be changed', () => {
  it('that could not be read is said with the reason, and is read when it is wanted again', async () => {
    const { send, refuse, now, answer } = open();
    send({ type: 'order.need', orderId: firstId });
    await refuse();
    expect(orderAskedIn(now())).toMatchObject({ state: 'unknown', order: null, fault: { tag: 'offline' } });
    send({ type: 'order.need', orderId: firstId });
    expect(orderAskedIn(now())).toEqual({ state: 'reading', order: null, fault: null });
    await answer(known);
    expect(orderAskedIn(now()).state).toBe('changeable');
  });

  it('begins no change before it is known, and says so to whoever asks for one', async () => {
    const { send, refuse, world, names, context } = open();
    send({ type: 'change.begin' });
    expect(world.emitted).toEqual([idNotSet]);
    send({ type: 'order.need', orderId: firstId });
    send({ type: 'change.begin' });
    await refuse();
    send({ type: 'fault.dismiss' });
    expect(context().fault).toBe(null);
    send({ type: 'change.begin' });
    expect([names(), world.emitted]).toEqual([['readOrder'], [idNotSet, idNotSet, idNotSet]]);
    expect(context()).toMatchObject({ failedToLoadLastOrderInTrolley: true, fault: { message: 'Order id not set' } });
  });

  it('is nobody’s while nobody is here: nothing is read, begun or believed', () => {
    const { send, names, world, now } = open({ subject: null, inChange: null });
    send({ type: 'order.need', orderId: firstId });
    send({ type: 'change.begin' });
    send(terms(firstId));
    expect([names(), world.emitted, isChanging(now())]).toEqual([[], [], false]);
  });

  it('may not be changed any more as soon as the store says so', async () => {
    const { send, answer, now, names, world } = open();
    send({ type: 'order.need', orderId: firstId });
    await answer(known);
    send({ type: 'order.need', orderId: firstId });
    await answer(picked);
    send({ type: 'change.begin' });
    expect([names(), isBeginning(now()), orderAskedIn(now()).state]).toEqual([
      ['readOrder', 'readOrder'],
      false,
      'unchangeable',
    ]);
    expect(world.emitted).toEqual([]);
  });
});

describe('A change that is begun', () => {
  const begun = async () => {
    const rig = open();
    rig.send({ type: 'order.need', orderId: firstId });
    await rig.answer(known);
    rig.send({ type: 'change.begin' });
    expect(isBeginning(rig.now())).toBe(true);
    return rig;
  };

  it.each(['the trolley was not sent', 'the store did not answer', 'the store did not do it'] as const)(
    'and is not, because %s, says why and can be begun again',
    async (why) => {
      const { send, answer, refuse, world, context, now, asked } = await begun();
      if (why === 'the trolley was not sent') await refuse();
      else {
        await answer(null);
        await (why === 'the store did not answer' ? refuse() : answer(answered(false)));
      }
      const { fault } = context();
      expect(world.emitted).toEqual([{ type: 'change.refused', fault: expect.objectContaining(fault) }]);
      expect(context().failedToLoadLastOrderInTrolley).toBe(true);
      expect(orderAskedIn(now()).state).toBe('changeable');
      send({ type: 'change.begin' });
      expect([asked(), context().fault]).toEqual([['sendTrolley'], null]);
    },
  );

  it('twice is begun for the order that was read', async () => {
    const { send, answer, asked, context, world } = await begun();
    await answer(null);
    send({ type: 'change.begin' });
    expect(context().begunId).toBe(firstId);
    await answer(answered(true));
    expect(world.emitted).toMatchObject([{ type: 'change.begun', orderId: firstId }]);
    send({ type: 'change.begin' });
    expect(asked()).toEqual(['sendTrolley']);
  });
});

describe('A change that is given up', () => {
  it('is said to be given up with what the store answered, and why it was not', async () => {
    const { send, answer, refuse, world, now } = open({ subject: 'aroha', inChange });
    send({ type: 'change.giveUp' });
    expect([isGivingUp(now()), isChanging(now())]).toEqual([true, true]);
    send({ type: 'change.giveUp' });
    expect(world.questions).toHaveLength(1);
    await refuse();
    expect([isGivingUp(now()), giveUpFaultIn(now())]).toEqual([false, offline.fault]);
    expect(world.emitted.at(-1)).toEqual({ type: 'giveUp.failed', fault: offline.fault, context: null });
    send({ type: 'fault.dismiss' });
    expect(giveUpFaultIn(now())).toBe(null);
    send({ type: 'change.giveUp' });
    const { context } = answered(false);
    await answer(answered(false));
    expect(world.emitted.at(-1)).toEqual({ type: 'giveUp.failed', fault: giveUpFaultIn(now()), context });
    send({ type: 'change.giveUp' });
    await answer(answered(true));
    expect([isGivingUp(now()), world.emitted.at(-1)]).toEqual([false, { type: 'change.givenUp', context }]);
  });

  it('is over in the moment the store says that no order is being changed, with all that was said of it', async () => {
    const { send, answer, refuse, now, asked } = open({ subject: 'aroha', inChange });
    send({ type: 'difference.need' });
    await answer(difference);
    send({ type: 'change.giveUp' });
    await refuse();
    send({ type: 'change.giveUp' });
    expect(asked()).toEqual(['giveUpChange']);
    send(terms(null));
    expect([isChanging(now()), differenceIn(now()), giveUpFaultIn(now()), asked()]).toEqual([false, null, null, []]);
  });

  it('of one shopper is nothing to the next, and goes on when the same one is told of again', () => {
    const { send, asked, now } = open({ subject: 'aroha', inChange });
    send({ type: 'change.giveUp' });
    send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([asked(), isChanging(now())]).toEqual([['giveUpChange'], true]);
    send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([asked(), isChanging(now())]).toEqual([[], false]);
  });
});

describe('What has changed', () => {
  it('that nobody could say is said with the reason, until it is asked for anew', async () => {
    const { send, answer, refuse, now, names } = open({ subject: 'aroha', inChange });
    send({ type: 'difference.need' });
    expect(isReckoning(now())).toBe(true);
    await refuse();
    expect([differenceFaultIn(now()), isReckoning(now())]).toEqual([offline.fault, false]);
    send({ type: 'difference.reload' });
    expect([differenceFaultIn(now()), isReckoning(now())]).toEqual([null, true]);
    await refuse();
    send({ type: 'difference.need' });
    await answer(difference);
    expect([differenceFaultIn(now()), differenceIn(now()), names().length]).toEqual([null, difference, 3]);
    send({ type: 'difference.need' });
    expect(names()).toHaveLength(3);
  });

  it('while it is being asked for is asked for once more', () => {
    const { send, names, asked } = open({ subject: 'aroha', inChange });
    send({ type: 'difference.need' });
    send({ type: 'difference.reload' });
    expect([names(), asked()]).toEqual([['loadDifference', 'loadDifference'], ['loadDifference']]);
  });

  it('is not asked for any more once no order is being changed, however far that had come', async () => {
    for (const stage of ['reckoning', 'compared', 'unreckoned'] as const) {
      const { send, answer, refuse, asked, names, now } = open({ subject: 'aroha', inChange });
      send({ type: 'difference.need' });
      if (stage === 'compared') await answer(difference);
      if (stage === 'unreckoned') await refuse();
      send(terms(null));
      expect([asked(), now()]).toEqual([
        [],
        expect.objectContaining({ value: expect.objectContaining({ comparing: 'unneeded' }) }),
      ]);
      send({ type: 'difference.reload' });
      expect(names()).toHaveLength(1);
      send(terms(firstId));
      expect(asked()).toEqual(['loadDifference']);
    }
  });
});

describe('That a change has ended by itself', () => {
  it('is said once, with its reason, and the terms that came when it was read', async () => {
    const { send, answer, world, now } = open();
    send({ type: 'check.want' });
    await answer(ended);
    expect([world.emitted.map(({ type }) => type), endReasonIn(now())]).toEqual([
      ['change.ended'],
      { reason: 'OrderAlreadyPicking' },
    ]);
    send({ type: 'end.acknowledge' });
    expect(endReasonIn(now())).toBe(null);
    await answer(answered(true));
    expect(world.emitted.at(-1)).toEqual({ type: 'end.acknowledged', context: answered(true).context });
    send({ type: 'end.acknowledge' });
    expect(world.questions).toHaveLength(2);
  });

  it('is over once it was read, though the store did not hear of that', async () => {
    const { send, answer, refuse, names } = open();
    send({ type: 'check.want' });
    await answer(ended);
    send({ type: 'end.acknowledge' });
    await refuse();
    expect(names()).toEqual(['checkChange', 'acknowledgeEnd']);
  });

  it('is asked of each shopper once, and left at that when the store does not say', async () => {
    const { send, refuse, names, now } = open();
    send({ type: 'check.want' });
    await refuse();
    send({ type: 'check.want' });
    expect([names(), endReasonIn(now())]).toEqual([['checkChange'], null]);
    send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect(names()).toEqual(['checkChange', 'checkChange']);
    send({ type: 'user.changed', subject: null, isShopper: false });
    expect(names()).toHaveLength(2);
  });
});
