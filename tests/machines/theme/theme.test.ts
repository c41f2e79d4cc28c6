import { describe, expect, it } from 'vitest';
import { themeIn, themeMachine } from '#machines/theme/index.ts';
import { createWorld } from '../kit/world.ts';

const chosen = () => {
  const world = createWorld(themeMachine, { input: { choice: 'device' } });
  return { world, theme: () => themeIn(world.snapshot() as ReturnType<typeof themeMachine.resolveState>) };
};

describe('The theme', () => {
  it('shows at once, before it is remembered, and stays when remembering fails', async () => {
    const { world, theme } = chosen();
    world.chart.send({ type: 'theme.choose', choice: 'dark' });
    expect(theme()).toBe('dark');
    await world.refuse(world.open()[0] as never, new Error('full'));
    expect(theme()).toBe('dark');
    world.stop();
  });

  it('chosen twice is remembered as it was chosen last: the first errand is called off', () => {
    const { world, theme } = chosen();
    world.chart.send({ type: 'theme.choose', choice: 'dark' });
    world.chart.send({ type: 'theme.choose', choice: 'light' });
    expect(theme()).toBe('light');
    expect(world.questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    world.stop();
  });
});
