import assert from 'node:assert/strict';
import { forgottenPasswordMachine, forgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

const ask = { type: 'letter.ask', email: 'ari@kete.nz', problems: {} };
const choose = { type: 'password.choose', password: 'kererū-1', problems: {}, redirectUrl: null };
const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' } as const;

export const badEmail = new FaultError({ ...refused, fieldErrors: { email: 'is not an email address' } });
export const common = new FaultError({ ...refused, fieldErrors: { password: 'is used by many people' } });
export const badLink = new FaultError({ ...refused, fieldErrors: { token: 'is not a link of ours' } });

export const chart: Rostered = {
  name: 'forgotten-password',
  machine: forgottenPasswordMachine,
  inputs: [{}],
  events: () => [
    { type: 'email.change', email: 'a' },
    ask,
    { ...ask, problems: { email: 'Please type your email.' } },
    { type: 'letter.again' },
    { type: 'token.take', token: 'tui' },
    choose,
    { ...choose, problems: { password: 'Please type a new password.' } },
    { type: 'page.leave' },
  ],
  answers: {
    askLetter: [null],
    choosePassword: [
      { isSuccessful: true, signInFailureReasonMessage: null },
      { isSuccessful: false, signInFailureReasonMessage: 'This link has been used.' },
    ],
  },
  refusals: { askLetter: [badEmail], choosePassword: [common, badLink] },
  shape: (context) => [context.fault === null, context.reason, Object.keys(context.problems), context.token],
  oracle: (world) => (_, before) => {
    const snapshot = world.snapshot();
    const { step, isBusy, problems, reason } = forgottenPasswordShown(snapshot as never);
    assert.equal(world.open().length, isBusy ? 1 : 0, 'One form is on its way at a time, and nothing else.');
    assert.equal(snapshot.context.token !== null, step === 'choosing', 'A token lives as long as it may be used.');
    assert.ok(!JSON.stringify(snapshot.context).includes('kererū'), 'A password is kept nowhere.');
    assert.ok(!isBusy || Object.keys(problems).length === 0, 'What is on its way is not wrong yet.');
    assert.ok(reason === null || step === 'spent', 'A reason stands where the link was refused.');
    if (step === 'done' && (before as { value: unknown }).value !== 'done')
      assert.equal(world.reports.at(-1)?.type, 'login.told', 'Whoever is signed in is told of.');
  },
};
