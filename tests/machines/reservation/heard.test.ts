import { describe, expect, it } from 'vitest';
import { holdStateOf, wishOf } from '#machines/reservation/index.ts';
import { FaultError } from '#services/fault.ts';
import { at, opened, short, slot } from './opened.ts';
import { answerWith, periods, termsWith } from './terms.sample.ts';

const boom = new FaultError({ tag: 'offline', message: 'Offline.' });

describe('A slot that is held', () => {
  it('is over as soon as the store refuses anything for it, said with the end the store named', () => {
    for (const end of ['closed', 'expired'] as const) {
      const { send, tick, alerts, snapshot, asked, world } = opened();
      tick(at(1));
      send({ type: 'hold.refused', reservationId: 'a', end });
      expect([alerts(), holdStateOf(snapshot())]).toEqual([[`${end} a`], end]);
      expect(world.reports).toMatchObject([{ type: 'context.told', context: { fulfilment: { slotId: null } } }]);
      expect(asked('dropSlot')).toHaveLength(1);
      world.stop();
    }
  });

  it('outlives such a refusal while an order is changed: its time is the order’s', () => {
    const { send, alerts, snapshot, world } = opened(null);
    send(termsWith(slot, at(0), { isChangingOrder: true }));
    send({ type: 'hold.refused', reservationId: 'a', end: 'closed' });
    expect([alerts(), holdStateOf(snapshot())]).toEqual([[], 'quiet']);
    world.stop();
  });

  it('outlives a refusal for the slot that was held before it', () => {
    const { send, alerts, snapshot, world } = opened();
    send({ type: 'hold.refused', reservationId: 'before', end: 'expired' });
    expect([alerts(), holdStateOf(snapshot())]).toEqual([[], 'open']);
    world.stop();
  });

  it('is warned of by the settings that came last', () => {
    const { send, tick, alerts, world } = opened(short);
    send({ type: 'periods.told', periods: { ...periods, soonMs: 30 * 60_000 } });
    tick(at(10));
    expect(alerts()).toEqual(['closingSoon b']);
    world.stop();
  });

  it('is nobody’s after a sign-out: none is held, and nothing can be wished for it', () => {
    const { send, snapshot, world } = opened();
    send({ type: 'session.ended' });
    expect(holdStateOf(snapshot())).toBe('none');
    send({ type: 'hold.extend' });
    send({ type: 'hold.release' });
    const questions = world.questions.map(({ name }) => name);
    expect([wishOf(snapshot()), questions]).toEqual(['resting', ['seconds']]);
    world.stop();
  });

  it('whose clock is lost is reported, and stays held', async () => {
    const { snapshot, exceptions, asked, world } = opened();
    await world.refuse(asked('seconds')[0] as never, new Error('no worker'));
    expect([exceptions(), holdStateOf(snapshot())]).toEqual([[expect.stringContaining('clock')], 'open']);
    world.stop();
  });

  it.each(['closed', 'expired'] as const)(
    'that is over (%s) is told of with what the store then says, and nothing is said of a store that does not answer',
    async (end) => {
      const answered = opened();
      answered.send({ type: 'hold.refused', reservationId: 'a', end });
      await answered.world.answer(answered.asked('dropSlot')[0] as never, answerWith(null, at(61)));
      expect(answered.world.reports.at(-1)).toMatchObject({ type: 'context.told', context: { serverNowMs: at(61) } });
      expect(answered.world.reports).toHaveLength(2);
      answered.world.stop();
      const unanswered = opened();
      unanswered.send({ type: 'hold.refused', reservationId: 'a', end });
      await unanswered.world.refuse(unanswered.asked('dropSlot')[0] as never, boom);
      expect([unanswered.world.errors, unanswered.world.snapshot().context.fault]).toEqual([[], null]);
      expect(holdStateOf(unanswered.snapshot())).toBe(end);
      unanswered.world.stop();
    },
  );

  it('is not believed in by an older answer after its end, which tells everybody so once more', () => {
    for (const end of ['closed', 'expired'] as const) {
      const told = end === 'closed' ? { ...slot, cutOffMs: at(60), heldUntilMs: null } : slot;
      const { send, tick, snapshot, world } = opened(told);
      tick(at(60));
      send(termsWith(told, at(60)));
      expect([holdStateOf(snapshot()), world.snapshot().context.slot]).toEqual([end, null]);
      expect(world.reports).toHaveLength(2);
      expect(world.reports.at(-1)).toMatchObject({ context: { fulfilment: { slotId: null } } });
      send(termsWith(null, at(61), { orderCount: 7 }));
      expect(world.snapshot().context.terms.shopper.orderCount).toBe(7);
      const before = world.emitted.length;
      send({ type: 'hold.refused', reservationId: 'a', end: 'closed' });
      expect([holdStateOf(snapshot()), world.emitted.length]).toEqual([end, before]);
      send(termsWith({ ...slot, id: 'n', heldUntilMs: at(120) }, at(2)));
      expect(holdStateOf(snapshot())).toBe('open');
      world.stop();
    }
  });

  it('chosen after the end of another begins its clocks', () => {
    const { send, tick, timers, snapshot, world } = opened();
    tick(at(60));
    send(termsWith({ ...slot, id: 'n', heldUntilMs: at(120) }, at(61)));
    expect([holdStateOf(snapshot()), timers()]).toEqual(['open', 1]);
    world.stop();
  });
});

describe('What is wished for a held slot', () => {
  it('is kept longer is said with its new end, and may be wished once more', async () => {
    const { send, snapshot, asked, world } = opened();
    send({ type: 'hold.extend' });
    await world.answer(asked('extendHold')[0] as never, answerWith({ ...slot, heldUntilMs: at(90) }, at(1)));
    expect(world.emitted).toContainEqual({ type: 'hold.extended', heldUntilMs: at(90) });
    send({ type: 'hold.extend' });
    expect([wishOf(snapshot()), asked('extendHold').length]).toEqual(['extending', 1]);
    await world.answer(asked('extendHold')[0] as never, answerWith({ ...slot, heldUntilMs: at(95) }, at(2)));
    send({ type: 'hold.release' });
    expect([wishOf(snapshot()), asked('releaseSlot').length]).toEqual(['releasing', 1]);
    world.stop();
  });

  it('is let go is said, and what the store answers is told', async () => {
    const { send, snapshot, asked, world } = opened();
    send({ type: 'hold.release' });
    expect([wishOf(snapshot()), world.snapshot().hasTag('busy')]).toEqual(['releasing', true]);
    await world.answer(asked('releaseSlot')[0] as never, answerWith(null, at(1)));
    expect([wishOf(snapshot()), world.reports.at(-1)?.type]).toEqual(['resting', 'context.told']);
    expect(world.emitted).toContainEqual({ type: 'hold.released' });
    world.stop();
  });

  it.each([
    ['hold.extend', 'unextended'],
    ['hold.release', 'unreleased'],
  ] as const)('fails (%s) with the reason, which is gone with the next try of either', async (wish, failed) => {
    for (const next of ['hold.extend', 'hold.release'] as const) {
      const { send, snapshot, world } = opened();
      send({ type: wish });
      await world.refuse(world.open().findLast(({ name }) => name !== 'seconds') as never, boom);
      expect([wishOf(snapshot()), world.snapshot().context.fault?.tag]).toEqual([failed, 'offline']);
      send({ type: next });
      expect([wishOf(snapshot()), world.snapshot().context.fault]).toEqual([
        next === 'hold.extend' ? 'extending' : 'releasing',
        null,
      ]);
      world.stop();
    }
  });

  it('comes to nothing when the slot goes meanwhile, whatever became of the wish', async () => {
    for (const wish of ['hold.extend', 'hold.release'] as const)
      for (const how of ['asked', 'failed'] as const) {
        const { send, snapshot, world } = opened();
        send({ type: wish });
        if (how === 'failed')
          await world.refuse(world.open().findLast(({ name }) => name !== 'seconds') as never, boom);
        const questions = world.questions.length;
        send({ type: 'hold.refused', reservationId: 'a', end: 'closed' });
        const since = world.questions.slice(questions).map(({ name }) => name);
        expect([wishOf(snapshot()), since]).toEqual(['resting', ['dropSlot']]);
        world.stop();
      }
    const { send, snapshot, asked, world } = opened();
    send({ type: 'hold.extend' });
    await world.answer(asked('extendHold')[0] as never, answerWith({ ...slot, heldUntilMs: at(90) }, at(1)));
    const questions = world.questions.length;
    send({ type: 'hold.refused', reservationId: 'a', end: 'closed' });
    const since = world.questions.slice(questions).map(({ name }) => name);
    expect([wishOf(snapshot()), since]).toEqual(['resting', ['dropSlot']]);
    world.stop();
  });

  it.each([
    ['SlotClosed', 'closed', slot],
    ['SlotExpired', 'expired', slot],
    ['SlotClosed', 'closed', { ...slot, cutOffMs: null }],
    ['SlotExpired', 'expired', { ...slot, cutOffMs: null }],
  ] as const)('for a slot that the store calls %s ends it: said, told and let go (%s)', async (code, end, told) => {
    for (const wish of ['hold.extend', 'hold.release'] as const) {
      const { send, tick, alerts, snapshot, asked, world } = opened(told);
      tick(at(1));
      send({ type: wish });
      const question = wish === 'hold.extend' ? 'extendHold' : 'releaseSlot';
      const over = new FaultError({ tag: 'refused', status: 409, code, message: 'It is over.' });
      await world.refuse(asked(question)[0] as never, over);
      expect([alerts(), holdStateOf(snapshot()), wishOf(snapshot())]).toEqual([[`${end} a`], end, 'resting']);
      expect(world.snapshot().context.slot).toBe(null);
      expect(world.reports).toMatchObject([{ type: 'context.told', context: { fulfilment: { slotId: null } } }]);
      expect(asked('dropSlot')).toHaveLength(1);
      world.stop();
    }
  });

  it('is not to be kept longer while an order is changed', async () => {
    for (const before of ['nothing', 'extended', 'unextended', 'unreleased'] as const) {
      const { send, snapshot, asked, world } = opened();
      if (before !== 'nothing') send({ type: before === 'unreleased' ? 'hold.release' : 'hold.extend' });
      if (before === 'extended') await world.answer(asked('extendHold')[0] as never, answerWith(slot, at(1)));
      if (before === 'unextended') await world.refuse(asked('extendHold')[0] as never, boom);
      if (before === 'unreleased') await world.refuse(asked('releaseSlot')[0] as never, boom);
      send(termsWith(slot, at(1), { isChangingOrder: true }));
      send({ type: 'hold.extend' });
      expect([wishOf(snapshot()), asked('extendHold')]).toEqual([before === 'nothing' ? 'resting' : before, []]);
      world.stop();
    }
  });
});
