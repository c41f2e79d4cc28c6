import type { Bug } from './bugs.ts';

const machine = 'machines/chat/chat.machine.ts';
const chart = ['--project', 'machines', 'tests/machines/chat'];
const tokens = ['--project', 'services', 'tests/services/chat/tokens.test.ts'];
const loader = ['--project', 'services', 'tests/services/chat/chat.test.ts'];
const launcher = ['--project', 'ui', 'tests/ui/chat-launcher', '-t', 'makes way'];

export const bugs: readonly Bug[] = [
  {
    says: 'a chat that cannot start is asked for ever',
    file: machine,
    find: "{ guard: 'canRetry', target: 'starting'",
    put: "{ target: 'starting'",
    caughtBy: chart,
  },
  {
    says: 'a chat that is out of sight is never seen to end',
    file: machine,
    find: "reenter: true, actions: 'askFlag' }",
    put: 'reenter: true }',
    caughtBy: chart,
  },
  {
    says: 'a chat on a phone starts beside the page',
    file: machine,
    find: 'isFullScreen: context.isSmall',
    put: 'isFullScreen: false',
    caughtBy: chart,
  },
  {
    says: 'a token is believed of any frame on the right origin',
    file: 'services/chat/chat.rules.ts',
    find: 'source === frame && ',
    put: '',
    caughtBy: tokens,
  },
  {
    says: 'a token is believed of any origin',
    file: 'services/chat/chat.rules.ts',
    find: " && origin !== 'null' && origins.includes(origin)",
    put: '',
    caughtBy: tokens,
  },
  {
    says: 'the start function outlives its frame',
    file: 'services/chat/chat.loader.ts',
    find: 'ready !== null && frame() === ready ? start',
    put: 'ready !== null ? start',
    caughtBy: loader,
  },
  {
    says: 'the launcher stays over what has the focus',
    file: 'machines/aside/aside.machine.ts',
    find: "on: { 'focus.covered': 'aside' },",
    put: '',
    caughtBy: launcher,
  },
];
