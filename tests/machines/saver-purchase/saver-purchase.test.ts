import { describe, expect, it } from 'vitest';
import { saverOutcomeOf, saverPurchaseMachine, saverStageOf } from '#machines/saver-purchase/index.ts';
import { createWorld } from '../kit/world.ts';
import { attempt, buy, lost, refusal, toldAs } from './saver-purchase.roster.ts';

function open() {
  const world = createWorld(saverPurchaseMachine, { input: { subject: 'aroha' } });
  const { chart, questions } = world;
  const now = () => world.snapshot() as never;
  const last = (name: string) => questions.findLast((question) => question.name === name)!;
  return {
    ...world,
    last,
    count: (name: string) => questions.filter((question) => question.name === name).length,
    stage: () => saverStageOf(now()),
    outcome: () => saverOutcomeOf(now()),
    async sends() {
      chart.send({ type: 'attempt.told', attempt: null });
      chart.send(buy);
      await world.answer(last('settleSession'), null);
      await world.answer(last('beginAttempt'), attempt);
    },
  };
}

describe('Buying a pass', () => {
  it('is sent once, however often it is pressed, and its end is told once [A2.079] [A2.080]', async () => {
    const { chart, sends, last, count, answer, stage, emitted } = open();
    await sends();
    chart.send(buy);
    expect([count('buyPass'), stage()]).toEqual([1, 'submitting']);
    await answer(last('buyPass'), toldAs('active'));
    chart.send(buy);
    expect([count('buyPass'), stage()]).toEqual([1, 'confirmed']);
    expect(emitted.map(({ type }) => type)).toEqual(['attempt.wanted', 'pass.bought']);
  });

  it.each([{ isEligible: false }, { hasPass: true }])(
    'is not sent when it may not be: %o [A4.07] [A4.08]',
    async (no) => {
      const { chart, count, outcome } = open();
      chart.send({ type: 'attempt.told', attempt: null });
      chart.send({ ...buy, ...no });
      expect([count('settleSession'), outcome()?.kind]).toEqual([0, 'barred']);
    },
  );

  it('that is declined says why, and may be tried with another card [A7.066]', async () => {
    const { chart, sends, last, count, answer, outcome, emitted } = open();
    await sends();
    await answer(last('buyPass'), toldAs('declined'));
    expect(outcome()).toEqual({ kind: 'declined', why: 'Not enough money.' });
    expect(emitted.map(({ type }) => type)).toContain('attempt.settled');
    chart.send(buy);
    expect(count('settleSession')).toBe(2);
  });

  it('whose answer is lost is asked for by its key until somebody has answered [A7.066]', async () => {
    const { sends, last, count, answer, refuse, stage } = open();
    await sends();
    await refuse(last('buyPass'), lost);
    expect(stage()).toBe('resolving');
    await answer(last('pause'), null);
    await answer(last('askByKey'), toldAs('pending'));
    await answer(last('pause'), null);
    await answer(last('askByKey'), toldAs('active'));
    expect([stage(), count('buyPass')]).toEqual(['confirmed', 1]);
  });

  it('that this tab kept over a reload is asked for, and not sent anew [A2.079]', async () => {
    const { chart, last, count, answer, stage } = open();
    chart.send({ type: 'attempt.told', attempt });
    expect([stage(), count('buyPass')]).toEqual(['resolving', 0]);
    await answer(last('askByKey'), null);
    expect(stage()).toBe('resolving');
    await answer(last('pause'), null);
    await answer(last('askByKey'), null);
    expect([stage(), count('buyPass')]).toEqual(['open', 0]);
  });

  it('that the store refuses says so in its words', async () => {
    const { sends, last, refuse, outcome } = open();
    await sends();
    await refuse(last('buyPass'), refusal('TotalsChanged'));
    expect(outcome()).toEqual({ kind: 'refused', why: 'The store says no.' });
  });
});
