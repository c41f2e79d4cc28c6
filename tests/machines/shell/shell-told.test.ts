import { describe, expect, it } from 'vitest';
import { shellIn, shellMachine } from '#machines/shell/index.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { plainShell } from '#services/shell/shell.rules.ts';
import { shellAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const offline: Fault = { tag: 'offline', message: 'You are offline.' };
const settled = { type: 'chart.settled', name: 'shell' };
const edited = shellAnswer({ contentEditor: true });
const links = [{ label: 'Specials', url: '/shop/specials' }];

function framing() {
  const world = createWorld(shellMachine);
  const first = () => world.open()[0] as never;
  const send = (event: { readonly type: string; readonly [fact: string]: unknown }) => world.chart.send(event);
  return {
    world,
    answer: (output: unknown = shellAnswer()) => world.answer(first(), output),
    refuse: () => world.refuse(first(), new FaultError(offline)),
    reload: () => send({ type: 'shell.reload' }),
    retry: () => send({ type: 'shell.retry' }),
    navs: (mainNavs: unknown, specials: unknown) => send({ type: 'navs.told', mainNavs, specials }),
    words: () => shellIn(world.snapshot() as never),
    fault: () => world.snapshot().context.fault as Fault | null,
    now: () => [world.snapshot().value, world.snapshot().hasTag('busy'), world.snapshot().hasTag('settled')],
  };
}

describe('The frame’s words', () => {
  it('are waited for once, whatever is asked meanwhile, and the page goes on when they are there', async () => {
    const { world, answer, reload, retry, now, words, fault } = framing();
    reload();
    retry();
    expect([now(), world.questions.length, world.reports]).toEqual([['loading', true, false], 1, []]);
    await answer(edited);
    expect([now(), words(), fault(), world.reports]).toEqual([['loaded', false, true], edited, null, [settled]]);
    retry();
    expect(world.questions).toHaveLength(1);
    world.stop();
  });

  it('that do not come let the page go on with the built-in ones, and come with another store, or another try', async () => {
    for (const again of ['reload', 'retry'] as const) {
      const frame = framing();
      await frame.refuse();
      expect([frame.now(), frame.words(), frame.fault(), frame.world.reports]).toEqual([
        ['plain', false, true],
        plainShell,
        offline,
        [settled],
      ]);
      frame[again]();
      expect([frame.now(), frame.world.questions.length]).toEqual([['loading', true, false], 2]);
      await frame.answer(edited);
      expect([frame.now(), frame.words(), frame.fault()]).toEqual([['loaded', false, true], edited, null]);
      frame.world.stop();
    }
  });

  it('of another store take the place of those before, and a reason of before is gone with them', async () => {
    const { answer, refuse, reload, now, words, fault, world } = framing();
    await answer();
    reload();
    expect(now()).toEqual(['reloading', true, true]);
    await refuse();
    expect([now(), words(), fault()]).toEqual([['loaded', false, true], shellAnswer(), offline]);
    reload();
    await answer(edited);
    expect([now(), words(), fault(), world.questions.length]).toEqual([['loaded', false, true], edited, null, 3]);
    world.stop();
  });

  it('of two stores in a row are those of the second: the first are called off', async () => {
    const { answer, reload, now, words, world } = framing();
    await answer();
    reload();
    const [earlier] = world.open();
    reload();
    expect([earlier?.signal.aborted, world.open().length]).toEqual([true, 1]);
    await world.answer(earlier as never, edited);
    expect([now(), words()]).toEqual([['reloading', true, true], shellAnswer()]);
    await answer(edited);
    expect(words()).toEqual(edited);
    world.stop();
  });

  it('have other links as soon as an answer carried some, each kind for itself, and the rest stays', async () => {
    const { answer, navs, words, now, world } = framing();
    await answer(edited);
    navs(links, null);
    expect(words()).toEqual({ ...edited, mainNavs: links });
    navs(null, links);
    expect(words()).toEqual({ ...edited, mainNavs: links, specials: links });
    navs(null, null);
    expect([words(), now()[0]]).toEqual([{ ...edited, mainNavs: links, specials: links }, 'loaded']);
    world.stop();
  });
});
