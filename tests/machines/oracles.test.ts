import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Rostered } from './kit/roster.ts';
import { walk } from './kit/walk.ts';
import { createWorld } from './kit/world.ts';
import * as laws from './kit/laws.ts';

const planted = (machine: unknown, events: readonly { type: string }[], answers = {}): Rostered => ({
  name: 'planted',
  machine: machine as never,
  inputs: [{}],
  events: () => events,
  answers,
  shape: () => null,
});

const run = (chart: Rostered) => walk(chart, { events: 600, seed: 7 });

describe('Each law catches the bug that breaks it', () => {
  it('a context that JSON does not carry', async () => {
    const machine = setup({}).createMachine({ context: { since: new Map([['now', 1]]) }, on: { go: {} } });
    await expect(run(planted(machine, [{ type: 'go' }]))).rejects.toThrow('not plain data');
  });

  it('a context that grows without end', async () => {
    const machine = setup({}).createMachine({
      context: { said: '' },
      on: { go: { actions: assign({ said: ({ context }) => `${context.said}${'x'.repeat(2_000)}` }) } },
    });
    await expect(run(planted(machine, [{ type: 'go' }]))).rejects.toThrow('bytes');
  });

  it('a failure without a way on', async () => {
    const machine = setup({}).createMachine({
      initial: 'fine',
      states: { fine: { on: { fall: 'fallen' } }, fallen: { tags: 'failed' } },
    });
    await expect(run(planted(machine, [{ type: 'fall' }]))).rejects.toThrow('Nothing leads on');
  });

  it('a question whose failure is forgotten', async () => {
    const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(0)) } }).createMachine({
      initial: 'loading',
      states: { loading: { tags: 'busy', invoke: { id: 'load', src: 'load', onDone: 'there' } }, there: {} },
    });
    await expect(run(planted(machine, [{ type: 'none' }], { load: [1] }))).rejects.toThrow('threw');
  });

  it('an answer that leads nowhere and leaves the chart busy', async () => {
    const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(0)) } }).createMachine({
      initial: 'loading',
      states: { loading: { tags: 'busy', invoke: { id: 'load', src: 'load', onDone: {}, onError: {} } } },
    });
    await expect(run(planted(machine, [{ type: 'none' }], { load: [1] }))).rejects.toThrow('Still busy');
  });

  it('memory outside the context, which a restored chart does not have', async () => {
    let heard = 0;
    const machine = setup({ actions: { count: assign({ heard: () => ++heard }) } }).createMachine({
      context: { heard: 0 },
      on: { go: { actions: 'count' } },
    });
    await expect(run(planted(machine, [{ type: 'go' }]))).rejects.toThrow('did another thing');
  });

  it('a wait and a question that outlive their chart', () => {
    const world = createWorld(setup({}).createMachine({}));
    world.clock.setTimeout(() => {}, 10);
    world.stop();
    expect(() => laws.leavesNothing(world)).toThrow('A wait is still open');
    world.clock.increment(10);
    world.questions.push({
      name: 'load',
      signal: new AbortController().signal,
      resolve() {},
      reject() {},
      isAnswered: false,
    });
    expect(() => laws.leavesNothing(world)).toThrow('A question is still open');
  });

  it('an event that was not listed and still changed something', () => {
    const before = { value: 'resting', context: { count: 0 } };
    const after = { value: 'resting', context: { count: 1 } };
    expect(() => laws.ignoresTheUnlisted(before, after, false, { type: 'unknown' })).toThrow('was not listed');
  });
});
