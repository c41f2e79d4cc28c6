import { describe, expect, it } from 'vitest';
import { hasWords, isWording, settingsIn, settingsMachine } from '#machines/settings/index.ts';
import { FaultError } from '#services/fault.ts';
import { settingsAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const fault = new FaultError({ tag: 'timeout', message: 'It took too long.' });

describe('The settings', () => {
  it('are kept whole when they come [B1.25]', async () => {
    const world = createWorld(settingsMachine);
    const answer = settingsAnswer({ campaignId: 'spring' });
    await world.answer(world.open()[0] as never, answer);
    expect(settingsIn(world.snapshot() as never)).toEqual(answer);
    expect(world.snapshot().hasTag('failed')).toBe(false);
    world.stop();
  });

  it('that do not come are a failure of their own, with the fault, and trying again can still bring them [B7.O2]', async () => {
    const world = createWorld(settingsMachine);
    await world.refuse(world.open()[0] as never, fault);
    expect(world.snapshot().hasTag('failed')).toBe(true);
    expect(world.snapshot().context).toEqual({ settings: null, fault: fault.fault, hasAllWords: false });
    world.chart.send({ type: 'settings.retry' });
    await world.answer(world.open()[0] as never, settingsAnswer());
    expect(world.snapshot().hasTag('failed')).toBe(false);
    expect(world.snapshot().context).toEqual({ settings: settingsAnswer(), fault: null, hasAllWords: false });
    world.stop();
  });

  it('have the words of other pages asked for once, when one is needed that did not travel [B3.15]', async () => {
    const words = { home: { title: 'Home', description: '' }, trolley: { title: 'Trolley', description: '' } };
    const world = createWorld(settingsMachine);
    await world.answer(world.open()[0] as never, settingsAnswer({ meta: { home: words.home } }));
    world.chart.send({ type: 'words.need', place: 'home' });
    expect(world.open()).toEqual([]);
    world.chart.send({ type: 'words.need', place: 'trolley' });
    world.chart.send({ type: 'words.need', place: 'recipes' });
    expect(world.open().map(({ name }) => name)).toEqual(['loadWords']);
    expect([isWording(world.snapshot() as never), world.snapshot().hasTag('settled')]).toEqual([true, true]);
    await world.answer(world.open()[0] as never, words);
    expect(settingsIn(world.snapshot() as never)).toEqual(settingsAnswer({ meta: words }));
    world.chart.send({ type: 'words.need', place: 'recipes' });
    expect([world.open(), hasWords(world.snapshot() as never, 'recipes')]).toEqual([[], true]);
    world.stop();
  });

  it('hold when those words do not come, and the next page that needs some asks again [B3.15]', async () => {
    const world = createWorld(settingsMachine);
    await world.answer(world.open()[0] as never, settingsAnswer());
    world.chart.send({ type: 'words.need', place: 'trolley' });
    await world.refuse(world.open()[0] as never, fault);
    expect(settingsIn(world.snapshot() as never)).toEqual(settingsAnswer());
    expect(world.snapshot().hasTag('failed')).toBe(false);
    world.chart.send({ type: 'words.need', place: 'trolley' });
    expect(world.open()).toHaveLength(1);
    world.stop();
  });
});
