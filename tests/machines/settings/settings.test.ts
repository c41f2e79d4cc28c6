import { describe, expect, it } from 'vitest';
import { settingsIn, settingsMachine } from '#machines/settings/index.ts';
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
    expect(world.snapshot().context).toEqual({ settings: null, fault: fault.fault });
    world.chart.send({ type: 'settings.retry' });
    await world.answer(world.open()[0] as never, settingsAnswer());
    expect(world.snapshot().hasTag('failed')).toBe(false);
    expect(world.snapshot().context).toEqual({ settings: settingsAnswer(), fault: null });
    world.stop();
  });
});
