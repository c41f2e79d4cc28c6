import type { Bug } from './bugs.ts';

const server = (name: string) => ['--project', 'server', `tests/server/accounts/${name}.test.ts`];
const machines = (folder: string) => ['--project', 'machines', `tests/machines/${folder}`];
const page = ['--project', 'ui', 'tests/ui/account/account-forms.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'a phone number is changed without the password',
    file: 'server/api/account-details.ts',
    find: 'if (!world.isSignInElsewhere) checkProof(',
    put: 'if (world.isSignInElsewhere) checkProof(',
    caughtBy: server('details'),
  },
  {
    says: 'a change undoes one of another tab unseen',
    file: 'server/api/account-details.ts',
    find: 'if (!says(before, seen) && !says(before, wanted)) throw',
    put: 'if (false) throw',
    caughtBy: server('details'),
  },
  {
    says: 'the old address keeps a link that opens the account',
    file: 'server/accounts/email-change.ts',
    find: "    await dropLetters(trx, person.email, 'reset');\n",
    put: '',
    caughtBy: server('email-change'),
  },
  {
    says: 'an address that has an account is told apart by its code',
    file: 'server/accounts/email-change.ts',
    find: 'isTaken ? emailTakenLetter({ to, signIn, forgotten }) : emailCodeLetter({ to, code })',
    put: 'emailCodeLetter({ to, code })',
    caughtBy: server('email-change'),
  },
  {
    says: 'another email leaves the session its old id',
    file: 'server/accounts/email-change.ts',
    find: '    await session.renew(trx);\n',
    put: '',
    caughtBy: server('email-change'),
  },
  {
    says: 'another password leaves other devices signed in',
    file: 'server/accounts/password-change.ts',
    find: '    await endSessionsOf(trx, accountId);\n',
    put: '',
    caughtBy: server('password-change'),
  },
  {
    says: 'a read that was asked before overtakes what was saved after it',
    file: 'machines/account-details/account-details.names.ts',
    find: "            'raiseTold',\n",
    put: '',
    caughtBy: machines('account-details'),
  },
  {
    says: 'what was typed is gone once the password is asked for',
    file: 'ui/contact-details/contact-details.tsx',
    find: 'hidden={isProving} onInput={type}>',
    put: 'hidden={isProving} key={state} onInput={() => undefined}>',
    caughtBy: page,
  },
  {
    says: 'a password that was changed stays in its fields',
    file: 'ui/pages/email-and-password/password-card.tsx',
    find: '        key={shown.changes}\n',
    put: '',
    caughtBy: page,
  },
];
