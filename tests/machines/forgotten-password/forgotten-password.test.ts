import { describe, expect, it } from 'vitest';
import { forgottenPasswordMachine, forgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { badLink, common } from './forgotten-password.roster.ts';

const choose = { type: 'password.choose', password: 'kererū-1', problems: {}, redirectUrl: null };

function begins() {
  const world = createWorld(forgottenPasswordMachine);
  const shown = () => forgottenPasswordShown(world.snapshot() as never);
  const asked = () => world.open()[0] as Question;
  const followed = () => world.chart.send({ type: 'token.take', token: 'tui' });
  return { ...world, shown, asked, followed };
}

describe('A forgotten password', () => {
  it('is answered with a letter, and the page says the same to everyone [A2.030]', async () => {
    const { chart, answer, asked, shown } = begins();
    chart.send({ type: 'letter.ask', email: 'ari@kete.nz', problems: {} });
    await answer(asked(), undefined);
    expect(shown()).toMatchObject({ step: 'lettered', email: 'ari@kete.nz' });
    chart.send({ type: 'letter.again' });
    expect(shown()).toMatchObject({ step: 'asking', email: 'ari@kete.nz' });
  });

  it('is replaced by a new one through the link of the letter, which then is no more', async () => {
    const { chart, followed, answer, asked, shown, snapshot, reports } = begins();
    followed();
    expect(shown().step).toBe('choosing');
    chart.send(choose);
    await answer(asked(), { isSuccessful: true, signInFailureReasonMessage: null });
    expect(shown().step).toBe('done');
    expect(snapshot().context.token).toBeNull();
    expect(reports).toEqual([{ type: 'login.told', isSocial: false, redirectUrl: null }]);
  });

  it('stands with its reason where the link was used before, and another can be asked for', async () => {
    const { chart, followed, answer, asked, shown } = begins();
    followed();
    chart.send(choose);
    await answer(asked(), { isSuccessful: false, signInFailureReasonMessage: 'This link has been used.' });
    expect(shown()).toMatchObject({ step: 'spent', reason: 'This link has been used.' });
    chart.send({ type: 'letter.again' });
    expect(shown()).toMatchObject({ step: 'asking', reason: null });
  });

  it('tells a link that is none of ours from a password that does not do', async () => {
    const { chart, followed, refuse, asked, shown } = begins();
    followed();
    chart.send(choose);
    await refuse(asked(), common);
    expect(shown()).toMatchObject({ step: 'choosing', problems: { password: 'is used by many people' } });
    chart.send(choose);
    await refuse(asked(), badLink);
    expect(shown()).toMatchObject({ step: 'spent', reason: null });
  });

  it('lets nothing of the link stay when the page is left', () => {
    const { chart, followed, shown, snapshot } = begins();
    followed();
    chart.send({ type: 'page.leave' });
    expect([shown().step, snapshot().context.token]).toEqual(['asking', null]);
  });
});
