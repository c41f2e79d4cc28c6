import { describe, expect, it } from 'vitest';
import { type ConsentInput, choiceOf, consentMachine, isAsking } from '#machines/consent/index.ts';
import { createWorld } from '../kit/world.ts';

const stranger: ConsentInput = { remembered: null, isSignalled: false, isEmbedded: false, isReturning: false };
const opened = (input: Partial<ConsentInput> = {}) => {
  const world = createWorld(consentMachine, { input: { ...stranger, ...input } });
  const snapshot = () => world.snapshot() as ReturnType<typeof consentMachine.resolveState>;
  const send = (type: string, more: object = {}) => world.chart.send({ type, ...more });
  return { world, send, choice: () => choiceOf(snapshot()), asks: () => isAsking(snapshot()) };
};

describe('A visitor of whom nothing is known', () => {
  it('is not asked on the page they came for, but on the second one', () => {
    const { world, send, choice, asks } = opened();
    expect([choice(), asks()]).toEqual([null, false]);
    send('page.view');
    expect([choice(), asks()]).toEqual([null, true]);
    send('page.view');
    expect([choice(), asks()]).toEqual([null, true]);
    world.stop();
  });

  it('is asked at once on the first page of a document that another page of the shop led to', () => {
    const { world, asks } = opened({ isReturning: true });
    expect(asks()).toBe(true);
    world.stop();
  });

  it('is not asked inside the app, unless the app asks', () => {
    const { world, send, asks } = opened({ isEmbedded: true, isReturning: true });
    send('page.view');
    expect(asks()).toBe(false);
    send('consent.reopen');
    expect(asks()).toBe(true);
    world.stop();
  });

  it.each([
    ['consent.grant', 'granted'],
    ['consent.refuse', 'refused'],
  ])('answers by %s, which is remembered and holds whether or not it could be', async (answer, choice) => {
    for (const isKept of [true, false]) {
      const opening = opened({ isReturning: true });
      opening.send(answer);
      const [question] = opening.world.open();
      expect(question?.name).toMatch(/^remember/);
      if (isKept) await opening.world.answer(question as never, undefined);
      else await opening.world.refuse(question as never, new Error('no storage'));
      expect([opening.choice(), opening.asks()]).toEqual([choice, false]);
      opening.world.stop();
    }
  });
});

describe('Who has answered before', () => {
  it.each(['granted', 'refused'] as const)('(%s) is not asked again, and nothing is written', (remembered) => {
    const { world, send, choice, asks } = opened({ remembered, isReturning: true });
    send('page.view');
    expect([choice(), asks(), world.questions]).toEqual([remembered, false, []]);
    world.stop();
  });

  it.each(['granted', 'refused'] as const)(
    '(%s) can have the question back, and until it is answered the answer holds',
    (remembered) => {
      const { world, send, choice, asks } = opened({ remembered });
      send('consent.reopen');
      expect([choice(), asks()]).toEqual([remembered, true]);
      send(remembered === 'granted' ? 'consent.refuse' : 'consent.grant');
      expect([choice(), asks()]).toEqual([remembered === 'granted' ? 'refused' : 'granted', false]);
      world.stop();
    },
  );

  it('is followed when they answer otherwise in another tab', () => {
    const { world, send, choice } = opened({ remembered: 'granted' });
    send('consent.hear', { choice: 'refused' });
    expect(choice()).toBe('refused');
    send('consent.hear', { choice: 'granted' });
    expect([choice(), world.questions]).toEqual(['granted', []]);
    world.stop();
  });
});

describe('A browser that says no for its owner', () => {
  it.each([null, 'granted'] as const)('is believed without asking, whatever was said before (%s)', (remembered) => {
    const { world, send, choice, asks } = opened({ isSignalled: true, remembered, isReturning: true });
    send('page.view');
    expect([choice(), asks(), world.questions]).toEqual(['refused', false, []]);
    world.stop();
  });
});
