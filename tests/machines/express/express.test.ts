import { describe, expect, it } from 'vitest';
import { type ExpressContext, expressMachine, expressShown } from '#machines/express/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld, tick } from '../kit/world.ts';
import { expressTold, slotId, windowAt } from './express.roster.ts';

const here = contextAnswer().fulfilment;

function opens(fulfilment = here) {
  const world = createWorld(expressMachine, { input: { fulfilment } });
  return {
    world,
    shown: () => expressShown(world.snapshot() as never),
    send: (event: { readonly type: string; readonly [fact: string]: unknown }) => world.chart.send(event),
    answers: async (answer: unknown) => {
      await world.answer(world.open().at(-1) as never, answer);
      await tick();
    },
    refuses: async (code: 'SlotFull' | 'SlotClosed' | 'Conflict') => {
      const fault = { tag: 'refused', status: 409, code, message: 'No.' } as never;
      await world.refuse(world.open().at(-1) as never, new FaultError(fault));
      await tick();
    },
    context: () => world.snapshot().context as ExpressContext,
  };
}

describe('An express shop', () => {
  it('asks for today’s windows of a method when a page wants them, and not twice [A2.082]', async () => {
    const express = opens();
    express.send({ type: 'express.need', method: 'Courier' });
    expect(express.shown().state).toBe('loading');
    await express.answers(expressTold());
    express.send({ type: 'express.need', method: 'Courier' });
    expect([express.shown().state, express.world.questions.length]).toEqual(['shown', 1]);
    express.world.stop();
  });

  it.each([
    ['notHere', { why: 'notHere', slots: [] }],
    ['nowhere', { why: 'suburb', slots: [] }],
    ['nowhere', { why: 'pickupAddress', slots: [] }],
    ['closed', { why: 'closed', slots: [] }],
    ['closed', { slots: [windowAt(1, { state: 'full' }), windowAt(2, { state: 'closed' })] }],
  ] as const)('says %s where nothing can be chosen: %j [A1.O2]', async (state, told) => {
    const express = opens();
    express.send({ type: 'express.need', method: 'Courier' });
    await express.answers(expressTold(told as never));
    expect(express.shown().state).toBe(state);
    express.world.stop();
  });

  it('begins with a window that is held, once, and tells under whose name [B6.09]', async () => {
    const express = opens();
    express.send({ type: 'express.choose', slotId, key: 'kept' });
    express.send({ type: 'express.choose', slotId: windowAt(3).id, key: null });
    expect(express.world.open()).toHaveLength(1);
    await express.answers(contextAnswer());
    expect(express.world.emitted).toEqual([{ type: 'express.held', slotId, key: 'kept' }]);
    expect([express.shown().state, express.world.reports.map(({ type }) => type)]).toEqual(['held', ['context.told']]);
    express.world.stop();
  });

  it.each([
    ['SlotFull', 'full', 'full'],
    ['SlotClosed', 'late', 'closed'],
    ['Conflict', 'refused', 'open'],
  ] as const)('that is refused as %s says so, and what is known of the window', async (code, state, window) => {
    const express = opens();
    express.send({ type: 'express.need', method: 'Courier' });
    await express.answers(expressTold());
    express.send({ type: 'express.choose', slotId, key: null });
    await express.refuses(code);
    expect([express.shown().state, express.context().answer?.slots[0]?.state]).toEqual([state, window]);
    expect(express.world.emitted).toMatchObject([{ type: 'express.refused', slotId, fault: { code } }]);
    express.world.stop();
  });

  it('looks anew where the groceries go somewhere else, and not for anything else', async () => {
    const express = opens();
    express.send({ type: 'express.need', method: 'Courier' });
    await express.answers(expressTold());
    express.send({ type: 'terms.told', fulfilment: { ...here, slotFeeCents: 500 } });
    expect(express.shown().state).toBe('shown');
    express.send({ type: 'terms.told', fulfilment: { ...here, suburbId: 8 } });
    expect([express.shown().state, express.shown().answer]).toEqual(['loading', null]);
    express.world.stop();
  });
});
