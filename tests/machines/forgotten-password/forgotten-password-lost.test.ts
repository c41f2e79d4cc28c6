import { describe, expect, it } from 'vitest';
import { forgottenPasswordMachine, forgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { badEmail, badLink, common } from './forgotten-password.roster.ts';

const ask = { type: 'letter.ask', email: 'ari@kete.nz', problems: {} };
const badAsk = { ...ask, problems: { email: 'Please type your email.' } };
const choose = { type: 'password.choose', password: 'kererū-1', problems: {}, redirectUrl: '/trolley' };
const badChoice = { ...choose, problems: { password: 'Please type a new password.' } };
const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
const used = { isSuccessful: false, signInFailureReasonMessage: 'This link has been used.' };
const right = { isSuccessful: true, signInFailureReasonMessage: null };
const leave = { type: 'page.leave' };
const said = { problems: {}, fault: null, reason: null };

function begins() {
  const world = createWorld(forgottenPasswordMachine);
  return {
    ...world,
    shown: () => forgottenPasswordShown(world.snapshot() as never),
    where: () => world.snapshot().value,
    token: () => (world.snapshot().context as { token: string | null }).token,
    asked: () => world.open()[0] as Question,
    follow: (token = 'tui') => world.chart.send({ type: 'token.take', token }),
  };
}

describe('The email of a forgotten password', () => {
  it('is kept as it is typed', () => {
    const { chart, shown } = begins();
    chart.send({ type: 'email.change', email: 'ari@' });
    expect(shown()).toEqual({ step: 'asking', isBusy: false, email: 'ari@', ...said });
  });

  it('is not sent while it is none, and that is forgotten when the page is left', () => {
    const { chart, shown, where, questions } = begins();
    chart.send(badAsk);
    expect([where(), shown().problems, questions]).toEqual([{ asking: 'wrong' }, badAsk.problems, []]);
    chart.send(leave);
    expect([where(), shown().problems]).toEqual([{ asking: 'editing' }, {}]);
  });

  it('is sent once; refused and lost are told apart, and what was said goes with the next try', async () => {
    const { chart, refuse, asked, shown, where, questions } = begins();
    chart.send(ask);
    chart.send(ask);
    expect([where(), questions.length]).toEqual(['sending', 1]);
    await refuse(asked(), badEmail);
    expect([where(), shown().problems, shown().fault]).toEqual([
      { asking: 'wrong' },
      { email: 'is not an email address' },
      null,
    ]);
    chart.send(ask);
    expect(shown()).toEqual({ step: 'asking', isBusy: true, email: 'ari@kete.nz', ...said });
    await refuse(asked(), offline);
    expect([where(), shown().problems, shown().fault]).toEqual([{ asking: 'failed' }, {}, offline.fault]);
    chart.send(ask);
    expect(shown()).toMatchObject({ isBusy: true, ...said });
  });

  it('is called off when the page is left, and an answer to it changes nothing', async () => {
    const { chart, answer, asked, where } = begins();
    chart.send(ask);
    const left = asked();
    chart.send(leave);
    await answer(left, undefined);
    expect([left.signal.aborted, where()]).toEqual([true, { asking: 'editing' }]);
  });

  it.each(['letter.again', 'page.leave'])('is asked for again after the letter: %s', async (type) => {
    const { chart, answer, asked, shown, where } = begins();
    chart.send(ask);
    await answer(asked(), undefined);
    expect(shown()).toEqual({ step: 'lettered', isBusy: false, email: 'ari@kete.nz', ...said });
    chart.send({ type });
    expect([where(), shown().email]).toEqual([{ asking: 'editing' }, 'ari@kete.nz']);
  });
});

describe('The new password', () => {
  it('is asked for wherever the link is followed, and nothing of before is said there', async () => {
    const { chart, follow, refuse, asked, shown, where, token } = begins();
    chart.send(ask);
    await refuse(asked(), offline);
    follow();
    expect([where(), token(), shown()]).toEqual([
      { choosing: 'editing' },
      'tui',
      { step: 'choosing', isBusy: false, email: 'ari@kete.nz', ...said },
    ]);
    follow('kea');
    expect(token()).toBe('kea');
  });

  it('that is none is not sent, and its field says so', () => {
    const { chart, follow, shown, where, questions } = begins();
    follow();
    chart.send(badChoice);
    expect([where(), shown().problems, questions]).toEqual([{ choosing: 'wrong' }, badChoice.problems, []]);
  });

  it('is sent once, and leads where the shopper was going', async () => {
    const { chart, follow, answer, asked, shown, where, token, questions, reports } = begins();
    follow();
    chart.send(badChoice);
    chart.send(choose);
    chart.send(choose);
    expect([where(), questions.length, shown()]).toEqual([
      'keeping',
      1,
      { step: 'choosing', isBusy: true, email: '', ...said },
    ]);
    await answer(asked(), right);
    expect([where(), token(), reports]).toEqual([
      'done',
      null,
      [{ type: 'login.told', isSocial: false, redirectUrl: '/trolley' }],
    ]);
    chart.send(leave);
    expect(where()).toEqual({ asking: 'editing' });
  });

  it('that does not do, or did not arrive, says which, keeps the link, and can be sent again', async () => {
    const { chart, follow, refuse, asked, shown, where, token } = begins();
    follow();
    chart.send(choose);
    await refuse(asked(), common);
    expect([where(), shown().problems, token()]).toEqual([
      { choosing: 'wrong' },
      { password: 'is used by many people' },
      'tui',
    ]);
    chart.send(choose);
    await refuse(asked(), offline);
    expect([where(), shown().problems, shown().fault, token()]).toEqual([
      { choosing: 'failed' },
      {},
      offline.fault,
      'tui',
    ]);
    chart.send(choose);
    expect([where(), shown().fault]).toEqual(['keeping', null]);
  });

  it('cannot be chosen with a link that is spent or none of ours; another letter can be asked for', async () => {
    for (const type of ['letter.again', 'page.leave']) {
      const { chart, follow, answer, refuse, asked, shown, where, token, reports } = begins();
      follow();
      chart.send(choose);
      await refuse(asked(), badLink);
      expect([where(), token(), shown().reason, shown().problems]).toEqual(['spent', null, null, {}]);
      follow();
      chart.send(choose);
      await answer(asked(), used);
      expect([where(), token(), shown().reason, reports]).toEqual(['spent', null, 'This link has been used.', []]);
      chart.send({ type });
      expect([where(), shown().reason]).toEqual([{ asking: 'editing' }, null]);
    }
  });

  it('is called off with the page, and neither the link nor what was said of it stays', async () => {
    const { chart, follow, answer, asked, shown, where, token, reports } = begins();
    follow();
    chart.send(badChoice);
    chart.send(leave);
    expect([where(), token(), shown().problems]).toEqual([{ asking: 'editing' }, null, {}]);
    follow();
    chart.send(choose);
    const left = asked();
    chart.send(leave);
    await answer(left, right);
    expect([left.signal.aborted, where(), token(), reports]).toEqual([true, { asking: 'editing' }, null, []]);
  });
});
