import { describe, expect, it } from 'vitest';
import { type SamplesContext, samplesMachine } from '#machines/samples/index.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { sampleOf } from './samples.roster.ts';

const tea = { id: 'tea', actionTaken: 'accepted' } as const;
const oats = { id: 'oats', actionTaken: 'declined' } as const;
const offline: Fault = { tag: 'offline', message: 'You are offline.' };
const both = [sampleOf('tea', '100002'), sampleOf('oats', '100003')];

function holding(subject: string | null = 'aroha', skus: readonly string[] | null = ['100001', '100002']) {
  const world = createWorld(samplesMachine, { input: { subject, skus } });
  const send = (event: { readonly type: string; readonly [fact: string]: unknown }) => world.chart.send(event);
  const first = () => world.open()[0] as never;
  return {
    world,
    send,
    hold: (held: readonly string[] | null) => send({ type: 'held.told', skus: held }),
    respond: (...responses: readonly unknown[]) => send({ type: 'samples.respond', responses }),
    become: (who: string | null, isShopper = who !== null) => send({ type: 'user.changed', subject: who, isShopper }),
    answer: (output: unknown) => world.answer(first(), output),
    refuse: () => world.refuse(first(), new FaultError(offline)),
    asked: () => world.open().map(({ name }) => name),
    value: () => world.snapshot().value,
    has: (tag: string) => world.snapshot().hasTag(tag),
    context: () => world.snapshot().context as SamplesContext,
  };
}

async function shown() {
  const samples = holding();
  await samples.answer(both);
  return samples;
}

describe('The samples of a trolley', () => {
  it('are on their way until the store has said which there are', async () => {
    const { world, has, answer, context, value } = holding();
    expect([has('busy'), context().samples]).toEqual([true, []]);
    await answer(both);
    expect([has('busy'), has('failed'), value(), context().samples]).toEqual([false, false, 'shown', both]);
    world.stop();
  });

  it('are not asked for while nobody who shops is here, or nobody knows what they hold', () => {
    for (const [subject, skus] of [
      [null, ['100001']],
      ['aroha', null],
      ['aroha', []],
    ] as const) {
      const { world, value, respond, send } = holding(subject, skus);
      respond(tea);
      send({ type: 'samples.retry' });
      expect([value(), world.questions]).toEqual(['away', []]);
      world.stop();
    }
  });

  it('that did not come say so and why; those of before stand, and are asked for again by a press alone', async () => {
    const { world, hold, refuse, has, context, send, answer } = await shown();
    hold(['100001', '100002', '100009']);
    await refuse();
    expect([has('failed'), has('busy'), context().fault, context().samples]).toEqual([true, false, offline, both]);
    send({ type: 'samples.retry' });
    expect([has('failed'), has('busy'), world.questions.length]).toEqual([false, true, 3]);
    await answer([]);
    send({ type: 'samples.retry' });
    expect([context().samples, world.questions.length]).toEqual([[], 3]);
    world.stop();
  });

  it('that came along with what is taken out and put in again are asked for at the moment it is back', async () => {
    const { world, hold, context, asked } = await shown();
    hold(['100002']);
    expect([context().skus, asked()]).toEqual([['100002'], []]);
    hold(['100001', '100002']);
    expect([context().skus, asked()]).toEqual([['100001', '100002'], ['loadSamples']]);
    world.stop();
  });

  it('that did not come are asked for again where the trolley holds something more', async () => {
    const { world, hold, refuse, asked } = holding();
    await refuse();
    hold(['100001']);
    expect(asked()).toEqual([]);
    hold(['100001', '100009']);
    expect(asked()).toEqual(['loadSamples']);
    world.stop();
  });

  it('are the samples of what is held now: an answer for what was held before is dropped', async () => {
    const { world, hold, asked, answer, context } = holding();
    const [before] = world.open();
    hold(['100001', '100002', '100009']);
    await world.answer(before as never, both);
    expect([context().samples, asked(), context().skus]).toEqual([[], ['loadSamples'], ['100001', '100002', '100009']]);
    await answer([both[0]]);
    expect(context().samples).toEqual([both[0]]);
    world.stop();
  });

  it('are gone with all that was said to them when the trolley is emptied', async () => {
    const { world, respond, refuse, hold, context } = await shown();
    respond(tea);
    await refuse();
    hold([]);
    expect([context(), world.open()]).toEqual([
      {
        subject: 'aroha',
        skus: [],
        samples: [],
        asked: [],
        waiting: [],
        isStale: false,
        hasError: false,
        hasConfirmationError: false,
        fault: null,
      },
      [],
    ]);
    world.stop();
  });
});

describe('What is said to a sample', () => {
  it('before the samples have come goes to the store after them', async () => {
    const { world, respond, answer, asked, context } = holding();
    respond(tea);
    expect([asked(), context().waiting]).toEqual([['loadSamples'], [tea]]);
    await answer(both);
    expect([asked(), context().asked, context().waiting]).toEqual([['sendResponses'], [tea], []]);
    await answer([tea]);
    expect([asked(), context().asked, world.emitted]).toEqual([[], [], []]);
    world.stop();
  });

  it('where the samples did not come goes to the store all the same, and the reason is gone', async () => {
    const { world, refuse, respond, asked, context, value, answer } = holding();
    await refuse();
    respond(tea);
    expect([asked(), value(), context().fault, context().asked]).toEqual([
      ['sendResponses'],
      'responding',
      null,
      [tea],
    ]);
    await answer([tea]);
    expect(value()).toBe('shown');
    world.stop();
  });

  it('is lost where the store keeps nothing of it, and is told once, without a reason', async () => {
    const { world, respond, answer, context } = await shown();
    respond(tea);
    await answer([]);
    expect(world.emitted).toEqual([{ type: 'response.lost', fault: null }]);
    expect([context().asked, context().fault]).toEqual([[], null]);
    world.stop();
  });

  it('is lost where the store does not answer, told with the reason, until something else is said', async () => {
    const { world, respond, refuse, answer, context } = await shown();
    respond(tea);
    await refuse();
    expect(world.emitted).toEqual([{ type: 'response.lost', fault: offline }]);
    expect([context().asked, context().fault, context().hasError]).toEqual([[], offline, true]);
    await answer(both);
    respond(oats);
    const { asked, hasError, hasConfirmationError, fault } = context();
    expect([asked, hasError, hasConfirmationError, fault]).toEqual([[oats], false, false, null]);
    world.stop();
  });

  it('while an answer is on its way goes after it, on each sample the last word', async () => {
    const { world, respond, answer, context, asked } = await shown();
    respond(tea);
    respond(oats);
    respond({ ...oats, actionTaken: 'accepted' });
    expect([context().asked, context().waiting, asked()]).toEqual([
      [tea],
      [{ ...oats, actionTaken: 'accepted' }],
      ['sendResponses'],
    ]);
    await answer([tea]);
    expect([context().asked, asked(), world.questions.length]).toEqual([
      [{ ...oats, actionTaken: 'accepted' }],
      ['sendResponses'],
      3,
    ]);
    world.stop();
  });

  it('is not broken off by what is put into the trolley: the samples are loaded after the answer, once', async () => {
    const { world, respond, hold, asked, answer, context } = await shown();
    respond(tea);
    hold(['100001', '100002', '100009']);
    expect([asked(), context().isStale, context().skus?.length]).toEqual([['sendResponses'], true, 3]);
    await answer([tea]);
    expect([asked(), context().isStale]).toEqual([['loadSamples'], false]);
    await answer(both);
    expect([asked(), world.questions.length]).toEqual([[], 3]);
    world.stop();
  });

  it('is followed by no loading where what is held brings no other samples', async () => {
    const { world, respond, hold, asked, answer, context } = await shown();
    respond(tea);
    hold(['100002']);
    expect([context().isStale, context().skus]).toEqual([false, ['100002']]);
    await answer([tea]);
    expect([asked(), world.questions.length]).toEqual([[], 2]);
    world.stop();
  });

  it('is called off when the trolley is emptied meanwhile', async () => {
    const { world, respond, hold, context, value } = await shown();
    respond(tea);
    const [question] = world.open();
    hold([]);
    await world.refuse(question as never, new FaultError(offline));
    expect([value(), context().samples, context().asked, context().skus, world.emitted]).toEqual([
      'away',
      [],
      [],
      [],
      [],
    ]);
    world.stop();
  });

  it('goes on when the same shopper is told of again, and is no other’s', async () => {
    const { world, respond, become, context, value } = await shown();
    respond(tea);
    become('aroha');
    expect([value(), context().asked, world.questions.length]).toEqual(['responding', [tea], 2]);
    become('mere', false);
    expect([value(), context().asked, context().subject, context().skus, world.open()]).toEqual([
      'away',
      [],
      null,
      null,
      [],
    ]);
    become('wiremu');
    expect([context().subject, value()]).toEqual(['wiremu', 'away']);
    world.stop();
  });
});
