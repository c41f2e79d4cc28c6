import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/card-frame'];
const services = ['--project', 'services', 'tests/services/payments'];
const ui = [
  '--project',
  'ui',
  'tests/ui/card-frame/card-frame.test.tsx',
  'tests/ui/card-frame/card-frame-talk.test.tsx',
];
const server = ['--project', 'server', 'tests/server/payments'];
const chart = 'machines/card-frame/card-frame.machine.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a card frame that never loads is reloaded for ever',
    file: chart,
    find: "{ guard: 'isFirstFailure', target: '.reloading',",
    put: "{ target: '.reloading',",
    caughtBy: machines,
  },
  {
    says: 'a card frame is given longer and longer without end',
    file: 'machines/card-frame/card-frame.types.ts',
    find: 'Math.min(longestWaitMs, firstWaitMs * failures)',
    put: 'firstWaitMs * failures',
    caughtBy: machines,
  },
  {
    says: 'an expired card frame is exchanged again and again',
    file: chart,
    find: ' && !known.context.isRenewed',
    put: '',
    caughtBy: machines,
  },
  {
    says: 'a submit that nobody answered is never settled',
    file: chart,
    find: "exit: {\n                type: 'emitSettled',",
    put: "entry: {\n                type: 'emitSettled',",
    caughtBy: machines,
  },
  {
    says: 'a card frame of the past is believed',
    file: 'machines/card-frame/card-frame.types.ts',
    find: 'attempt === context.attempt;',
    put: 'attempt <= context.attempt;',
    caughtBy: machines,
  },
  {
    says: 'a busy payment side counts as no failure',
    file: chart,
    find: "target: '.errored', actions: 'countFailure' }",
    put: "target: '.errored' }",
    caughtBy: machines,
  },
  {
    says: 'a card with one wrong field counts as valid',
    file: 'services/payments/frame-messages.rules.ts',
    find: 'cardNumber && cvv && expiryMonth && expiryYear',
    put: 'cardNumber && cvv && expiryMonth',
    caughtBy: machines,
  },
  {
    says: 'a message of a frame is read from its prototype',
    file: 'services/payments/frame-messages.rules.ts',
    find: "!Object.hasOwn(data, 'eventId')",
    put: "!('eventId' in data)",
    caughtBy: services,
  },
  {
    says: 'another origin may stand where a card is typed',
    file: 'services/payments/frame-messages.rules.ts',
    find: "payOrigin === '' ? protocol === 'https:' : origin === payOrigin",
    put: "protocol === 'https:' || origin === payOrigin",
    caughtBy: services,
  },
  {
    says: 'any window of the payment side is believed',
    file: 'ui/card-frame/use-frame-talk.ts',
    find: 'source !== target || ',
    put: '',
    caughtBy: ui,
  },
  {
    says: 'any origin is believed',
    file: 'ui/card-frame/use-frame-talk.ts',
    find: ' || from !== origin',
    put: '',
    caughtBy: ui,
  },
  {
    says: 'a card frame takes one card after another',
    file: 'server/payments/captures.ts',
    find: "page.change('update captures set is_used = 1 where token = ?', token);",
    put: '',
    caughtBy: server,
  },
  {
    says: 'anyone may submit a card to the payment side',
    file: 'server/payments/side.ts',
    find: "c.req.header('origin') !== origin || ",
    put: '',
    caughtBy: server,
  },
];
