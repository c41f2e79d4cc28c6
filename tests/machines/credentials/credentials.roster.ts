import assert from 'node:assert/strict';
import { type CredentialsContext, credentialsMachine, emailShown, passwordShown } from '#machines/credentials/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' } as const;
export const sameEmail = new FaultError({ ...refused, fieldErrors: { email: 'is yours already' } });
export const unproven = new FaultError({ ...refused, status: 403, code: 'ProofNeeded' });
export const noCode = new FaultError({ ...refused, fieldErrors: { code: 'has six digits' } });
export const notMine = new FaultError({ ...refused, fieldErrors: { currentPassword: 'is not your password' } });
export const shortPassword = new FaultError({ ...refused, fieldErrors: { password: 'is missing' } });
export const right = { isSuccessful: true, signInFailureReasonMessage: null };
export const wrong = { isSuccessful: false, signInFailureReasonMessage: 'That is not right.' };

export const email = { type: 'email.submit', email: 'new@kete.nz', problems: {} };
export const prove = { type: 'proof.submit', password: 'kererū-1', problems: {} };
export const code = { type: 'code.submit', code: '123456', problems: {} };
export const password = { type: 'password.submit', currentPassword: 'kererū-1', password: 'tūī-and-2', problems: {} };

const comings = [
  { type: 'page.leave' },
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'aroha', isShopper: true },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
];
const ofEmail = [
  { type: 'email.type', email: 'n' },
  email,
  { ...email, problems: { email: 'Please type your email.' } },
  { type: 'email.recall', email: 'new@kete.nz' },
  { type: 'email.recall', email: null },
  prove,
  { ...prove, problems: { password: 'Please type your password.' } },
  { type: 'proof.cancel' },
  code,
  { ...code, problems: { code: 'The code has six digits.' } },
  { type: 'letter.send' },
  { type: 'address.change' },
];
const ofPassword = [password, { ...password, problems: { password: 'Use at least 8 characters.' } }];

export const chart: Rostered = {
  name: 'credentials',
  machine: credentialsMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [...comings, ...ofEmail, ...ofPassword],
  // The two have nothing to do with each other: one shopper changes the email, the other one the password.
  pathEvents: ({ subject }: CredentialsContext) => [...comings, ...(subject === 'hemi' ? ofPassword : ofEmail)],
  answers: {
    changeEmail: [null],
    sendLetter: [null],
    checkPassword: [right, wrong],
    confirmEmail: [right, wrong],
    changePassword: [null],
  },
  refusals: {
    changeEmail: [sameEmail, unproven],
    sendLetter: [unproven],
    checkPassword: [shortPassword],
    confirmEmail: [noCode],
    changePassword: [notMine],
  },
  shape: ({ subject, email: typed }: CredentialsContext) => [subject, typed === ''],
  spans: [29_999, 30_000],
  oracle: (world) => (happened, before) => {
    const now = world.snapshot() as never;
    const { context } = now as { context: CredentialsContext };
    const shown = emailShown(now);
    const chosen = passwordShown(now);
    const open = world
      .open()
      .filter(({ signal }) => !signal.aborted)
      .map(({ name }) => name);
    assert.equal(open.includes('changeEmail'), shown.step === 'typing' && shown.isBusy, 'The email is sent once.');
    assert.equal(open.includes('checkPassword'), shown.proof.isBusy, 'The password is sent once at a time.');
    assert.equal(open.includes('confirmEmail'), shown.step === 'code' && shown.isBusy, 'So is the code.');
    assert.equal(open.includes('sendLetter'), shown.step === 'code' && shown.letter === 'busy', 'And a letter.');
    assert.equal(open.includes('changePassword'), chosen.isBusy, 'And a new password.');
    assert.ok(!/kererū|tūī|123456/.test(JSON.stringify(context)), 'Passwords and codes are kept nowhere.');
    assert.ok(shown.step !== 'code' || shown.letters > 0, 'Where a code is asked for, a letter has gone.');
    assert.equal(
      world.clock.openWaits,
      shown.step === 'code' && shown.letter === 'waiting' ? 1 : 0,
      'Only a letter is waited for.',
    );
    const was = before.context as CredentialsContext;
    if (context.subject !== was.subject) assert.equal(context.email, '', 'What one shopper typed stayed for the next.');
    const ends =
      happened.kind === 'event' && ['address.change', 'page.leave', 'session.ended'].includes(happened.event.type);
    if (!ends && happened.kind !== 'event')
      assert.equal(context.email, was.email, 'An answer took away what was typed.');
    if (shown.step === 'changed' && happened.kind === 'answer' && happened.name === 'confirmEmail')
      assert.equal(world.emitted.at(-1)?.type, 'email.changed', 'Whoever knows the email is told that it changed.');
  },
};
