import { describe, expect, it } from 'vitest';
import { markedIn, slotsOf, timeSlotsMachine } from '#machines/time-slots/index.ts';
import { FaultError } from '#services/fault.ts';
import { laterSummary, sampleSummary } from '#ui/slot-picker/sample-slots.ts';
import { createWorld } from '../kit/world.ts';
import { fulfilment, nextWeek, oneSlot, otherSlot, termsTold } from './time-slots.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const thisWeek = sampleSummary();
const changed = sampleSummary({ placeName: 'Brooklyn' });

function opens() {
  const world = createWorld(timeSlotsMachine, { input: { fulfilment } });
  const last = () => world.open().at(-1) as never;
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    context: () => world.snapshot().context,
    shown: () => slotsOf(world.snapshot() as never),
    marked: () => markedIn(world.snapshot() as never),
    asked: () => world.questions.length,
    wanted: () => {
      const asking = world.snapshot().children['loadSlots']?.getSnapshot() as { readonly input: unknown } | undefined;
      return asking?.input;
    },
    answered: (summary: unknown) => world.answer(last(), summary),
    refused: () => world.refuse(last(), down),
  };
}

async function shows() {
  const slots = opens();
  slots.send({ type: 'slots.need', from: null });
  await slots.answered(thisWeek);
  return slots;
}

describe('Times nobody has wanted to see yet', () => {
  it('are not asked for by news of terms, of another shopper or by a wish to see newer ones', () => {
    const { send, shown, asked, stop } = opens();
    send({ type: 'slots.reload' });
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    send(termsTold(oneSlot, { suburbId: 9 }));
    expect([shown(), asked()]).toEqual([{ state: 'unasked', summary: null }, 0]);
    stop();
  });

  it('are those of the place of the newest terms once a page wants them', async () => {
    const { send, shown, asked, answered, stop } = opens();
    send(termsTold(oneSlot, { suburbId: 9 }));
    send({ type: 'slots.need', from: null });
    await answered(thisWeek);
    send(termsTold(oneSlot, { suburbId: 9 }));
    expect([shown().state, asked()]).toEqual(['shown', 1]);
    stop();
  });

  it('are asked for of the week that the page wants', () => {
    const { send, wanted, stop } = opens();
    send({ type: 'slots.need', from: nextWeek });
    expect(wanted()).toEqual({ from: nextWeek });
    stop();
  });
});

describe('Times that are being asked for', () => {
  it('are not asked for twice by a second page that wants the same week', () => {
    const { send, asked, stop } = opens();
    send({ type: 'slots.need', from: null });
    send({ type: 'slots.need', from: null });
    expect(asked()).toBe(1);
    stop();
  });

  it('are those of another week as soon as that is wanted', async () => {
    const { send, shown, asked, wanted, questions, answered, stop } = opens();
    send({ type: 'slots.need', from: null });
    send({ type: 'slots.need', from: nextWeek });
    expect([shown().state, asked(), questions[0]?.signal.aborted, wanted()]).toEqual([
      'asked',
      2,
      true,
      { from: nextWeek },
    ]);
    await answered(laterSummary(nextWeek));
    expect(shown()).toEqual({ state: 'shown', summary: laterSummary(nextWeek) });
    stop();
  });

  it('are asked for again when what they are about changed meanwhile', () => {
    const { send, shown, asked, questions, stop } = opens();
    send({ type: 'slots.need', from: null });
    send({ type: 'slots.reload' });
    expect([shown().state, asked(), questions[0]?.signal.aborted]).toEqual(['asked', 2, true]);
    stop();
  });
});

describe('Times that did not come', () => {
  it.each([
    ['another try', { type: 'slots.reload' }, null],
    ['a page that wants another week', { type: 'slots.need', from: nextWeek }, nextWeek],
    ['a page that wants the same week', { type: 'slots.need', from: null }, null],
  ])('say why, and are asked for again by %s', async (_, event, from) => {
    const { send, shown, context, asked, wanted, answered, refused, stop } = opens();
    send({ type: 'slots.need', from: null });
    await refused();
    expect([shown(), context()['fault']]).toEqual([{ state: 'failed', summary: null }, down.fault]);
    send(event);
    expect([shown().state, asked(), wanted()]).toEqual(['asked', 2, { from }]);
    await answered(thisWeek);
    expect([shown(), context()['fault']]).toEqual([{ state: 'shown', summary: thisWeek }, null]);
    stop();
  });
});

describe('Times on show', () => {
  it('are not asked for again by a page that wants the same week, by its date neither', async () => {
    const { send, shown, asked, stop } = await shows();
    send({ type: 'slots.need', from: null });
    send({ type: 'slots.need', from: thisWeek.firstDate });
    expect([shown().state, asked()]).toEqual(['shown', 1]);
    stop();
  });

  it('stay until the ones of another week are there', async () => {
    const { send, shown, wanted, answered, stop } = await shows();
    send({ type: 'slots.need', from: nextWeek });
    expect([shown(), wanted()]).toEqual([{ state: 'reloading', summary: thisWeek }, { from: nextWeek }]);
    await answered(laterSummary(nextWeek));
    expect(shown()).toEqual({ state: 'shown', summary: laterSummary(nextWeek) });
    stop();
  });

  it('stay when newer ones do not come, say so, and make way for the next that do', async () => {
    const { send, shown, context, answered, refused, stop } = await shows();
    send({ type: 'slots.reload' });
    await refused();
    expect([shown(), context()['fault']]).toEqual([{ state: 'outdated', summary: thisWeek }, down.fault]);
    send({ type: 'slots.reload' });
    expect(shown().state).toBe('reloading');
    await answered(changed);
    expect([shown(), context()['fault']]).toEqual([{ state: 'shown', summary: changed }, null]);
    stop();
  });

  it('are read again once another time is held, and only once', async () => {
    const { send, shown, asked, answered, stop } = await shows();
    send(termsTold(oneSlot));
    expect([shown(), asked()]).toEqual([{ state: 'reloading', summary: thisWeek }, 2]);
    await answered(changed);
    send(termsTold(oneSlot));
    expect([shown(), asked()]).toEqual([{ state: 'shown', summary: changed }, 2]);
    stop();
  });

  it('of another place are asked for once, however often that place is told', async () => {
    const { send, shown, asked, answered, stop } = await shows();
    send(termsTold(null, { suburbId: 9 }));
    send(termsTold(null, { suburbId: 9 }));
    expect([shown(), asked()]).toEqual([{ state: 'asked', summary: null }, 2]);
    await answered(changed);
    send(termsTold(null, { suburbId: 9 }));
    expect([shown().state, asked()]).toEqual(['shown', 2]);
    stop();
  });

  it('go with whoever they were shown to, with the mark, and come anew for the next', async () => {
    const { send, shown, marked, asked, stop } = await shows();
    send({ type: 'slot.mark', slotId: oneSlot });
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([shown(), marked(), asked()]).toEqual([{ state: 'asked', summary: null }, null, 2]);
    stop();
  });
});

describe('The time whose button is pressed in', () => {
  it('is the last one pressed, stays while it is open, and is none once it is not', async () => {
    const { send, marked, answered, stop } = await shows();
    send({ type: 'slot.mark', slotId: oneSlot });
    send({ type: 'slot.mark', slotId: otherSlot });
    expect(marked()).toBe(otherSlot);
    send({ type: 'slots.reload' });
    await answered(thisWeek);
    expect(marked()).toBe(otherSlot);
    send({ type: 'slots.reload' });
    await answered(sampleSummary({ slots: thisWeek.slots.filter(({ id }) => id !== otherSlot) }));
    expect(marked()).toBeNull();
    send({ type: 'slot.mark', slotId: oneSlot });
    send({ type: 'slot.mark', slotId: null });
    expect(marked()).toBeNull();
    stop();
  });
});
