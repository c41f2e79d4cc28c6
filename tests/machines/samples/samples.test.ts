import { describe, expect, it } from 'vitest';
import { type SamplesContext, samplesIn, samplesMachine } from '#machines/samples/index.ts';
import { createWorld } from '../kit/world.ts';
import { sampleOf } from './samples.roster.ts';

const accepted = { id: 'tea', actionTaken: 'accepted' } as const;
const declined = { id: 'tea', actionTaken: 'declined' } as const;

async function shown(skus: readonly string[] = ['100001', '100002']) {
  const world = createWorld(samplesMachine, { input: { subject: 'aroha', skus } });
  const asked = () => world.open().map(({ name }) => name);
  const answer = async (output: unknown) => {
    const [question] = world.open();
    if (question) await world.answer(question, output);
  };
  await answer([sampleOf('tea', '100002'), sampleOf('oats', '100003')]);
  const context = () => world.snapshot().context as SamplesContext;
  const actions = () => samplesIn(world.snapshot() as never).map(({ action }) => action);
  const respond = (...responses: readonly unknown[]) => world.chart.send({ type: 'samples.respond', responses });
  return { world, asked, answer, context, actions, respond, send: world.chart.send.bind(world.chart) };
}

describe('The samples of a trolley', () => {
  it('are emptied when the trolley has nothing left, and asked for again when it has [A4.49]', async () => {
    const { send, context, asked } = await shown();
    expect(context().samples).toHaveLength(2);
    send({ type: 'held.told', skus: [] });
    expect([context().samples, asked()]).toEqual([[], []]);
    send({ type: 'held.told', skus: ['100001'] });
    expect(asked()).toEqual(['loadSamples']);
  });

  it('are loaded again when what brought one of them is taken out, and not for anything else [A4.50]', async () => {
    const { send, asked } = await shown();
    send({ type: 'held.told', skus: ['100002'] });
    expect(asked()).toEqual([]);
    send({ type: 'held.told', skus: ['100001', '100002'] });
    const other = await shown();
    other.send({ type: 'held.told', skus: ['100001'] });
    expect(other.asked()).toEqual(['loadSamples']);
  });

  it('each have what was said to them once it is kept [A4.57]', async () => {
    const { respond, answer, context, actions } = await shown();
    respond(accepted);
    expect(actions()).toEqual(['accepted', null]);
    await answer([accepted]);
    expect(context().samples.map(({ onlineSample }) => onlineSample.actionTaken)).toEqual(['accepted', null]);
  });

  it('are told the last word on each, one question at a time', async () => {
    const { world, respond, answer, actions } = await shown();
    respond(accepted);
    respond(declined);
    expect([world.open().length, actions()[0]]).toEqual([1, 'declined']);
    await answer([accepted]);
    expect([world.open().length, actions()[0]]).toEqual([1, 'declined']);
    await answer([declined]);
    expect([world.open().length, actions()[0]]).toEqual([0, 'declined']);
  });

  it('say that an answer was not kept, and are loaded again once, when the store keeps nothing of it [A4.55] [A4.56]', async () => {
    const { respond, answer, asked, context } = await shown();
    respond(accepted);
    await answer([]);
    expect([asked(), context().hasError, context().hasConfirmationError]).toEqual([['loadSamples'], true, true]);
    await answer([sampleOf('tea', '100002')]);
    expect([asked(), context().hasError]).toEqual([[], true]);
  });

  it('say so, keep why, and are loaded again once when the store does not answer [A4.54] [A4.56] [A8.45] [A8.46]', async () => {
    const { world, respond, asked, context, answer, send } = await shown();
    respond(accepted);
    const [question] = world.open();
    if (question) await world.refuse(question, new Error('No answer.'));
    expect(asked()).toEqual(['loadSamples']);
    expect([context().hasError, context().hasConfirmationError, context().fault === null]).toEqual([true, true, false]);
    await answer([]);
    expect(asked()).toEqual([]);
    send({ type: 'confirmation.dismiss' });
    expect([context().hasConfirmationError, context().hasError]).toEqual([false, true]);
  });

  it('are nobody else’s', async () => {
    const { send, context, asked } = await shown();
    send({ type: 'user.changed', subject: 'wiremu', isShopper: true });
    expect([context().samples, context().skus, asked()]).toEqual([[], null, []]);
  });
});
