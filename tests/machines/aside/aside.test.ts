import { expect, it } from 'vitest';
import { asideMachine, isAside } from '#machines/aside/index.ts';
import { createWorld } from '../kit/world.ts';

it('What stands over the page makes way for what has the focus beneath it, and comes back', () => {
  const { chart, snapshot } = createWorld(asideMachine);
  const after = (type: string) => {
    chart.send({ type });
    return isAside(snapshot() as never);
  };
  expect(['focus.cleared', 'focus.covered', 'focus.covered', 'focus.cleared'].map(after)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
