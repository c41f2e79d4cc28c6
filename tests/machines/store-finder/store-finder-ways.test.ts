import { describe, expect, it } from 'vitest';
import { storeFinderMachine } from '#machines/store-finder/index.ts';
import { type StoreFinderContext, typingPauseMs } from '#machines/store-finder/store-finder.types.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';

const newtown = { search: 'newtown', near: 'Newtown', storeIds: [31, 30] };
const nowhere = { search: 'zzz', near: null, storeIds: [] };
const offline: Fault = { tag: 'offline', message: 'You are offline.' };

function finder(found: typeof newtown | typeof nowhere | null = null) {
  const world = createWorld(storeFinderMachine, { input: { found } });
  const type = (search: string) => world.chart.send({ type: 'search.type', search });
  const first = () => world.open()[0] as never;
  return {
    world,
    type,
    looks: (search: string) => {
      type(search);
      world.clock.increment(typingPauseMs);
    },
    answer: (output: unknown) => world.answer(first(), output),
    refuse: () => world.refuse(first(), new FaultError(offline)),
    retry: () => world.chart.send({ type: 'search.retry' }),
    value: () => world.snapshot().value,
    has: (tag: string) => world.snapshot().hasTag(tag),
    context: () => world.snapshot().context as StoreFinderContext,
  };
}

describe('A page of stores', () => {
  it('opens with what its address looked for, without asking', () => {
    for (const [found, value, isNothing] of [
      [null, 'resting', false],
      [newtown, 'found', false],
      [nowhere, 'nothingFound', true],
    ] as const) {
      const { world, has, value: now, context } = finder(found);
      expect([now(), has('nothing'), context().search, context().found]).toEqual([
        value,
        isNothing,
        found?.search ?? '',
        found,
      ]);
      world.clock.increment(1_000);
      expect([world.questions, world.clock.openWaits]).toEqual([[], 0]);
      world.stop();
    }
  });

  it('shows which store a pointer is on, wherever the search stands, until it leaves', async () => {
    const { world, looks, answer, context, value } = finder();
    const point = (storeId: number | null) => world.chart.send({ type: 'store.point', storeId });
    point(31);
    expect([context().pointedId, value()]).toEqual([31, 'resting']);
    looks('newtown');
    point(30);
    expect([context().pointedId, value()]).toEqual([30, 'looking']);
    await answer(newtown);
    point(null);
    expect([context().pointedId, value()]).toEqual([null, 'found']);
    world.stop();
  });
});

describe('Looking for a store', () => {
  it('finds stores, or says that there are none and that nothing is looked for any more', async () => {
    const { world, looks, answer, has, value, context } = finder();
    looks(' newtown');
    expect([has('busy'), context().search]).toEqual([true, ' newtown']);
    await answer(newtown);
    expect([value(), has('busy'), has('nothing'), context().found]).toEqual(['found', false, false, newtown]);
    looks('zzz');
    await answer(nowhere);
    expect([value(), has('busy'), has('nothing'), context().found]).toEqual(['nothingFound', false, true, nowhere]);
    looks('newtown');
    await answer(newtown);
    expect([value(), has('nothing')]).toEqual(['found', false]);
    world.stop();
  });

  it('goes on when only room is added around the words, which stand in the field as they were typed', async () => {
    const { world, looks, type, answer, value, context } = finder();
    looks('newtown');
    type('newtown  ');
    expect([value(), context().search, world.questions.length]).toEqual(['looking', 'newtown  ', 1]);
    await answer(newtown);
    type(' newtown');
    world.clock.increment(1_000);
    expect([value(), context().search, world.questions.length]).toEqual(['found', ' newtown', 1]);
    world.stop();
  });

  it('is called off by other words, and asks for those when the typing pauses', () => {
    const { world, looks, type, value, has } = finder();
    looks('new');
    const [question] = world.open();
    type('newt');
    expect([value(), has('busy'), question?.signal.aborted, world.open()]).toEqual(['typing', true, true, []]);
    world.clock.increment(typingPauseMs);
    expect([value(), world.questions.length]).toEqual(['looking', 2]);
    world.stop();
  });

  it('is called off when the field is emptied: every store is listed, whatever comes late', async () => {
    const { world, looks, type, value, context } = finder(newtown);
    looks('zzz');
    const [question] = world.open();
    type(' ');
    await world.answer(question as never, nowhere);
    expect([value(), context().found, context().search]).toEqual(['resting', null, ' ']);
    type('a');
    world.clock.increment(typingPauseMs - 1);
    type('');
    world.clock.increment(1_000);
    expect([value(), world.questions.length]).toEqual(['resting', 1]);
    world.stop();
  });

  it('that failed says why and keeps the list, and is tried again with the words in the field', async () => {
    const { world, looks, answer, refuse, retry, has, value, context } = finder();
    looks('newtown');
    await answer(newtown);
    retry();
    expect([value(), world.questions.length]).toEqual(['found', 1]);
    looks('karori');
    await refuse();
    expect([value(), has('failed'), has('busy'), context().fault, context().found]).toEqual([
      'failed',
      true,
      false,
      offline,
      newtown,
    ]);
    retry();
    expect([has('failed'), has('busy'), context().fault, world.questions.length]).toEqual([false, true, null, 3]);
    await answer(nowhere);
    expect([value(), context().fault]).toEqual(['nothingFound', null]);
    world.stop();
  });

  it('that failed has no reason left once other words are typed, or the field is emptied', async () => {
    for (const [search, value] of [
      ['other', 'typing'],
      ['', 'resting'],
    ] as const) {
      const { world, looks, type, refuse, value: now, context } = finder();
      looks('karori');
      await refuse();
      type('karori ');
      expect([now(), context().fault]).toEqual(['failed', offline]);
      type(search);
      expect([now(), context().fault]).toEqual([value, null]);
      world.stop();
    }
  });
});
