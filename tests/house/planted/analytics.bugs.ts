import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/consent'];
const services = (file: string) => ['--project', 'services', `tests/services/analytics/${file}.test.ts`];
const server = ['--project', 'server', 'tests/server/analytics'];
const ui = (path: string) => ['--project', 'ui', `tests/ui/${path}`];

export const bugs: readonly Bug[] = [
  {
    says: 'a browser that says no for its owner is asked for consent all the same',
    file: 'machines/consent/consent.machine.ts',
    find: "context.isSignalled || context.remembered === 'refused'",
    put: "context.remembered === 'refused'",
    caughtBy: machines,
  },
  {
    says: 'consent is asked for inside the app',
    file: 'machines/consent/consent.machine.ts',
    find: 'canAsk: ({ context }) => !context.isEmbedded,',
    put: 'canAsk: () => true,',
    caughtBy: machines,
  },
  {
    says: 'asking for consent again turns counting off before there is an answer',
    file: 'machines/consent/consent.machine.ts',
    find: "on: { 'consent.reopen': 'reconsidering' },\n        },\n        keeping: {\n          description: 'The visitor has just agreed",
    put: "on: { 'consent.reopen': '#consent.undecided.asking' },\n        },\n        keeping: {\n          description: 'The visitor has just agreed",
    caughtBy: machines,
  },
  {
    says: 'an id of the browser is made before its owner agreed',
    file: 'services/analytics/analytics.ts',
    find: "if (consent.now() !== 'granted' || events.length === 0) return;",
    put: 'identify();',
    caughtBy: services('analytics'),
  },
  {
    says: 'a refusal leaves the id of the browser where it was',
    file: 'services/analytics/analytics.ts',
    find: '    forget();\n',
    put: '',
    caughtBy: services('analytics'),
  },
  {
    says: 'the words of a search leave the page in an address',
    file: 'services/analytics/allowed.rules.ts',
    find: 'value.split(/[?#]/, 1)',
    put: '[value]',
    caughtBy: services('shapes'),
  },
  {
    says: 'a tall element has to show half of itself to be seen',
    file: 'services/analytics/impressions.ts',
    find: '? oversize : fitting',
    put: '? fitting : fitting',
    caughtBy: services('impressions'),
  },
  {
    says: 'the store takes facts that nobody asked for',
    file: 'services/analytics/analytics.contract.ts',
    find: 'v.strictObject({ event: v.literal(event)',
    put: 'v.object({ event: v.literal(event)',
    caughtBy: server,
  },
  {
    says: 'the consent bar goes and leaves the focus nowhere',
    file: 'ui/consent-bar/consent-bar.tsx',
    find: '      back?.focus({ preventScroll: true });\n',
    put: '',
    caughtBy: ui('consent-bar'),
  },
];
