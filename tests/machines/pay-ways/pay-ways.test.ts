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
import { createWorld } from '../kit/world.ts';
import { disabled, expired, good, press, taken } from './pay-ways.roster.ts';

function choosing() {
  const world = createWorld(payWaysMachine, { input: { subject: 'aroha' } });
  const send = world.chart.send.bind(world.chart);
  const now = () => world.snapshot() as never;
  const know = async (instruments: unknown) => {
    send({ type: 'ways.need' });
    const [question] = world.open();
    if (question) await world.answer(question, instruments);
  };
  const said = () => world.emitted as unknown as { type: string; placement?: unknown; wishes?: unknown }[];
  return { world, send, now, know, said };
}
const settled = (outcome: unknown) => ({ type: 'card.settled', outcome });

describe('What an order is paid with', () => {
  it('is the first saved card that can be used, and neither an expired one nor one that is disabled [B3.42]', async () => {
    const { send, now, know, said } = choosing();
    await know([expired, disabled, good]);
    expect(wayIn(now())).toEqual({ kind: 'saved', instrumentId: good.instrumentId });
    send({ type: 'way.choose', way: { kind: 'saved', instrumentId: expired.instrumentId } });
    send(press);
    expect(said()).toMatchObject([{ type: 'pay.ready', placement: { instrumentId: good.instrumentId } }]);
  });

  it('is a new card where none is saved that can be used', async () => {
    const { now, know } = choosing();
    await know([expired, disabled]);
    expect(wayIn(now())).toEqual({ kind: 'card' });
  });

  it('can be a new card although the saved ones did not load, and they can be asked for again [A7.092]', async () => {
    const { world, send, now } = choosing();
    send({ type: 'ways.need' });
    for (const question of world.open()) await world.refuse(question, new Error('No answer.'));
    expect([areLost(now()), wayIn(now())]).toEqual([true, { kind: 'card' }]);
    send({ type: 'ways.retry' });
    for (const question of world.open()) await world.answer(question, [good]);
    expect([areLost(now()), instrumentsIn(now())]).toEqual([false, [good]]);
  });

  it('stays the new card that is being typed or taken when the saved ones come after all', async () => {
    const { world, send, now, said } = choosing();
    send({ type: 'ways.need' });
    for (const question of world.open()) await world.refuse(question, new Error('No answer.'));
    send({ type: 'ways.retry' });
    send(press);
    for (const question of world.open()) await world.answer(question, [good]);
    expect([instrumentsIn(now()), wayIn(now())]).toEqual([[good], { kind: 'card' }]);
    send(settled({ kind: 'success', instrumentId: taken }));
    expect(said().at(-1)).toMatchObject({ type: 'pay.ready', placement: { instrumentId: taken } });
  });

  it('is nothing where there is nothing to pay', async () => {
    const { send, know, said } = choosing();
    await know([good]);
    send({ ...press, totalCents: 0 });
    expect(said()).toEqual([
      { type: 'pay.ready', placement: { expectedTotalCents: 0, instrumentId: null, isOfAge: false } },
    ]);
  });

  it('of a changed order is paid with only where it costs more [A2.068]', async () => {
    const { send, know, said } = choosing();
    await know([good]);
    const orderId = '30000000-0000-4000-8000-000000000001';
    for (const totalCents of [2_000, 0, -700]) send({ ...press, orderId, totalCents });
    expect(said().map(({ placement }) => placement)).toEqual([
      { orderId, expectedDifferenceCents: 2_000, instrumentId: good.instrumentId, isOfAge: false },
      { orderId, expectedDifferenceCents: 0, instrumentId: null, isOfAge: false },
      { orderId, expectedDifferenceCents: -700, instrumentId: null, isOfAge: false },
    ]);
  });

  it('as a new card is taken first, with what was wished of it, and paid with its name then [B7.48] [B7.49] [A7.O12]', async () => {
    const { send, now, know, said } = choosing();
    await know([]);
    send({ type: 'save.say', isSaving: true });
    send(press);
    send(press);
    expect([isCapturing(now()), said()]).toEqual([
      true,
      [{ type: 'capture.wanted', wishes: { verify: true, save: true } }],
    ]);
    send(settled({ kind: 'success', instrumentId: taken }));
    expect(said().at(-1)).toEqual({
      type: 'pay.ready',
      placement: { expectedTotalCents: 5_000, instrumentId: taken, isOfAge: false },
    });
    expect(isCaptured(now())).toBe(true);
    send(press);
    expect(said().at(-1)).toMatchObject({ type: 'pay.ready', placement: { instrumentId: taken } });
  });

  it.each([
    [{ kind: 'error', code: 'IF01' }, 'cardWrong'],
    [{ kind: 'error', code: 'IF99' }, 'cardFailed'],
    [{ kind: 'unknown' }, 'cardUnknown'],
  ] as const)('is not paid with when the frame says %o', async (outcome, trouble) => {
    const { send, now, know, said } = choosing();
    await know([]);
    send(press);
    send(settled(outcome));
    expect([troubleIn(now()), said().map(({ type }) => type)]).toEqual([trouble, ['capture.wanted', 'pay.blocked']]);
    send(settled({ kind: 'success', instrumentId: taken }));
    expect(said().filter(({ type }) => type === 'pay.ready')).toEqual([]);
  });

  it('is not submitted before its frame is ready', async () => {
    const { send, now, know } = choosing();
    await know([]);
    send({ ...press, isFrameReady: false });
    expect([troubleIn(now()), isCapturing(now())]).toEqual(['cardNotReady', false]);
  });

  it('is forgotten once it was declined, and kept for another try when the order was not placed for another reason', async () => {
    const { send, now, know } = choosing();
    await know([]);
    send(press);
    send(settled({ kind: 'success', instrumentId: taken }));
    send({ type: 'order.ended', how: 'refused' });
    expect(isCaptured(now())).toBe(true);
    send({ type: 'order.ended', how: 'declined' });
    expect(isCaptured(now())).toBe(false);
  });
});

describe('The age', () => {
  it('is asked for each order, whatever was said of an earlier one', async () => {
    const { send, now, know, said } = choosing();
    await know([good]);
    send({ ...press, isAgeAsked: true });
    expect([troubleIn(now()), said().at(-1)?.type]).toEqual(['ageMissing', 'pay.blocked']);
    send({ type: 'age.say', isOfAge: true });
    expect(troubleIn(now())).toBe(null);
    send({ ...press, isAgeAsked: true });
    expect(said().at(-1)).toMatchObject({ type: 'pay.ready', placement: { isOfAge: true } });
    send({ type: 'order.ended', how: 'refused' });
    send({ ...press, isAgeAsked: true });
    expect(said().at(-1)?.type).toBe('pay.blocked');
  });

  it('that was said is gone with the page, and is not sent where it was not asked for', async () => {
    const { send, know, said } = choosing();
    await know([good]);
    send({ type: 'age.say', isOfAge: true });
    send(press);
    expect(said().at(-1)).toMatchObject({ placement: { isOfAge: false } });
    send({ type: 'page.left' });
    send({ ...press, isAgeAsked: true });
    expect(said().at(-1)?.type).toBe('pay.blocked');
  });
});
