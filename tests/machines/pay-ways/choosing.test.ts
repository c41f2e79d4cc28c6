import { describe, expect, it } from 'vitest';
import {
  areLost,
  instrumentsIn,
  isCaptured,
  isCapturing,
  payWaysMachine,
  troubleIn,
  wayIn,
} from '#machines/pay-ways/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { good, press, taken } from './pay-ways.roster.ts';

const second = { ...good, instrumentId: '50000000-0000-4000-8000-000000000002' };
const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
const success = { type: 'card.settled', outcome: { kind: 'success', instrumentId: taken } };
const wrong = { type: 'card.settled', outcome: { kind: 'error', code: 'IF01' } };

function paying(subject: string | null = 'aroha') {
  const world = createWorld(payWaysMachine, { input: { subject } });
  const send = world.chart.send.bind(world.chart);
  const now = () => world.snapshot() as never;
  const asked = () => world.questions.length;
  const know = async (instruments: unknown) => {
    send({ type: 'ways.need' });
    await world.answer(world.open()[0] as never, instruments);
  };
  const said = () => world.emitted.map(({ type }) => type);
  return { world, send, now, asked, know, said, context: () => world.snapshot().context };
}

describe('The saved cards', () => {
  it('are asked for once, by a page to pay on, and anew when they may have changed', async () => {
    const { world, send, now, asked, know } = paying();
    await know([good]);
    send({ type: 'ways.need' });
    expect(asked()).toBe(1);
    send({ type: 'ways.staled' });
    expect(asked()).toBe(2);
    await world.answer(world.open()[0] as never, [good, second]);
    expect(instrumentsIn(now())).toEqual([good, second]);
  });

  it('that did not come are asked for again by the next page to pay on, and nothing is wrong once they have', async () => {
    const { world, send, now, context } = paying();
    send({ type: 'ways.need' });
    await world.refuse(world.open()[0] as never, offline);
    expect([areLost(now()), context().fault]).toEqual([true, offline.fault]);
    send({ type: 'ways.need' });
    await world.answer(world.open()[0] as never, [good]);
    expect([areLost(now()), context().fault]).toEqual([false, null]);
  });

  it('are nobody’s while nobody is here', () => {
    const { send, asked } = paying(null);
    send({ type: 'ways.need' });
    expect(asked()).toBe(0);
  });

  it('are asked for anew after an order that stands, and after no other', async () => {
    for (const how of ['declined', 'refused', 'unplaced', 'confirmed'] as const) {
      const { send, asked, know, now } = paying();
      await know([good, second]);
      send({ type: 'way.choose', way: { kind: 'saved', instrumentId: second.instrumentId } });
      send({ type: 'order.ended', how });
      send({ type: 'ways.need' });
      const isOver = how === 'confirmed';
      expect([asked(), instrumentsIn(now())]).toEqual(isOver ? [2, null] : [1, [good, second]]);
      if (!isOver) expect(wayIn(now())).toEqual({ kind: 'saved', instrumentId: second.instrumentId });
    }
  });

  it('of one shopper are nothing to the next, and stay when the same one is told of again', async () => {
    const { send, now, know, context } = paying();
    await know([good]);
    send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(instrumentsIn(now())).toEqual([good]);
    send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([instrumentsIn(now()), context().subject, wayIn(now())]).toEqual([null, 'hemi', null]);
  });
});

describe('The way that is chosen', () => {
  it('is the one that is paid with, and takes away what was said of another', async () => {
    const { send, now, know, world } = paying();
    await know([good, second]);
    send({ type: 'way.choose', way: { kind: 'card' } });
    send({ ...press, isFrameReady: false });
    expect(troubleIn(now())).toBe('cardNotReady');
    send({ type: 'way.choose', way: { kind: 'saved', instrumentId: second.instrumentId } });
    expect([wayIn(now()), troubleIn(now())]).toEqual([{ kind: 'saved', instrumentId: second.instrumentId }, null]);
    send(press);
    expect(world.emitted.at(-1)).toMatchObject({ placement: { instrumentId: second.instrumentId } });
  });

  it('as a card that was taken already is typed anew if the shopper wants that', async () => {
    const { send, now, know, said } = paying();
    await know([]);
    send(press);
    send(success);
    expect(isCaptured(now())).toBe(true);
    send({ type: 'card.renew' });
    expect(isCaptured(now())).toBe(false);
    send(press);
    expect([isCapturing(now()), said().at(-1)]).toEqual([true, 'capture.wanted']);
  });
});

describe('A press to pay', () => {
  it('is over with its answer: what was pressed is kept for none after it, whichever the answer was', async () => {
    const saved = paying();
    await saved.know([good]);
    saved.send(press);
    const captured = paying();
    await captured.know([]);
    captured.send(press);
    expect(captured.context().pressed).toMatchObject({ totalCents: 5_000 });
    captured.send(success);
    const failed = paying();
    await failed.know([]);
    failed.send(press);
    failed.send(wrong);
    for (const { now, context } of [saved, captured, failed])
      expect([context().pressed, isCapturing(now())]).toEqual([null, false]);
    failed.send(press);
    expect([isCapturing(failed.now()), troubleIn(failed.now())]).toEqual([true, null]);
  });

  it('is called off with its page: no card that is taken after that pays for anything, and the age is asked again', async () => {
    const { send, now, know, said, context } = paying();
    await know([]);
    send({ type: 'age.say', isOfAge: true });
    send({ ...press, isAgeAsked: true });
    send({ type: 'page.left' });
    expect([isCapturing(now()), context().pressed, context().isOfAge]).toEqual([false, null, false]);
    send(success);
    expect(said()).toEqual(['capture.wanted']);
  });

  it('is called off when somebody else is here', async () => {
    const { send, now, know, said } = paying();
    await know([]);
    send(press);
    send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    send(success);
    expect([isCapturing(now()), isCaptured(now()), said()]).toEqual([false, false, ['capture.wanted']]);
  });

  it('goes on while the same shopper is told of again', async () => {
    const { send, now, know } = paying();
    await know([]);
    send(press);
    send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(isCapturing(now())).toBe(true);
  });
});
