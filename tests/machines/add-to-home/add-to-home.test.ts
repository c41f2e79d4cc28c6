import { describe, expect, it } from 'vitest';
import { addToHomeMachine, promptOf } from '#machines/add-to-home/index.ts';
import { createWorld } from '../kit/world.ts';

const phone = { widthPx: 767, isEmbedded: false, isInstalled: false, wasShown: false, isIos: false };
const opened = (input: Partial<typeof phone> = {}) => {
  const world = createWorld(addToHomeMachine, { input: { ...phone, ...input } });
  const prompt = () => promptOf(world.snapshot() as ReturnType<typeof addToHomeMachine.resolveState>);
  return { world, prompt, offer: () => world.chart.send({ type: 'install.offer' }) };
};
const memory = (world: ReturnType<typeof createWorld>) =>
  world.questions.filter(({ name }) => name === 'rememberShown');

describe('The add-to-home prompt', () => {
  it('shows on a screen of 767 px once the browser offers to install [A9.33] [A9.O8]', () => {
    const { world, prompt, offer } = opened();
    expect(prompt()).toBe(null);
    offer();
    expect(prompt()).toBe('offer');
    world.stop();
  });

  it('does not show on a screen of 768 px, until the screen is turned [A9.33]', () => {
    const { world, prompt, offer } = opened({ widthPx: 768 });
    offer();
    expect(prompt()).toBe(null);
    world.chart.send({ type: 'screen.resize', widthPx: 390 });
    offer();
    expect(prompt()).toBe('offer');
    world.stop();
  });

  it('says in words how to do it where the browser never offers [A9.O8]', () => {
    const { world, prompt } = opened({ isIos: true });
    expect(prompt()).toBe('instructions');
    world.stop();
  });

  it.each(['isEmbedded', 'isInstalled', 'wasShown'] as const)('never shows when %s [A9.O8]', (reason) => {
    for (const isIos of [true, false]) {
      const { world, prompt, offer } = opened({ [reason]: true, isIos });
      offer();
      expect(prompt()).toBe(null);
      world.stop();
    }
  });

  it('is remembered from the moment it shows, so that a browser sees it once [A9.O8]', () => {
    const { world, offer } = opened();
    expect(memory(world).length).toBe(0);
    offer();
    expect(memory(world).length).toBe(1);
    world.stop();
  });

  it('is over when it was dismissed: another offer of the browser brings nothing [A9.O8]', () => {
    const { world, prompt, offer } = opened();
    offer();
    world.chart.send({ type: 'prompt.dismiss' });
    offer();
    expect(prompt()).toBe(null);
    world.stop();
  });

  it.each(['accepted', 'dismissed'])('is over when the browser’s own question was %s', async (answer) => {
    const { world, prompt, offer } = opened();
    offer();
    world.chart.send({ type: 'prompt.accept' });
    const asking = world.open().find(({ name }) => name === 'askToInstall');
    await world.answer(asking as never, answer);
    expect(prompt()).toBe(null);
    world.stop();
  });
});
