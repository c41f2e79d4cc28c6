import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/bridge'];
const services = ['--project', 'services', 'tests/services/bridge'];
const server = ['--project', 'server', 'tests/server/page-request.test.ts'];
const chart = 'machines/bridge/bridge.machine.ts';
const setup = 'machines/bridge/bridge.setup.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'the shop waits for ever for an app that does not answer its greeting',
    file: chart,
    find: "after: { patience: 'silent' },",
    put: '',
    caughtBy: machines,
  },
  {
    says: 'what the app did not take is lost',
    file: chart,
    find: "entry: ['giveSentBack', { type: 'giveLeftBack', params: { hello: null } }, 'emptyQueue'],",
    put: "entry: ['emptyQueue'],",
    caughtBy: machines,
  },
  {
    says: 'an app that sends back twice takes two steps back',
    file: setup,
    find: 'isRepeated: ({ context }, { id }: Heard) => context.heard.some((one) => one.id === id),',
    put: "isRepeated: ({ context }, { id }: Heard) => context.heard.length > 99 && id === '',",
    caughtBy: machines,
  },
  {
    says: 'whoever is around the page is obeyed before they said what they are',
    file: setup,
    find: 'isKnown: ({ context }) => context.host !== null,',
    put: 'isKnown: ({ context }) => context.posted > 0,',
    caughtBy: machines,
  },
  {
    says: 'back leaves the page while a modal is open over it',
    file: setup,
    find: "from: placeIn(context.states)?.modalOpen ? 'modal' : 'page',",
    put: "from: placeIn(context.states)?.canGoBack ? 'page' : 'modal',",
    caughtBy: machines,
  },
  {
    says: 'an app that says it did not open a link leaves the visitor waiting',
    file: chart,
    find: "actions: ['giveSentBack', 'forgetSent'],",
    put: "actions: ['forgetSent'],",
    caughtBy: machines,
  },
  {
    says: 'an app is told what it never said it takes',
    file: 'services/bridge/outbox.rules.ts',
    find: 'host?.capabilities.includes(type) ?? false;',
    put: 'host !== null && type.length > 0;',
    caughtBy: machines,
  },
  {
    says: 'a page of another origin around the shop is heard',
    file: 'services/bridge/bridge.frame.ts',
    find: 'event.origin !== origin || event.source !== parent',
    put: 'event.source !== parent',
    caughtBy: services,
  },
  {
    says: 'a message may carry more than belongs to it',
    file: 'services/bridge/bridge.rules.ts',
    find: "!hasExactly(said, 'v', 'id', 'type', 'payload')",
    put: "said['type'] === undefined",
    caughtBy: services,
  },
  {
    says: 'the app is asked to open an address that is not safe',
    file: 'services/bridge/bridge.rules.ts',
    find: "url.protocol === 'https:' && url.origin !== shopOrigin",
    put: 'url.origin !== shopOrigin',
    caughtBy: services,
  },
  {
    says: 'a page made for the app is kept for everybody',
    file: 'server/page-request.ts',
    find: "!cookies.has('cw-guest') && !isEmbedded && asked === undefined,",
    put: "!cookies.has('cw-guest'),",
    caughtBy: server,
  },
  {
    says: 'a browser with the app’s web view can never leave the app',
    file: 'server/page-request.ts',
    find: "kept === '1' || (isApp && kept !== '0')",
    put: "kept === '1' || isApp",
    caughtBy: server,
  },
];
