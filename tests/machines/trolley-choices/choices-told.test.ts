import { describe, expect, it } from 'vitest';
import { type Choice, type TrolleyChoicesContext, trolleyChoicesMachine } from '#machines/trolley-choices/index.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { changed, options } from './trolley-choices.roster.ts';

const offline: Fault = { tag: 'offline', message: 'You are offline.' };
const slip = (isOnPaper: boolean): Choice => ({ kind: 'slip', isOnPaper });
const bags = (packagingPreferenceId: string): Choice => ({ kind: 'packaging', packagingPreferenceId });

function choosing(subject: string | null = 'aroha') {
  const world = createWorld(trolleyChoicesMachine, { input: { subject } });
  const send = (event: { readonly type: string; readonly [fact: string]: unknown }) => world.chart.send(event);
  const first = () => world.open()[0] as never;
  return {
    world,
    send,
    make: (choice: Choice) => send({ type: 'choice.make', choice }),
    become: (who: string | null, isShopper = who !== null) => send({ type: 'user.changed', subject: who, isShopper }),
    asked: () => world.open().map(({ name }) => name),
    answer: (output: unknown = changed) => world.answer(first(), output),
    refuse: () => world.refuse(first(), new FaultError(offline)),
    has: (tag: string) => world.snapshot().hasTag(tag),
    value: () => world.snapshot().value,
    context: () => world.snapshot().context as TrolleyChoicesContext,
  };
}

describe('What is said of a trolley', () => {
  it('is told with how the trolley stands once it is kept, and waits for nothing then', async () => {
    const { world, make, answer, context, value } = choosing();
    make(slip(true));
    expect([context().asked, context().waiting]).toEqual([slip(true), []]);
    await answer();
    expect(world.emitted).toEqual([{ type: 'choice.kept', choice: slip(true), changed }]);
    expect([context().asked, context().failed, value()]).toEqual([null, [], { said: 'resting', packing: 'unasked' }]);
    world.stop();
  });

  it('is told as lost with the reason, and what was wanted after it is said all the same', async () => {
    const { world, make, refuse, answer, context, asked } = choosing();
    make(slip(true));
    make(bags('paper-bags'));
    await refuse();
    expect(world.emitted).toEqual([{ type: 'choice.lost', choice: slip(true), fault: offline }]);
    expect([context().asked, context().failed, asked()]).toEqual([
      bags('paper-bags'),
      [{ choice: slip(true), fault: offline }],
      ['saveChoice'],
    ]);
    await answer();
    expect([context().asked, context().failed.length, asked()]).toEqual([null, 1, []]);
    world.stop();
  });

  it('is nothing of a guest’s, nor of somebody’s who may not shop', () => {
    for (const subject of [null, 'mere'] as const) {
      const { world, make, become, context } = choosing(null);
      become(subject, false);
      make(slip(true));
      expect([context().waiting, context().asked, world.questions]).toEqual([[], null, []]);
      world.stop();
    }
  });

  it('and lost is tried again by its own name alone, and given up by its own name alone', async () => {
    const { world, make, refuse, send, context, asked } = choosing();
    make(slip(true));
    await refuse();
    send({ type: 'choice.retry', key: 'packaging' });
    send({ type: 'choice.putBack', key: 'packaging' });
    expect([context().failed.length, asked()]).toEqual([1, []]);
    send({ type: 'choice.putBack', key: 'slip' });
    expect([context().failed, asked(), world.emitted.length]).toEqual([[], [], 1]);
    send({ type: 'choice.retry', key: 'slip' });
    expect(asked()).toEqual([]);
    world.stop();
  });

  it('and lost is tried again once, after what is on its way', async () => {
    const { world, make, refuse, send, answer, context } = choosing();
    make(slip(true));
    await refuse();
    make(bags('paper-bags'));
    send({ type: 'choice.retry', key: 'slip' });
    expect([context().asked, context().waiting, context().failed]).toEqual([bags('paper-bags'), [slip(true)], []]);
    await answer();
    await answer();
    expect([world.questions.length, world.open(), world.emitted.at(-1)]).toEqual([
      3,
      [],
      { type: 'choice.kept', choice: slip(true), changed },
    ]);
    world.stop();
  });

  it('goes on when the same shopper is told of again', async () => {
    const { world, make, become, answer, context } = choosing();
    make(slip(true));
    make(bags('paper-bags'));
    become('aroha');
    expect([context().asked, context().waiting, world.questions.length]).toEqual([slip(true), [bags('paper-bags')], 1]);
    await answer();
    expect(world.emitted).toHaveLength(1);
    world.stop();
  });

  it('is no other shopper’s: what is on its way is called off, and an answer to it is not told', async () => {
    const { world, make, refuse, become, context } = choosing();
    make(bags('paper-bags'));
    await refuse();
    make(slip(true));
    make({ kind: 'substitutes', sku: null, isAllowed: true });
    const [question] = world.open();
    become('wiremu');
    expect(question?.signal.aborted).toBe(true);
    await world.answer(question as never, changed);
    const { subject, asked, waiting, failed } = context();
    expect([subject, asked, waiting, failed, world.emitted.length]).toEqual(['wiremu', null, [], [], 1]);
    make(slip(false));
    expect(world.open()).toHaveLength(1);
    world.stop();
  });
});

describe('The ways to pack', () => {
  it('are asked for once for as long as they are known', async () => {
    const { world, send, answer, context, has, value } = choosing();
    send({ type: 'packaging.need' });
    send({ type: 'packaging.need' });
    expect([world.questions.length, has('busy')]).toEqual([1, true]);
    await answer(options);
    send({ type: 'packaging.need' });
    expect([world.questions.length, has('busy'), has('failed'), context().options, value()]).toEqual([
      1,
      false,
      false,
      options,
      { said: 'resting', packing: 'known' },
    ]);
    world.stop();
  });

  it('that did not come say why, and are asked for again on demand, when the reason is gone', async () => {
    const { world, send, refuse, answer, context, has } = choosing();
    send({ type: 'packaging.need' });
    await refuse();
    expect([has('failed'), has('busy'), context().optionsFault, context().options]).toEqual([
      true,
      false,
      offline,
      null,
    ]);
    send({ type: 'packaging.need' });
    expect([has('failed'), has('busy'), world.questions.length]).toEqual([false, true, 2]);
    await answer(options);
    expect([context().optionsFault, context().options]).toEqual([null, options]);
    world.stop();
  });

  it('wait for somebody who shops, and come for them without being asked for again', async () => {
    const { world, send, become, asked } = choosing(null);
    send({ type: 'packaging.need' });
    expect(asked()).toEqual([]);
    become('mere', false);
    expect(asked()).toEqual([]);
    become('aroha');
    expect(asked()).toEqual(['loadOptions']);
    world.stop();
  });

  it('that were another shopper’s are not shown to the next, nor is an answer that was for them', async () => {
    const { world, send, become, answer, context } = choosing();
    send({ type: 'packaging.need' });
    const [question] = world.open();
    become('wiremu');
    await world.answer(question as never, options);
    expect([context().options, context().isPacking, world.open().length]).toEqual([null, true, 1]);
    await answer(options);
    become('wiremu');
    expect([context().options, world.open()]).toEqual([options, []]);
    world.stop();
  });
});
