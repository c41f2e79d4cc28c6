import { describe, expect, it } from 'vitest';
import { alertsFiredOf, holdStateOf, wishOf } from '#machines/reservation/index.ts';
import { FaultError } from '#services/fault.ts';
import { at, opened, short, slot } from './opened.ts';
import { answerWith, termsWith } from './terms.sample.ts';

describe('The wish to keep a slot longer, or to let it go', () => {
  it('is one write however often it is tapped, and what fired stays fired', async () => {
    const { send, tick, snapshot, asked, world } = opened(short);
    tick(at(30));
    send({ type: 'hold.extend' });
    send({ type: 'hold.extend' });
    expect([wishOf(snapshot()), asked('extendHold').length]).toEqual(['extending', 1]);
    await world.answer(asked('extendHold')[0] as never, answerWith({ ...short, heldUntilMs: at(39) }, at(30)));
    expect([wishOf(snapshot()), world.reports.at(-1)?.type]).toEqual(['extended', 'context.told']);
    expect(alertsFiredOf(snapshot()).closingSoon).toBe(true);
    world.stop();
  });

  it('is not forgotten when the store says the terms anew, only with another slot', async () => {
    const { send, snapshot, asked, world } = opened();
    send({ type: 'hold.extend' });
    send(termsWith(slot, at(1)));
    expect([wishOf(snapshot()), asked('extendHold').length]).toEqual(['extending', 1]);
    const longer = { ...slot, heldUntilMs: at(61) };
    await world.answer(asked('extendHold')[0] as never, answerWith(longer, at(1)));
    send(termsWith(longer, at(1)));
    expect(wishOf(snapshot())).toBe('extended');
    send(termsWith({ ...longer, id: 'c' }, at(2)));
    expect(wishOf(snapshot())).toBe('resting');
    world.stop();
  });

  it('says that it failed and takes another try; a slot that is over ends with its alert', async () => {
    const { send, snapshot, asked, alerts, world } = opened();
    for (const wish of ['hold.extend', 'hold.release'] as const) {
      send({ type: wish });
      await world.refuse(world.open().findLast(({ name }) => name !== 'seconds') as never, new Error('boom'));
    }
    expect(wishOf(snapshot())).toBe('unreleased');
    send({ type: 'hold.extend' });
    const over = new FaultError({ tag: 'refused', status: 409, code: 'SlotExpired', message: 'It is over.' });
    await world.refuse(asked('extendHold')[0] as never, over);
    expect([alerts(), holdStateOf(snapshot()), wishOf(snapshot())]).toEqual([['expired a'], 'expired', 'resting']);
    send({ type: 'hold.refused', reservationId: 'a', end: 'expired' });
    expect(alerts()).toHaveLength(1);
    world.stop();
  });
});
