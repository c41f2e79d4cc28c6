import { describe, expect, it } from 'vitest';
import { type ExpressContext, expressMachine, expressShown } from '#machines/express/index.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';
import { expressTold, slotId, windowAt } from './express.roster.ts';

const here = contextAnswer().fulfilment;
const elsewhere = { ...here, suburbId: 8, suburb: 'Grey Lynn' };
const offline: Fault = { tag: 'offline', message: 'You are offline.' };
const refusal = (code: string) => ({ tag: 'refused', status: 409, code, message: 'No.' }) as Fault;
const later = windowAt(3).id;

function opens() {
  const world = createWorld(expressMachine, { input: { fulfilment: here } });
  const last = () => world.open().at(-1) as never;
  const send = (event: { readonly type: string; readonly [fact: string]: unknown }) => world.chart.send(event);
  return {
    world,
    send,
    need: (method = 'Courier') => send({ type: 'express.need', method }),
    choose: (slot = slotId, key: string | null = null) => send({ type: 'express.choose', slotId: slot, key }),
    become: (subject: string) => send({ type: 'user.changed', subject, isShopper: true }),
    answers: (answer: unknown) => world.answer(last(), answer),
    refuses: (fault: Fault) => world.refuse(last(), new FaultError(fault)),
    state: () => expressShown(world.snapshot() as never).state,
    has: (tag: string) => world.snapshot().hasTag(tag),
    asked: () => world.questions.map(({ name }) => name),
    context: () => world.snapshot().context as ExpressContext,
  };
}

async function shown() {
  const express = opens();
  express.need();
  await express.answers(expressTold());
  return express;
}

describe('Today’s express windows', () => {
  it('are asked for of the method that the page shows, and anew for the other one', async () => {
    const express = await shown();
    expect([express.has('busy'), express.context().fault]).toEqual([false, null]);
    express.need('Pickup');
    expect([express.state(), express.has('busy'), express.context().method, express.context().answer]).toEqual([
      'loading',
      true,
      'Pickup',
      null,
    ]);
    await express.answers(expressTold({ method: 'Pickup' }));
    expect([express.state(), express.context().answer]).toEqual(['shown', expressTold({ method: 'Pickup' })]);
    express.world.stop();
  });

  it('that did not come say why, and are tried again by the shopper alone', async () => {
    const express = opens();
    express.need();
    await express.refuses(offline);
    expect([express.state(), express.has('busy'), express.context().fault]).toEqual(['failed', false, offline]);
    express.send({ type: 'express.reload' });
    expect([express.state(), express.asked()]).toEqual(['loading', ['loadExpress', 'loadExpress']]);
    await express.answers(expressTold());
    expect([express.state(), express.context().fault]).toEqual(['shown', null]);
    express.world.stop();
  });

  it('are asked for again by the page itself after they did not come', async () => {
    const express = opens();
    express.need();
    await express.refuses(offline);
    express.need();
    expect([express.state(), express.asked()]).toEqual(['loading', ['loadExpress', 'loadExpress']]);
    express.world.stop();
  });

  it('are asked for by nobody where no page has wanted them', () => {
    const express = opens();
    express.send({ type: 'express.reload' });
    express.send({ type: 'terms.told', fulfilment: elsewhere });
    express.become('mere');
    expect([express.state(), express.asked()]).toEqual(['unasked', []]);
    express.world.stop();
  });

  it('of the place before count no more, however late they come', async () => {
    const express = opens();
    express.need();
    const [before] = express.world.open();
    express.send({ type: 'terms.told', fulfilment: elsewhere });
    await express.world.answer(before as never, expressTold());
    expect([express.state(), express.context().answer, express.asked().length]).toEqual(['loading', null, 2]);
    await express.answers(expressTold({ placeName: 'Grey Lynn' }));
    express.send({ type: 'terms.told', fulfilment: elsewhere });
    expect([express.state(), express.asked().length]).toEqual(['shown', 2]);
    express.world.stop();
  });

  it('are another shopper’s anew, with nothing left of what was chosen before', async () => {
    const express = await shown();
    express.choose(slotId, 'kept');
    await express.refuses(refusal('SlotFull'));
    express.become('mere');
    const { answer, fault, wish, refusal: why, method } = express.context();
    expect([express.state(), answer, fault, wish, why, method]).toEqual(['loading', null, null, null, null, 'Courier']);
    express.world.stop();
  });

  it('are asked for again when all that were left have gone', async () => {
    const express = opens();
    express.need();
    await express.answers(expressTold({ slots: [windowAt(1, { state: 'full' })] }));
    express.send({ type: 'express.reload' });
    await express.answers(expressTold());
    expect(express.state()).toBe('shown');
    express.world.stop();
  });
});

describe('A window that is being held', () => {
  it('is the one chosen first: nothing else is held, loaded or reloaded until that is answered', async () => {
    const express = await shown();
    express.choose(slotId, 'kept');
    express.choose(later);
    express.send({ type: 'express.reload' });
    express.need();
    expect([express.state(), express.has('holding'), express.asked(), express.context().wish]).toEqual([
      'choosing',
      true,
      ['loadExpress', 'holdExpress'],
      { slotId, key: 'kept' },
    ]);
    await express.answers(contextAnswer());
    expect([express.world.emitted, express.world.reports]).toEqual([
      [{ type: 'express.held', slotId, key: 'kept' }],
      [{ type: 'context.told', context: contextAnswer() }],
    ]);
    expect([express.state(), express.has('held')]).toEqual(['held', true]);
    express.world.stop();
  });

  it('goes on being held while the page shows the other method, whose windows are not known then', async () => {
    const express = await shown();
    express.choose();
    express.need('Pickup');
    expect([express.state(), express.context().method, express.context().answer]).toEqual(['choosing', 'Pickup', null]);
    express.world.stop();
  });

  it('goes on being held while the place changes, whose windows are others', async () => {
    const express = await shown();
    const place = express.context().place;
    express.choose();
    express.send({ type: 'terms.told', fulfilment: here });
    expect(express.context().answer).toEqual(expressTold());
    express.send({ type: 'terms.told', fulfilment: elsewhere });
    expect([express.state(), express.context().answer]).toEqual(['choosing', null]);
    expect(express.context().place).not.toBe(place);
    await express.answers(contextAnswer());
    express.send({ type: 'terms.told', fulfilment: elsewhere });
    expect([express.state(), express.asked().length]).toEqual(['held', 2]);
    express.world.stop();
  });

  it('is nobody’s once somebody else is here: no word of it is told', async () => {
    const express = await shown();
    express.choose();
    const [question] = express.world.open();
    express.become('mere');
    await express.world.answer(question as never, contextAnswer());
    expect([express.state(), express.world.emitted, express.world.reports]).toEqual(['loading', [], []]);
    express.world.stop();
  });

  it.each([
    ['SlotFull', 'full', 'full'],
    ['SlotClosed', 'late', 'closed'],
    ['SlotExpired', 'late', 'closed'],
    ['Conflict', 'refused', 'open'],
  ] as const)('and refused as %s says why, once, until another is chosen', async (code, state, window) => {
    const express = await shown();
    express.choose(slotId, 'kept');
    await express.refuses(refusal(code));
    expect([express.state(), express.has('refused'), express.context().refusal]).toEqual([state, true, refusal(code)]);
    expect(express.context().answer?.slots.map((slot) => slot.state)).toEqual([window, 'full', 'open']);
    expect([express.world.emitted, express.world.reports]).toEqual([
      [{ type: 'express.refused', slotId, key: 'kept', fault: refusal(code) }],
      [],
    ]);
    express.choose(later);
    expect([express.state(), express.context().wish, express.context().refusal]).toEqual([
      'choosing',
      { slotId: later, key: null },
      null,
    ]);
    await express.answers(contextAnswer());
    expect(express.world.emitted.at(-1)).toEqual({ type: 'express.held', slotId: later, key: null });
    express.world.stop();
  });
});
