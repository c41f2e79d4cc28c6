import { describe, expect, it } from 'vitest';
import { themeIn, themeMachine } from '#machines/theme/index.ts';
import { createWorld } from '../kit/world.ts';

function choosing(choice = 'device') {
  const world = createWorld(themeMachine, { input: { choice } });
  const inputOf = () => world.snapshot().children['rememberTheme']?.getSnapshot().input as unknown;
  return {
    world,
    inputOf,
    choose: (to: string) => world.chart.send({ type: 'theme.choose', choice: to }),
    theme: () => themeIn(world.snapshot() as ReturnType<typeof themeMachine.resolveState>),
    value: () => world.snapshot().value,
  };
}

describe('The theme', () => {
  it('of the page before is there from the beginning, and is not remembered again', () => {
    const { world, theme, value } = choosing('dark');
    expect([theme(), value(), world.questions]).toEqual(['dark', 'resting', []]);
    world.stop();
  });

  it.each(['answer', 'refuse'] as const)(
    'is remembered once for each choice, whether that is kept or not: %s',
    async (how) => {
      const { world, choose, value, inputOf, theme } = choosing();
      for (const [choice, times] of [
        ['dark', 1],
        ['light', 2],
      ] as const) {
        choose(choice);
        expect([value(), world.questions.length, inputOf()]).toEqual(['remembering', times, { choice }]);
        if (how === 'answer') await world.answer(world.open()[0] as never, undefined);
        else await world.refuse(world.open()[0] as never, new Error('full'));
        expect([value(), theme(), world.errors]).toEqual(['resting', choice, []]);
      }
      world.stop();
    },
  );

  it('chosen while another is being remembered is the one that is kept', () => {
    const { world, choose, inputOf } = choosing();
    choose('dark');
    choose('light');
    expect([world.questions.map(({ signal }) => signal.aborted), inputOf()]).toEqual([
      [true, false],
      { choice: 'light' },
    ]);
    world.stop();
  });
});
