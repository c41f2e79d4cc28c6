import { describe, expect, it } from 'vitest';
import { createMemory } from '#services/inspection/memory.ts';

const remembered = (longest: number) => {
  const memory = createMemory(() => 7, longest);
  const begin = (actor: string) => memory.keep({ kind: 'actor', actor, name: actor, chart: actor, parent: null });
  const step = (actor: string, state: string) =>
    memory.keep({ kind: 'step', actor, event: 'x', arrows: [], states: [state], context: {} });
  const wait = (actor: string, how: 'set' | 'rang') => memory.keep({ kind: 'timer', actor, wait: 'w', ms: 1, how });
  const turn = (times: number) => {
    for (let i = 0; i < times; i++) memory.keep({ kind: 'page', what: `page ${i}` });
  };
  return { memory, begin, step, wait, turn };
};

describe('The memory of a tab', () => {
  it('keeps the last of what happened, numbered, and says how many there were before', () => {
    const { memory, turn } = remembered(10);
    turn(25);
    expect(memory.all().map(({ n }) => n)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    expect(memory.dropped()).toBe(15);
  });

  it('keeps of what fell out who is there, where each chart is and what it waits for', () => {
    const { memory, begin, step, wait, turn } = remembered(10);
    begin('kettle');
    step('kettle', 'cold');
    step('kettle', 'boiling');
    wait('kettle', 'set');
    begin('cup');
    wait('cup', 'set');
    wait('cup', 'rang');
    begin('gone');
    memory.keep({ kind: 'end', actor: 'gone', how: 'done' });
    turn(10);
    expect(memory.all().map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'actor'],
      [3, 'step'],
      [4, 'timer'],
      [5, 'actor'],
      ...Array.from({ length: 10 }, (_, at) => [10 + at, 'page']),
    ]);
  });

  it('forgets everything, and counts on', () => {
    const { memory, begin, turn } = remembered(10);
    begin('kettle');
    turn(20);
    memory.forget();
    expect([memory.all(), memory.dropped()]).toEqual([[], 21]);
    turn(1);
    expect(memory.all()).toEqual([{ kind: 'page', what: 'page 0', n: 22, atMs: 7 }]);
  });
});
