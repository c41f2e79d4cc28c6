import assert from 'node:assert/strict';
import { signInMachine, signInShown } from '#machines/sign-in/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

const tried = {
  type: 'form.submit',
  email: 'ari@kete.nz',
  password: 'kererū-1',
  redirectUrl: '/trolley',
  problems: {},
};
const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' } as const;

export const tooLong = new FaultError({ ...refused, fieldErrors: { email: 'is too long' } });
export const ofAnother = new FaultError({ ...refused, fieldErrors: { body: 'is empty here' } });

export const chart: Rostered = {
  name: 'sign-in',
  machine: signInMachine,
  inputs: [{}],
  events: () => [
    { type: 'email.change', email: 'a' },
    tried,
    { ...tried, redirectUrl: null },
    { ...tried, problems: { password: 'Please type your password.' } },
    { type: 'page.leave' },
  ],
  answers: {
    signIn: [
      { isSuccessful: true, signInFailureReasonMessage: null },
      { isSuccessful: false, signInFailureReasonMessage: 'That email and password do not fit together.' },
      { isSuccessful: false, signInFailureReasonMessage: null },
    ],
  },
  refusals: { signIn: [tooLong, ofAnother] },
  shape: (context) => [context.reason, context.fault === null, Object.keys(context.problems), context.redirectUrl],
  oracle: (world) => (happened, before) => {
    const snapshot = world.snapshot();
    const { state, problems, reason, fault } = signInShown(snapshot as never);
    assert.equal(world.open().length, state === 'busy' ? 1 : 0, 'One try is in flight at a time, and none else.');
    const said = [Object.keys(problems).length > 0, reason !== null, fault !== null].filter(Boolean).length;
    const inner = (snapshot.value as { open?: string }).open;
    assert.equal(said, inner === undefined || inner === 'editing' ? 0 : 1, 'A try has come to one thing.');
    assert.ok(!JSON.stringify(snapshot.context).includes('kererū'), 'A password is kept nowhere.');
    const was = (before as { value?: unknown }).value;
    const told = world.reports.filter(({ type }) => type === 'login.told').length;
    const isSuccess =
      happened.kind === 'answer' && (happened.output as { isSuccessful: boolean }).isSuccessful && was === 'sending';
    assert.equal(state === 'done' && was !== 'done', isSuccess, 'Only an answer signs in.');
    if (isSuccess) assert.ok(told > 0, 'Whoever is signed in is told of.');
    if (happened.kind === 'event' && happened.event.type === 'page.leave')
      assert.equal(inner, 'editing', 'A page that was left begins afresh.');
  },
};
