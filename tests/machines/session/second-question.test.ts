import { type ActorRefFrom, createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isConfirming, sessionMachine } from '#machines/session/index.ts';
import { whoAnswer } from '../kit/answers.ts';
import { CountingClock } from '../kit/counting-clock.ts';
import type { Rostered } from '../kit/rostered.ts';
import { walk } from '../kit/walk.ts';
import { oracle } from './session.oracle.ts';
import { chart } from './session.roster.ts';

const again = { type: 'session.refresh' };

describe('The second question', () => {
  it.each([1, 2, 3])(
    'is the one of INV-1 in walks that are made of doubts (seed %i) [B4.092] [B4.093]',
    async (seed) => {
      const asked = { first: 0, second: 0 };
      const doubting: Rostered = {
        ...chart,
        events: (context) => [...chart.events(context), ...Array<typeof again>(60).fill(again)],
        answers: { ...chart.answers, askWho: (chart.answers['askWho'] ?? []).slice(0, 4) },
        spans: [1, 500, 999, 999, 1_000, 1_001],
        oracle: (world) => {
          const judge = oracle(world);
          return (happened, before) => {
            if (happened.kind === 'answer' && happened.name === 'askWho') asked.first += 1;
            if (happened.kind === 'answer' && happened.name === 'askAgain') asked.second += 1;
            judge(happened, before);
          };
        },
      };
      await walk(doubting, { events: 3_000, seed });
      expect(asked.second).toBeGreaterThan(5);
      expect(asked.first).toBeGreaterThan(asked.second);
    },
  );

  it('says to the server that it is one, and no other question does [B4.092] [B7.10]', async () => {
    const said: boolean[] = [];
    const answers = [whoAnswer({ isLoggedIn: true, shopperScvId: 'moana' }), whoAnswer(), whoAnswer()];
    const clock = new CountingClock();
    const askWho = fromPromise(async ({ input }: { input: { isRetry: boolean } }) => {
      said.push(input.isRetry);
      return answers.shift() ?? whoAnswer();
    });
    const parent = createMachine({
      invoke: { systemId: 'session', src: sessionMachine.provide({ actors: { askWho: askWho as never } }) },
    });
    const root = createActor(parent, { clock });
    const session = root.system.get('session') as ActorRefFrom<typeof sessionMachine>;
    root.start();
    await waitFor(session, (now) => now.matches({ question: 'resting' }));
    session.send({ type: 'session.refresh' });
    await waitFor(session, isConfirming);
    clock.increment(1_000);
    await waitFor(session, (now) => now.matches({ question: 'resting' }));
    session.send({ type: 'session.refresh' });
    await waitFor(session, (now) => now.matches({ question: 'resting' }));
    expect(said).toEqual([false, false, true, false]);
    root.stop();
  });
});
