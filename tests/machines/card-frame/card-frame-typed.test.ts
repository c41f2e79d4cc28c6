import { describe, expect, it } from 'vitest';
import { cardFrameMachine, mountedOf, troubleOf, wrongFieldsOf } from '#machines/card-frame/index.ts';
import type { CardFrameContext, CardFrameReport } from '#machines/card-frame/index.ts';
import { createWorld } from '../kit/world.ts';
import { captures, payOrigin } from './card-frame.roster.ts';

const first = captures[0] as { url: string; instrumentId: string };
const allGood = { cardNumber: true, cvv: true, expiryMonth: true, expiryYear: true };
const badNumber = { ...allGood, cardNumber: false };

async function framed() {
  const world = createWorld(cardFrameMachine, { input: { payOrigin, isDebugOn: false } });
  const context = () => world.snapshot().context as CardFrameContext;
  const say = (type: string, rest: object = {}) => world.chart.send({ type, attempt: context().attempt, ...rest });
  await world.answer(world.open()[0] as never, first);
  return {
    ...world,
    context,
    say,
    where: () => world.snapshot().value,
    seen: () => world.snapshot() as never,
    card: () => ({ fields: context().fields, isValid: context().isValid, hasFocus: context().hasFocus }),
    reports: () => world.emitted as unknown as CardFrameReport[],
    submit: () => world.chart.send({ type: 'card.submit', wishes: { save: true } }),
  };
}
async function loaded() {
  const frame = await framed();
  frame.say('frame.loaded');
  return frame;
}
/** The frame that stands there is the second; the first may still speak. */
async function reloaded() {
  const frame = await framed();
  frame.clock.increment(10_000);
  frame.say('frame.loaded');
  return frame;
}

describe('What the page knows of the card that is typed', () => {
  it('is nothing, until the frame says where the shopper is and what it makes of the card', async () => {
    const { say, card } = await loaded();
    expect(card()).toEqual({ fields: null, isValid: null, hasFocus: false });
    say('focus.gained');
    expect(card()).toEqual({ fields: null, isValid: null, hasFocus: true });
    say('card.judged', { isValid: false });
    expect(card()).toEqual({ fields: null, isValid: false, hasFocus: true });
    say('card.judged', { isValid: true });
    expect(card()).toEqual({ fields: null, isValid: true, hasFocus: true });
  });

  it('is which fields are wrong when the shopper goes on, and that is counted once', async () => {
    const { say, card, seen, reports } = await loaded();
    say('focus.gained');
    say('focus.lost', { fields: badNumber });
    expect(card()).toEqual({ fields: badNumber, isValid: false, hasFocus: false });
    expect(wrongFieldsOf(seen())).toEqual(['cardNumber']);
    expect(reports()).toEqual([{ type: 'validity.tracked', isValid: false }]);
    say('focus.lost', { fields: allGood });
    expect(card()).toEqual({ fields: allGood, isValid: true, hasFocus: false });
    expect(reports().slice(1)).toEqual([{ type: 'validity.tracked', isValid: true }]);
  });

  it('is that nothing is typed when it was left empty, and nothing is counted', async () => {
    const { say, card, reports } = await loaded();
    say('focus.lost', { fields: badNumber });
    say('focus.gained');
    say('focus.lost', { fields: null });
    expect(card()).toEqual({ fields: null, isValid: null, hasFocus: false });
    expect(reports()).toHaveLength(1);
  });

  it('is nothing of what the frame before says', async () => {
    const { chart, card, reports, where, submit, open } = await reloaded();
    for (const type of ['focus.gained', 'focus.lost', 'card.judged', 'frame.puzzled'])
      chart.send({ type, attempt: 1, fields: badNumber, isValid: true });
    expect(card()).toEqual({ fields: null, isValid: null, hasFocus: false });
    expect(reports()).toHaveLength(1);
    submit();
    chart.send({ type: 'frame.succeeded', attempt: 1, instrumentId: 'of another frame' });
    chart.send({ type: 'frame.failed', attempt: 1, code: 'IF01' });
    expect([where(), open()]).toEqual([{ framed: { loaded: { outstanding: 'submitting' } } }, []]);
    expect(reports()).toHaveLength(2);
  });

  it('is that it is wrong, when the frame refuses the form: it can be mended and submitted again', async () => {
    const { say, submit, card, where, reports } = await loaded();
    say('card.judged', { isValid: true });
    submit();
    say('frame.failed', { code: 'IF01' });
    expect([where(), card()]).toEqual([
      { framed: { loaded: 'resting' } },
      { fields: null, isValid: false, hasFocus: false },
    ]);
    submit();
    expect(reports()).toEqual([
      { type: 'submit.asked', attempt: 1, wishes: { save: true } },
      { type: 'submit.settled', outcome: { kind: 'error', code: 'IF01' } },
      { type: 'submit.asked', attempt: 1, wishes: { save: true } },
    ]);
  });
});

describe('A card that was submitted', () => {
  const unanswered = async () => {
    const frame = await loaded();
    frame.submit();
    frame.submit();
    frame.clock.increment(29_999);
    expect([frame.where(), frame.open()]).toEqual([{ framed: { loaded: { outstanding: 'submitting' } } }, []]);
    frame.clock.increment(1);
    expect(frame.where()).toEqual({ framed: { loaded: { outstanding: 'checking' } } });
    expect(frame.open().map(({ name }) => name)).toEqual(['askInstrument']);
    expect(frame.reports()).toEqual([{ type: 'submit.asked', attempt: 1, wishes: { save: true } }]);
    return frame;
  };

  it.each([
    [true, { kind: 'success', instrumentId: first.instrumentId }],
    [false, { kind: 'unknown' }],
  ])('and got no answer in half a minute is asked after at the store: %s [B7.O8]', async (isThere, outcome) => {
    const { answer, open, where, reports } = await unanswered();
    await answer(open()[0] as never, isThere);
    expect(where()).toEqual({ framed: { loaded: 'resting' } });
    expect(reports().slice(1)).toEqual([{ type: 'submit.settled', outcome }]);
  });

  it('and of which the store cannot tell either is nobody’s: the shopper may submit again', async () => {
    const { refuse, open, where, reports, submit } = await unanswered();
    await refuse(open()[0] as never, new Error('offline'));
    expect(where()).toEqual({ framed: { loaded: 'resting' } });
    expect(reports().slice(1)).toEqual([{ type: 'submit.settled', outcome: { kind: 'unknown' } }]);
    submit();
    expect(reports().at(-1)).toEqual({ type: 'submit.asked', attempt: 1, wishes: { save: true } });
  });
});

describe('A frame that did not load', () => {
  it('is loaded again by itself once, with its own words', async () => {
    const { clock, where } = await framed();
    expect(where()).toEqual({ framed: { loading: 'opening' } });
    clock.increment(10_000);
    expect(where()).toEqual({ framed: { loading: 'reloading' } });
  });

  it('is loaded again when asked for, and what it says of its failure twice counts once', async () => {
    const { say, where, context, chart, seen } = await loaded();
    say('frame.failed', { code: 'IF05' });
    say('frame.failed', { code: 'IF05' });
    say('frame.failed', { code: 'IF06' });
    expect([where(), context().failures]).toEqual([{ framed: { errored: 'failed' } }, 1]);
    chart.send({ type: 'frame.retry' });
    expect([where(), mountedOf(seen())]).toEqual([
      { framed: { loading: 'reloading' } },
      { url: first.url, attempt: 2 },
    ]);
  });

  it('is exchanged for a new one when it expired, and a second time only when the shopper asks', async () => {
    const { say, answer, open, questions, where, chart, seen, reports } = await loaded();
    say('frame.failed', { code: 'IF06' });
    expect([where(), mountedOf(seen()), open().map(({ name }) => name)]).toEqual(['asking', null, ['loadCapture']]);
    await answer(open()[0] as never, captures[1]);
    expect(mountedOf(seen())).toEqual({ url: captures[1]?.url, attempt: 2 });
    say('frame.failed', { code: 'IF97' });
    expect([where(), troubleOf(seen()), questions.length]).toEqual([{ framed: { errored: 'expired' } }, 'tryAgain', 2]);
    chart.send({ type: 'frame.retry' });
    expect([where(), questions.length, mountedOf(seen())]).toEqual(['asking', 3, null]);
    expect(reports()).toEqual([]);
  });
});
