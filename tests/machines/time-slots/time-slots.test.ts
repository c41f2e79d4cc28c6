import { expect, it } from 'vitest';
import { offerOf, slotChoiceOf, slotsOf, timeSlotsMachine } from '#machines/time-slots/index.ts';
import { sampleSummary } from '#ui/slot-picker/sample-slots.ts';
import { createWorld } from '../kit/world.ts';
import { fulfilment, heldAnswer, isFull, nextWeek, oneSlot, otherSlot, termsTold } from './time-slots.roster.ts';

const open = () => {
  const world = createWorld(timeSlotsMachine, { input: { fulfilment } });
  return {
    world,
    send: world.chart.send.bind(world.chart),
    now: () => world.snapshot() as never,
    asked: () => world.open().map(({ name }) => name),
    answer: (output: unknown) => world.answer(world.open().at(-1)!, output),
    refuse: (error: unknown) => world.refuse(world.open().at(-1)!, error),
  };
};

it.each([
  ['method', 'A4.28', { method: 'Pickup' }],
  ['suburb', 'A4.29', { suburbId: 9 }],
  ['pickup place', 'A4.30', { pickupAddressId: 1001 }],
  ['delivery address', 'A4.31', { addressId: 5 }],
] as const)('another %s has the times loaded again, and shows none of the old ones [%s]', async (_, _row, over) => {
  const { world, send, now, asked, answer } = open();
  send({ type: 'slots.need', from: null });
  await answer(sampleSummary());
  send(termsTold(null));
  expect([slotsOf(now()).state, asked()]).toEqual(['shown', []]);
  send(termsTold(null, over));
  expect([slotsOf(now()), asked()]).toEqual([{ state: 'asked', summary: null }, ['loadSlots']]);
  world.stop();
});

it('an answer for a week that nobody wants any more changes nothing', async () => {
  const { world, send, now, answer } = open();
  send({ type: 'slots.need', from: null });
  await answer(sampleSummary());
  send({ type: 'slots.need', from: nextWeek });
  const late = world.open()[0]!;
  send({ type: 'slots.need', from: null });
  await world.answer(late, sampleSummary({ from: nextWeek }));
  expect(slotsOf(now())).toMatchObject({ state: 'reloading', summary: { from: sampleSummary().from } });
  world.stop();
});

it('two quick taps on two times hold the last one, one after the other [A1.16] [B6.08]', async () => {
  const { world, send, now, asked, answer } = open();
  send({ type: 'slot.choose', slotId: oneSlot, key: 'k1' });
  send({ type: 'slot.choose', slotId: oneSlot, key: null });
  send({ type: 'slot.choose', slotId: otherSlot, key: 'k2' });
  expect(asked()).toEqual(['holdSlot']);
  await answer(heldAnswer(oneSlot));
  expect(asked()).toEqual(['holdSlot']);
  await answer(heldAnswer(otherSlot));
  expect(slotChoiceOf(now())).toEqual({ state: 'held', slotId: otherSlot, fault: null });
  expect(world.emitted).toMatchObject([
    { type: 'slot.held', slotId: oneSlot, key: 'k1', isOvertaken: true },
    { type: 'slot.held', slotId: otherSlot, key: 'k2', isOvertaken: false },
  ]);
  expect(world.reports.map(({ type }) => type)).toEqual(['context.told', 'context.told']);
  world.stop();
});

it('a time that has just filled up is loaded again, and the nearest open one is offered', async () => {
  const { world, send, now, asked, answer, refuse } = open();
  send({ type: 'slots.need', from: null });
  await answer(sampleSummary());
  send({ type: 'slot.mark', slotId: oneSlot });
  send({ type: 'slot.choose', slotId: oneSlot, key: 'k1' });
  await refuse(isFull);
  expect([slotChoiceOf(now()).state, asked(), offerOf(now())]).toEqual(['full', ['loadSlots'], null]);
  const slots = sampleSummary().slots.map((slot) => (slot.id === oneSlot ? { ...slot, state: 'full' as const } : slot));
  await answer(sampleSummary({ slots }));
  expect(offerOf(now())?.id).toBe(oneSlot.replace(/14$/, '16'));
  expect(world.emitted).toMatchObject([{ type: 'slot.refused', slotId: oneSlot, key: 'k1' }]);
  world.stop();
});
