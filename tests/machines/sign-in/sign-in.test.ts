import { describe, expect, it } from 'vitest';
import { signInMachine, signInShown } from '#machines/sign-in/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { tooLong } from './sign-in.roster.ts';

const tried = {
  type: 'form.submit',
  email: 'ari@kete.nz',
  password: 'kererū-1',
  redirectUrl: '/trolley',
  problems: {},
};
const success = { isSuccessful: true, signInFailureReasonMessage: null };

function begins() {
  const world = createWorld(signInMachine);
  const shown = () => signInShown(world.snapshot() as never);
  const asked = () => world.open()[0] as Question;
  return { ...world, shown, asked };
}

describe('Signing in', () => {
  it('that succeeds tells the shop where they were going, once [A4.39]', async () => {
    const { chart, answer, asked, shown, reports } = begins();
    chart.send(tried);
    expect(shown().state).toBe('busy');
    await answer(asked(), success);
    expect(shown().state).toBe('done');
    expect(reports).toEqual([{ type: 'login.told', isSocial: false, redirectUrl: '/trolley' }]);
  });

  it('by email and password is never told of as a social one [B4.100], and leads home when there is nowhere to go [A4.40]', async () => {
    const { chart, answer, asked, reports } = begins();
    chart.send({ ...tried, redirectUrl: null });
    await answer(asked(), success);
    expect(reports).toEqual([{ type: 'login.told', isSocial: false, redirectUrl: null }]);
  });

  it('that the store refuses shows its reason as it came [A3.54] [A4.41] [A8.41], and tells nobody', async () => {
    const { chart, answer, asked, shown, reports } = begins();
    chart.send(tried);
    await answer(asked(), { isSuccessful: false, signInFailureReasonMessage: '  Kāore e taea. <b>5</b> more tries ' });
    expect(shown()).toMatchObject({ state: 'open', reason: '  Kāore e taea. <b>5</b> more tries ', fault: null });
    expect(reports).toEqual([]);
  });

  it('pressed twice is sent once, and what comes after the page was left changes nothing', async () => {
    const { chart, answer, asked, shown, questions, reports } = begins();
    chart.send(tried);
    chart.send(tried);
    expect(questions).toHaveLength(1);
    const left = asked();
    chart.send({ type: 'page.leave' });
    expect(left.signal.aborted).toBe(true);
    await answer(left, success);
    expect(shown().state).toBe('open');
    expect(reports).toEqual([]);
  });

  it('shows what the store says of a field at that field, and a fault as a fault', async () => {
    const { chart, refuse, asked, shown } = begins();
    chart.send(tried);
    await refuse(asked(), tooLong);
    expect(shown().problems).toEqual({ email: 'is too long' });
    chart.send(tried);
    expect(shown().problems).toEqual({});
    await refuse(asked(), new FaultError({ tag: 'offline', message: 'You are offline.' }));
    expect(shown()).toMatchObject({ problems: {}, fault: { tag: 'offline' } });
  });

  it('sends nothing while the form itself finds something wrong', () => {
    const { chart, shown, questions } = begins();
    chart.send({ ...tried, problems: { password: 'Please type your password.' } });
    expect([questions.length, shown().problems]).toEqual([0, { password: 'Please type your password.' }]);
  });

  it('keeps the email when the page is left, and never a password', async () => {
    const { chart, answer, asked, shown, snapshot } = begins();
    chart.send(tried);
    await answer(asked(), { isSuccessful: false, signInFailureReasonMessage: 'No.' });
    chart.send({ type: 'page.leave' });
    expect(shown()).toMatchObject({ email: 'ari@kete.nz', reason: null });
    expect(JSON.stringify(snapshot().context)).not.toContain('kererū');
  });

  it('keeps what is typed in the email field, and takes nothing else for it', () => {
    const { chart, shown } = begins();
    chart.send({ type: 'email.change', email: 'ari@' });
    expect(shown()).toEqual({ state: 'open', email: 'ari@', problems: {}, reason: null, fault: null });
  });

  it('shows a field that is wrong as wrong, whether the form or the store said so', async () => {
    const { chart, refuse, asked, snapshot, shown } = begins();
    chart.send({ ...tried, problems: { password: 'Please type your password.' } });
    expect(snapshot().value).toEqual({ open: 'wrong' });
    chart.send(tried);
    await refuse(asked(), tooLong);
    expect([snapshot().value, shown().reason, shown().fault]).toEqual([{ open: 'wrong' }, null, null]);
    chart.send({ type: 'page.leave' });
    expect([snapshot().value, shown().problems]).toEqual([{ open: 'editing' }, {}]);
  });
});
