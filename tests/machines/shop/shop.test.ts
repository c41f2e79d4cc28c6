import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  announcerOf,
  connectionOf,
  flagsOf,
  isReady,
  navigationOf,
  sessionOf,
  settingsOf,
  shellOf,
  shopReady,
  variationOf,
} from '#machines/shop/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { CountingClock } from '../kit/counting-clock.ts';
import { type Edge, shopOver } from '../kit/edge.ts';
import { tick } from '../kit/world.ts';

const fine: Edge = {
  context: async () => contextAnswer(),
  experiments: async () => flagsAnswer(),
  settings: async () => settingsAnswer(),
  shell: async () => shellAnswer(),
};
const never = () => new Promise<never>(() => {});
const down = async () => {
  throw new FaultError({ tag: 'offline', message: 'You are offline.' });
};

function open(edge: Partial<Edge> = {}, input: object = {}) {
  const clock = new CountingClock();
  const shop = createActor(shopOver({ ...fine, ...edge }), { input: { url: '/', ...input }, clock });
  const errors: unknown[] = [];
  shop.subscribe({ error: (error) => void errors.push(error) });
  shop.start();
  return { shop, clock, errors };
}

describe('The shop', () => {
  it.each(['context', 'experiments', 'settings', 'shell'] as const)(
    'is not ready before the %s has come or failed [B4.106]',
    async (late) => {
      let answer = (_: unknown) => {};
      const { shop } = open({
        [late]: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      });
      await tick();
      expect(isReady(shop.getSnapshot())).toBe(false);
      answer(await fine[late](new AbortController().signal));
      await shopReady(shop);
      expect(isReady(shop.getSnapshot())).toBe(true);
      shop.stop();
    },
  );

  it('is ready when everything has failed: each chart says so, and none takes the page down', async () => {
    const { shop, errors } = open({ context: down, experiments: down, settings: down, shell: down });
    await shopReady(shop);
    expect(sessionOf(shop).getSnapshot().hasTag('stale')).toBe(true);
    expect(flagsOf(shop).getSnapshot().value).toBe('off');
    expect(settingsOf(shop).getSnapshot().hasTag('failed')).toBe(true);
    expect(shellOf(shop).getSnapshot().value).toBe('plain');
    expect(errors).toEqual([]);
    shop.stop();
  });

  it('waits 3,000 ms for flags that never come, and no longer [B4.O11] [B7.72]', async () => {
    const { shop, clock } = open({ experiments: never });
    await tick();
    clock.increment(2_999);
    expect(isReady(shop.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(isReady(shop.getSnapshot())).toBe(true);
    shop.stop();
  });

  it('fetches the frame’s words again when the store changes, under its flag [A6.16]', async () => {
    let shells = 0;
    const shell = async () => shellAnswer({ contentEditor: shells++ > 0 });
    const experiments = async () => flagsAnswer({ EnableSecondShellCallOnStoreSwitch: true });
    const { shop } = open({ shell, experiments });
    await shopReady(shop);
    sessionOf(shop).send({ type: 'context.keep', context: contextAnswer({}, 1) });
    await tick();
    expect(shells).toBe(1);
    sessionOf(shop).send({ type: 'context.keep', context: contextAnswer({}, 2) });
    await tick();
    expect(shells).toBe(2);
    expect(shellOf(shop).getSnapshot().context.shell.contentEditor).toBe(true);
    shop.stop();
  });

  it('keeps the frame’s words when the store changes and the flag is off [A6.16]', async () => {
    let shells = 0;
    const { shop } = open({
      shell: async () => {
        shells++;
        return shellAnswer();
      },
    });
    await shopReady(shop);
    sessionOf(shop).send({ type: 'context.keep', context: contextAnswer({}, 2) });
    await tick();
    expect(shells).toBe(1);
    shop.stop();
  });

  it.each([
    [true, 'v2'],
    [false, 'v1'],
  ])(
    'lets an address force a variation only where the settings allow it (%s) [B2.O4]',
    async (allowForcedVariations, expected) => {
      const settings = async () => settingsAnswer({ allowForcedVariations });
      const { shop } = open({ settings }, { forcedVariations: { mega_menu: 'v2' } });
      await shopReady(shop);
      expect(variationOf(flagsOf(shop).getSnapshot(), 'mega_menu')).toBe(expected);
      shop.stop();
    },
  );

  it('has the announcer name the page after a major change', async () => {
    const { shop, clock } = open();
    await shopReady(shop);
    navigationOf(shop).send({
      type: 'navigation.ended',
      generation: 0,
      href: '/shop/specials',
      move: 'push',
      title: 'Specials',
    });
    clock.increment(150);
    expect(announcerOf(shop).getSnapshot().context.polite.text).toBe('Specials');
    shop.stop();
  });

  it('asks who is shopping again when the network is back', async () => {
    let asked = 0;
    const { shop } = open({
      context: async () => {
        asked++;
        return contextAnswer();
      },
    });
    await shopReady(shop);
    connectionOf(shop).send({ type: 'connection.lost' });
    expect(connectionOf(shop).getSnapshot().hasTag('offline')).toBe(true);
    connectionOf(shop).send({ type: 'connection.found' });
    await tick();
    expect(asked).toBe(2);
    shop.stop();
  });

  it('stopped while everything is on its way, calls off every question and leaves no wait', async () => {
    const signals: AbortSignal[] = [];
    const hang = (signal: AbortSignal) => {
      signals.push(signal);
      return never();
    };
    const { shop, clock } = open({ context: hang, experiments: hang, settings: hang, shell: hang });
    shop.stop();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true, true, true]);
    expect(clock.openWaits).toBe(0);
  });
});
