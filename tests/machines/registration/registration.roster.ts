import assert from 'node:assert/strict';
import { registrationMachine, registrationShown } from '#machines/registration/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

const form = { type: 'form.submit', email: 'ari@kete.nz', password: 'kererū-1', problems: {} };
const code = { type: 'code.submit', code: '123456', problems: {}, redirectUrl: '/register/shopperdetails' };
const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' } as const;

export const common = new FaultError({ ...refused, fieldErrors: { password: 'is used by many people' } });
export const noCode = new FaultError({ ...refused, fieldErrors: { code: 'has six digits' } });

export const chart: Rostered = {
  name: 'registration',
  machine: registrationMachine,
  inputs: [{}],
  events: () => [
    { type: 'email.change', email: 'a' },
    form,
    { ...form, problems: { email: 'Please type your email.' } },
    code,
    { ...code, problems: { code: 'The code has six digits.' } },
    { type: 'letter.send', password: 'kererū-1' },
    { type: 'address.change' },
    { type: 'page.leave' },
  ],
  answers: {
    register: [null],
    sendLetter: [null],
    confirmCode: [
      { isSuccessful: true, signInFailureReasonMessage: null },
      { isSuccessful: false, signInFailureReasonMessage: 'That code is not right.' },
    ],
  },
  refusals: { register: [common], confirmCode: [noCode] },
  shape: (context) => [
    context.fault === null,
    context.letterFault === null,
    Object.keys(context.problems),
    Math.min(context.letters, 2),
  ],
  spans: [29_999, 30_000],
  oracle: (world) => (_, before) => {
    const { step, isBusy, letter, letters, problems } = registrationShown(world.snapshot() as never);
    const asked = world.open().map(({ name }) => name);
    assert.equal(asked.includes('register'), step === 'account' && isBusy, 'The form is sent once at a time.');
    assert.equal(asked.includes('confirmCode'), step === 'code' && isBusy, 'The code is sent once at a time.');
    assert.equal(asked.includes('sendLetter'), step === 'code' && letter === 'busy', 'So is a letter asked for.');
    assert.equal(
      world.clock.openWaits,
      step === 'code' && letter === 'waiting' ? 1 : 0,
      'Only a letter is waited for.',
    );
    assert.ok(step !== 'code' || letters > 0, 'Where a code is asked for, a letter has gone.');
    assert.ok(!/kererū|123456/.test(JSON.stringify(world.snapshot().context)), 'Password and code are kept nowhere.');
    assert.ok(!isBusy || Object.keys(problems).length === 0, 'What is on its way is not wrong yet.');
    const was = (before as { value: unknown }).value;
    if (step === 'done' && was !== 'done')
      assert.equal(world.reports.at(-1)?.type, 'login.told', 'Whoever is signed in is told of.');
  },
};
