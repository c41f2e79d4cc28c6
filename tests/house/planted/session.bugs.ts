import type { Bug } from './bugs.ts';

const machine = 'machines/session/session.machine.ts';
const taking = 'machines/session/session.taking.ts';
const chart = ['--project', 'machines', 'tests/machines/session'];
const doubts = ['--project', 'machines', 'tests/machines/session/second-question.test.ts'];
const laws = ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'session'];
const kept = ['--project', 'services', 'tests/services/session'];
const joins = ['--project', 'ui', 'tests/ui/browser/session-joins.test.tsx'];
const storages = ['--project', 'ui', 'tests/ui/browser/storage.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'the first answer throws a shopper out',
    file: machine,
    find: "{ guard: { type: 'isDoubtful', params: ({ event }) => event.output }, target: 'confirming' },",
    put: '',
    caughtBy: laws,
  },
  {
    says: 'the second question is asked at once',
    file: machine,
    find: 'confirmation: retryDelayMs',
    put: 'confirmation: retryDelayMs / 2',
    caughtBy: doubts,
  },
  {
    says: 'the second question does not say that it is one',
    file: machine,
    find: 'input: { isRetry: true },',
    put: 'input: { isRetry: false },',
    caughtBy: doubts,
  },
  {
    says: 'nobody is told that a shopper is being asked after',
    file: machine,
    find: "tags: ['busy', 'confirming'],",
    put: "tags: 'busy',",
    caughtBy: laws,
  },
  {
    says: 'a write that says nobody is signed in is believed',
    file: machine,
    find: "{ guard: take.isDoubted, target: '.asking' },",
    put: '',
    caughtBy: laws,
  },
  {
    says: 'a sign-out that failed is taken for done',
    file: machine,
    find: "{ target: 'unended', actions: take.failure },",
    put: "{ target: 'asking', actions: { type: 'raiseAnswered', params: { answer: nobody, how: 'told' } } },",
    caughtBy: laws,
  },
  {
    says: 'a sign-out of which nothing was heard is taken for failed, whatever the server refuses then',
    file: taking,
    find: "'session.refresh': { target: '.asking', reenter: true },",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'a write answered meanwhile calls off the sign-out',
    file: machine,
    find: "on: { 'context.keep': {}, 'logout.asked': {} },",
    put: "on: { 'logout.asked': {} },",
    caughtBy: chart,
  },
  {
    says: 'what changed while a question was on its way is forgotten',
    file: machine,
    find: "{ guard: 'isQueued', target: 'asking' }, ",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'a lost account leaves its shopper signed in',
    file: taking,
    find: "target: '#session.question.resting',\n    actions: ['reportMissed', loss],",
    put: "target: '#session.question.resting',\n    actions: ['reportMissed'],",
    caughtBy: laws,
  },
  {
    says: 'another tab’s sign-out is not believed',
    file: taking,
    find: 'answer: context.shopper.isLoggedIn ? nobody : context,',
    put: 'answer: context,',
    caughtBy: laws,
  },
  {
    says: 'the email of one shopper is kept for the next',
    file: taking,
    find: 'email === undefined && subjectIn(shopper) === subjectIn(context.shopper)',
    put: 'email === undefined',
    caughtBy: laws,
  },
  {
    says: 'loyalty is due at every answer',
    file: machine,
    find: 'if (before !== now && now !== null) {',
    put: 'if (now !== null) {',
    caughtBy: laws,
  },
  {
    says: 'a silent word is believed of any frame',
    file: 'services/session/silent-login.ts',
    find: 'source !== frame || ',
    put: '',
    caughtBy: kept,
  },
  {
    says: 'what a tab remembered of a shopper stays',
    file: 'services/session/kept-shopper.ts',
    find: '!tabKeysThatStay.includes(key)',
    put: 'tabKeysThatStay.includes(key)',
    caughtBy: kept,
  },
  {
    says: 'a page out of the browser’s memory asks nothing',
    file: 'src/browser/session.ts',
    find: 'if (persisted) look();',
    put: '',
    caughtBy: joins,
  },
  {
    says: 'the identity provider still holds whoever has left',
    file: 'src/browser/session.ts',
    find: "settings()?.signIn === 'sso'",
    put: "settings()?.signIn === 'page' && false",
    caughtBy: joins,
  },
  {
    says: 'whoever signed in is left with a page of a guest',
    file: 'src/browser/live.ts',
    find: "word.type === 'login.done' ? () => page.location.reload() : unjoined",
    put: 'unjoined',
    caughtBy: joins,
  },
  {
    says: 'a page that could do nothing once never tries again',
    file: 'src/browser/live.ts',
    find: 'const unjoined = () => (joining = undefined);',
    put: 'const unjoined = () => undefined;',
    caughtBy: joins,
  },
  {
    says: 'the Onecard link of one shopper is sent for the next',
    file: 'src/browser/onecard.ts',
    find: "session.on('session.ended', () => link.forget());",
    put: '',
    caughtBy: storages,
  },
  {
    says: 'a Onecard link of any form is believed',
    file: 'services/onecard/onecard-link.ts',
    find: 'return form.test(kept) ? kept : null;',
    put: 'return kept;',
    caughtBy: storages,
  },
];
