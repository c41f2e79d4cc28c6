import assert from 'node:assert/strict';
import {
  type AccountDetailsContext,
  accountDetailsMachine,
  accountShown,
  namesShown,
  phonesShown,
} from '#machines/account-details/index.ts';
import type { AccountDetails } from '#services/account/account-details.contract.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const aroha: AccountDetails = {
  firstName: 'Aroha',
  lastName: 'Ngata',
  birthDate: '1990-02-06',
  phone: '+64211234567',
  otherPhone: null,
  email: 'aroha@kete.nz',
  memberSinceMs: 1_700_000_000_000,
  awaitedEmail: null,
  signInAt: null,
};
export const changed = (details: Partial<AccountDetails>) => ({
  details: { ...aroha, ...details },
  context: contextAnswer({ isLoggedIn: true, isShopper: true, firstName: details.firstName ?? 'Aroha' }),
});
const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Please check it.' } as const;
export const badName = new FaultError({ ...refused, fieldErrors: { firstName: 'Write your name here.' } });
const badPhone = new FaultError({ ...refused, fieldErrors: { otherPhone: 'Write another one.' } });
export const moved = new FaultError({ ...refused, status: 409, code: 'DetailsMoved' });
export const unproven = new FaultError({ ...refused, status: 403, code: 'ProofNeeded' });
export const shortPassword = new FaultError({ ...refused, fieldErrors: { password: 'is missing' } });

export const mere = { firstName: 'Mere', lastName: 'Ngata' };
export const both = { phone: '04 385 1234', otherPhone: '027 555 0199' };
const secret = 'kererū-1';

const comings = [
  { type: 'details.open' },
  { type: 'details.reload' },
  { type: 'details.told' },
  { type: 'session.ended' },
  { type: 'user.changed', subject: 'aroha', isShopper: true },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
];
const names = [
  { type: 'names.type', typed: mere },
  { type: 'names.submit', typed: mere, problems: {} },
  { type: 'names.submit', typed: { ...mere, firstName: '' }, problems: { firstName: 'Write your name here.' } },
  { type: 'names.leave' },
];
const phones = [
  { type: 'phones.type', typed: both },
  { type: 'phones.submit', typed: both, problems: {} },
  { type: 'phones.submit', typed: { ...both, phone: '' }, problems: { phone: 'Write a phone number.' } },
  { type: 'phones.leave' },
  { type: 'proof.submit', password: secret, problems: {} },
  { type: 'proof.submit', password: '', problems: { password: 'Please type your password.' } },
  { type: 'proof.cancel' },
];

export const chart: Rostered = {
  name: 'account-details',
  machine: accountDetailsMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [...comings, ...names, ...phones],
  // The two forms have nothing to do with each other: one shopper changes names, the other one numbers.
  pathEvents: ({ subject }: AccountDetailsContext) => [...comings, ...(subject === 'hemi' ? phones : names)],
  answers: {
    loadDetails: [aroha],
    saveNames: [changed({ firstName: 'Mere' })],
    savePhones: [changed({ phone: '+6443851234', otherPhone: '+64275550199' })],
    checkPassword: [
      { isSuccessful: true, signInFailureReasonMessage: null },
      { isSuccessful: false, signInFailureReasonMessage: 'This is not your password.' },
    ],
  },
  refusals: { saveNames: [badName, moved], savePhones: [badPhone, moved, unproven], checkPassword: [shortPassword] },
  shape: ({ subject, details }: AccountDetailsContext) => [subject, details === null],
  oracle: (world) => {
    let asked = world.questions.length;
    return (happened, before) => {
      const now = world.snapshot() as never;
      const { context } = now as { context: AccountDetailsContext };
      const was = before.context as AccountDetailsContext;
      const open = world
        .open()
        .filter(({ signal }) => !signal.aborted)
        .map(({ name }) => name);
      assert.equal(new Set(open).size, open.length, 'Nothing is asked twice at once.');
      assert.equal(open.includes('saveNames'), namesShown(now).state === 'saving', 'Names on their way are shown so.');
      assert.equal(open.includes('savePhones'), phonesShown(now).state === 'saving', 'So are phone numbers.');
      assert.equal(open.includes('checkPassword'), phonesShown(now).proof.isBusy, 'So is a password.');
      if (world.questions.length > asked) assert.notEqual(context.subject, null, 'The store is asked for nobody.');
      asked = world.questions.length;
      assert.ok(!JSON.stringify(context).includes(secret), 'The password is kept nowhere.');
      if (context.subject !== was.subject)
        assert.deepEqual(
          [context.details, context.names.typed, context.phones.typed],
          [null, null, null],
          'What one shopper told or typed stayed for the next.',
        );
      const isSaved = happened.kind === 'answer' && happened.name.startsWith('save');
      if (context.subject === was.subject && !isSaved && context.subject !== null)
        for (const form of ['names', 'phones'] as const)
          assert.ok(was[form].typed === null || context[form].typed !== null, 'What was typed was lost.');
      if (happened.kind === 'refusal' && happened.name === 'loadDetails' && accountShown(now).state === 'failed')
        assert.notEqual(context.fault, null, 'It failed and nobody can say why.');
    };
  },
};
