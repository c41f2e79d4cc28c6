import type { Bug } from './bugs.ts';

const machines = (name: string) => ['--project', 'machines', `tests/machines/${name}`];
const ui = (path: string) => ['--project', 'ui', `tests/ui/${path}`];

export const bugs: readonly Bug[] = [
  {
    says: 'signing in twice is two tries at once',
    file: 'machines/sign-in/sign-in.machine.ts',
    find: "on: { 'email.change':",
    put: "on: { 'form.submit': '.sending', 'email.change':",
    caughtBy: machines('sign-in'),
  },
  {
    says: 'whoever signs in is not told of where they were going',
    file: 'machines/sign-in/sign-in.machine.ts',
    find: 'redirectUrl: context.redirectUrl,',
    put: 'redirectUrl: null,',
    caughtBy: machines('sign-in'),
  },
  {
    says: 'a page of signing in that was left lets somebody in later',
    file: 'machines/sign-in/sign-in.machine.ts',
    find: "},\n      on: { 'page.leave': 'open.editing' },\n    },\n    done",
    put: '},\n    },\n    done',
    caughtBy: machines('sign-in'),
  },
  {
    says: 'another letter may be asked for at once',
    file: 'machines/registration/registration.machine.ts',
    find: 'letterWait: 30_000',
    put: 'letterWait: 3_000',
    caughtBy: machines('registration'),
  },
  {
    says: 'what the store says of a password gets lost on the way to its field',
    file: 'machines/kit/field-problems.ts',
    find: 'fault.fieldErrors ?? noFieldProblems',
    put: 'noFieldProblems',
    caughtBy: machines('registration'),
  },
  {
    says: 'the link of a letter is remembered after its page was left',
    file: 'machines/forgotten-password/forgotten-password.machine.ts',
    find: "actions: ['dropAnswer', 'dropToken'] },",
    put: "actions: ['dropAnswer'] },",
    caughtBy: machines('forgotten-password'),
  },
  {
    says: 'the focus does not go where something is wrong',
    file: 'ui/form/form.tsx',
    find: '}, [problems]);',
    put: '}, []);',
    caughtBy: ui('form'),
  },
  {
    says: 'a form that is not live writes the password into the address',
    file: 'ui/form/form.tsx',
    find: 'method="dialog"',
    put: 'method="get"',
    caughtBy: ui('form'),
  },
  {
    says: 'a code that is pasted in two groups is refused',
    file: 'ui/pages/register/code-form.tsx',
    find: "value.replace(/[\\s-]/g, '')",
    put: 'value',
    caughtBy: ui('sign-in/register-page.test.tsx'),
  },
  {
    says: 'what a password needs is never crossed off',
    file: 'ui/password-field/new-password.tsx',
    find: 'onValue={setTyped}',
    put: 'onValue={() => {}}',
    caughtBy: ui('password-field'),
  },
];
