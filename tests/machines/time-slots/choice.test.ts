import { describe, expect, it } from 'vitest';
import { offerOf, slotChoiceOf, slotsOf, timeSlotsMachine } from '#machines/time-slots/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleSummary } from '#ui/slot-picker/sample-slots.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import {
  fulfilment,
  heldAnswer,
  isClosed,
  isFull,
  isNotOurs,
  oneSlot,
  otherSlot,
  termsTold,
} from './time-slots.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const refusedAs = (code: 'SlotExpired' | 'Invalid' | 'Forbidden', status: number) =>
  new FaultError({ tag: 'refused', status, code, message: 'Please choose another time.' });
const resting = { state: 'resting', slotId: null, fault: null };
const thisWeek = sampleSummary();

async function chooses({ seesTimes = false } = {}) {
  const world = createWorld(timeSlotsMachine, { input: { fulfilment } });
  const send = world.chart.send.bind(world.chart);
  const question = (name: string) => world.open().find((one) => one.name === name) as never;
  if (seesTimes) {
    send({ type: 'slots.need', from: null });
    await world.answer(question('loadSlots'), thisWeek);
  }
  send({ type: 'slot.choose', slotId: oneSlot, key: 'k1' });
  return {
    ...world,
    send,
    choice: () => slotChoiceOf(world.snapshot() as never),
    times: () => slotsOf(world.snapshot() as never),
    offer: () => offerOf(world.snapshot() as never)?.id ?? null,
    stateOfOne: () => slotsOf(world.snapshot() as never).summary?.slots.find(({ id }) => id === oneSlot)?.state,
    asked: () => world.open().map(({ name }) => name),
    holds: () => world.questions.filter(({ name }) => name === 'holdSlot').length,
    wanted: () => wantedOf(world, 'holdSlot'),
    held: (answer: unknown) => world.answer(question('holdSlot'), answer),
    refused: (error: unknown) => world.refuse(question('holdSlot'), error),
    loaded: (answer: unknown) => world.answer(question('loadSlots'), answer),
  };
}

const heldOne = { type: 'slot.held', slotId: oneSlot, key: 'k1', isOvertaken: false };
const refusedOne = ({ fault }: FaultError) => ({ type: 'slot.refused', slotId: oneSlot, key: 'k1', fault });

describe('A time that is on its way to be held', () => {
  it('is asked for by its own name and cannot be waved away', async () => {
    const { send, choice, wanted, holds, snapshot, stop } = await chooses();
    send({ type: 'choice.leave' });
    expect([choice(), wanted(), holds(), snapshot().hasTag('holding')]).toEqual([
      { state: 'holding', slotId: oneSlot, fault: null },
      { slotId: oneSlot },
      1,
      true,
    ]);
    stop();
  });

  it('is told to the rest of the shop with the terms that came with it', async () => {
    const { choice, held, emitted, reports, stop } = await chooses();
    await held(heldAnswer(oneSlot));
    expect(choice()).toEqual({ state: 'held', slotId: oneSlot, fault: null });
    expect(emitted).toEqual([heldOne]);
    expect(reports).toEqual([{ type: 'context.told', context: heldAnswer(oneSlot) }]);
    stop();
  });

  it('and is refused makes way for the one chosen meanwhile, whose answer counts', async () => {
    const { send, choice, wanted, refused, held, emitted, stop } = await chooses();
    send({ type: 'slot.choose', slotId: otherSlot, key: 'k2' });
    await refused(isFull);
    expect([choice(), wanted()]).toEqual([{ state: 'holding', slotId: otherSlot, fault: null }, { slotId: otherSlot }]);
    await held(heldAnswer(otherSlot));
    expect(choice()).toEqual({ state: 'held', slotId: otherSlot, fault: null });
    expect(emitted).toEqual([refusedOne(isFull), { ...heldOne, slotId: otherSlot, key: 'k2' }]);
    stop();
  });

  it('is forgotten with whoever chose it, and a late answer is nobody’s', async () => {
    const { send, choice, questions, answer, holds, emitted, reports, stop } = await chooses();
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([choice(), questions[0]?.signal.aborted]).toEqual([resting, true]);
    await answer(questions[0] as never, heldAnswer(oneSlot));
    expect([choice(), holds(), emitted, reports]).toEqual([resting, 1, [], []]);
    stop();
  });
});

describe('A time that is refused', () => {
  it.each([
    ['full', isFull, 'full'],
    ['closed', isClosed, 'closed'],
    ['closed', refusedAs('SlotExpired', 409), 'closed'],
    ['notOurs', isNotOurs, 'open'],
    ['notOurs', refusedAs('Invalid', 400), 'open'],
    ['notOurs', refusedAs('Forbidden', 403), 'open'],
  ] as const)('is %s: the shopper reads why, the times are read again, one near it is offered', async (...row) => {
    const [state, refusal, shown] = row;
    const { choice, times, offer, stateOfOne, asked, refused, loaded, emitted, reports, stop } = await chooses({
      seesTimes: true,
    });
    await refused(refusal);
    expect(choice()).toEqual({ state, slotId: oneSlot, fault: refusal.fault });
    expect([times().state, asked(), stateOfOne()]).toEqual(['reloading', ['loadSlots'], shown]);
    expect([emitted, reports]).toEqual([[refusedOne(refusal)], []]);
    await loaded(thisWeek);
    expect([choice().state, offer()]).toEqual([state, oneSlot.replace(/14$/, '16')]);
    stop();
  });

  it('by a store that did not answer is asked for again, and no reason is left', async () => {
    const { send, choice, times, asked, wanted, refused, held, emitted, stop } = await chooses({ seesTimes: true });
    await refused(down);
    expect([choice(), times().state, asked()]).toEqual([
      { state: 'failed', slotId: oneSlot, fault: down.fault },
      'shown',
      [],
    ]);
    expect(emitted).toEqual([refusedOne(down)]);
    send({ type: 'choice.retry' });
    expect([choice(), wanted()]).toEqual([{ state: 'holding', slotId: oneSlot, fault: null }, { slotId: oneSlot }]);
    await held(heldAnswer(oneSlot));
    expect(emitted).toEqual([refusedOne(down), heldOne]);
    stop();
  });

  it('because it is full is not asked for once more', async () => {
    const { send, choice, holds, refused, stop } = await chooses();
    await refused(isFull);
    send({ type: 'choice.retry' });
    expect([choice().state, holds()]).toEqual(['full', 1]);
    stop();
  });

  it('makes way for another one that is chosen', async () => {
    const { send, choice, wanted, refused, stop } = await chooses();
    await refused(isFull);
    send({ type: 'slot.choose', slotId: otherSlot, key: null });
    expect([choice(), wanted()]).toEqual([{ state: 'holding', slotId: otherSlot, fault: null }, { slotId: otherSlot }]);
    stop();
  });

  it('is left when its reason was read', async () => {
    const { send, choice, holds, refused, stop } = await chooses();
    await refused(down);
    send({ type: 'choice.leave' });
    expect([choice(), holds()]).toEqual([resting, 1]);
    stop();
  });

  it('is left when the shopper shops for another place, and stays while it is the same', async () => {
    const { send, choice, holds, refused, stop } = await chooses({ seesTimes: true });
    await refused(down);
    send(termsTold(null));
    expect(choice()).toEqual({ state: 'failed', slotId: oneSlot, fault: down.fault });
    send(termsTold(null, { suburbId: 9 }));
    expect([choice(), holds()]).toEqual([resting, 1]);
    stop();
  });
});

describe('A time that is held', () => {
  const holdsOne = async () => {
    const chosen = await chooses({ seesTimes: true });
    await chosen.held(heldAnswer(oneSlot));
    return chosen;
  };

  it('stays while the terms say so, and is none of this page once they name another', async () => {
    const { send, choice, holds, stop } = await holdsOne();
    send(termsTold(oneSlot));
    expect(choice()).toEqual({ state: 'held', slotId: oneSlot, fault: null });
    send(termsTold(otherSlot));
    expect([choice(), holds()]).toEqual([resting, 1]);
    stop();
  });

  it('is none of this page once the terms know of no time', async () => {
    const { send, choice, stop } = await holdsOne();
    send(termsTold(null));
    expect(choice()).toEqual(resting);
    stop();
  });

  it('makes way for another one that is chosen', async () => {
    const { send, choice, wanted, holds, stop } = await holdsOne();
    send({ type: 'slot.choose', slotId: otherSlot, key: null });
    expect([choice(), wanted(), holds()]).toEqual([
      { state: 'holding', slotId: otherSlot, fault: null },
      { slotId: otherSlot },
      2,
    ]);
    stop();
  });

  it.each([
    ['was seen', { type: 'choice.leave' }],
    ['was somebody else’s', { type: 'user.changed', subject: 'mere', isShopper: true }],
  ])('is not spoken of any more once it %s', async (_, event) => {
    const { send, choice, holds, stop } = await holdsOne();
    send(event);
    expect([choice(), holds()]).toEqual([resting, 1]);
    stop();
  });
});
