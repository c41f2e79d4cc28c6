import { describe, expect, it } from 'vitest';
import { hasWords, isWording, settingsMachine } from '#machines/settings/index.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { settingsAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const offline: Fault = { tag: 'offline', message: 'You are offline.' };
const settled = { type: 'chart.settled', name: 'settings' };
const words = { trolley: { title: 'Trolley', description: '' } };

function asking() {
  const world = createWorld(settingsMachine);
  const first = () => world.open()[0] as never;
  return {
    world,
    answer: (output: unknown = settingsAnswer()) => world.answer(first(), output),
    refuse: () => world.refuse(first(), new FaultError(offline)),
    need: (place: string) => world.chart.send({ type: 'words.need', place }),
    retry: () => world.chart.send({ type: 'settings.retry' }),
    asked: () => world.questions.map(({ name }) => name),
    value: () => world.snapshot().value,
    has: (tag: string) => world.snapshot().hasTag(tag),
  };
}

describe('The settings', () => {
  it('keep the page waiting until they are there, and are told whole before the page goes on', async () => {
    const { world, has, answer, value, retry, need } = asking();
    need('trolley');
    retry();
    expect([has('settled'), world.reports, world.questions.length]).toEqual([false, [], 1]);
    await answer();
    expect([has('settled'), value(), world.reports]).toEqual([
      true,
      'loaded',
      [{ type: 'settings.loaded', settings: settingsAnswer() }, settled],
    ]);
    retry();
    expect([value(), world.questions.length]).toEqual(['loaded', 1]);
    world.stop();
  });

  it('that do not come let the page go on with its error, and no words are asked for then', async () => {
    const { world, has, refuse, value, need, asked } = asking();
    await refuse();
    expect([has('settled'), has('failed'), value(), world.reports]).toEqual([true, true, 'failed', [settled]]);
    need('trolley');
    expect([value(), asked()]).toEqual(['failed', ['loadSettings']]);
    world.stop();
  });

  it('are asked for again by a press, once at a time, and are told when they come', async () => {
    const { world, has, refuse, answer, retry, asked } = asking();
    await refuse();
    retry();
    retry();
    expect([asked(), has('failed'), has('settled')]).toEqual([['loadSettings', 'loadSettings'], false, false]);
    await answer();
    expect(world.reports).toEqual([settled, { type: 'settings.loaded', settings: settingsAnswer() }, settled]);
    world.stop();
  });
});

describe('The words of a page', () => {
  it('hold the page that needs them until they are there, and not the shop', async () => {
    const { world, answer, need, has, asked, value } = asking();
    await answer();
    need('trolley');
    need('trolley');
    expect([asked(), isWording(world.snapshot() as never), has('settled')]).toEqual([
      ['loadSettings', 'loadWords'],
      true,
      true,
    ]);
    expect(hasWords(world.snapshot() as never, 'trolley')).toBe(false);
    await answer(words);
    expect([value(), hasWords(world.snapshot() as never, 'trolley')]).toEqual(['loaded', true]);
    expect(world.reports.filter(({ type }) => type === 'settings.loaded')).toHaveLength(1);
    world.stop();
  });

  it('that did not come leave the page without them, not the shop without its settings', async () => {
    const { world, answer, refuse, need, has, value } = asking();
    await answer();
    need('trolley');
    await refuse();
    expect([value(), has('failed'), world.snapshot().context]).toEqual([
      'loaded',
      false,
      { settings: settingsAnswer(), fault: null, hasAllWords: false },
    ]);
    need('trolley');
    await answer(words);
    expect(world.snapshot().context).toMatchObject({ settings: { meta: words }, hasAllWords: true });
    world.stop();
  });
});
