import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/listing'];
const services = (path: string) => ['--project', 'services', `tests/services/${path}`];
const ui = (name: string) => ['--project', 'ui', `tests/ui/listing/${name}.test.tsx`];
const machine = 'machines/listing/listing.machine.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a list that did not grow says that its results did not come',
    file: machine,
    find: "'results.fail': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'stalled' },",
    put: "'results.fail': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'failed' },",
    caughtBy: machines,
  },
  {
    says: 'a list that went on is still said not to have come',
    file: machine,
    find: "description: 'The products asked for did not come; the last ones stay on show and trying again is offered.',\n          meta: { rows: ['B4.109'] },\n          tags: 'failed',\n          on: { 'results.recall': 'resting', 'listing.leave': 'resting' },",
    put: "description: 'The products asked for did not come; the last ones stay on show and trying again is offered.',\n          meta: { rows: ['B4.109'] },\n          tags: 'failed',\n          on: { 'listing.leave': 'resting' },",
    caughtBy: machines,
  },
  {
    says: 'any request that is called off ends the waiting for the newest',
    file: machine,
    find: "tags: 'busy',\n          on: {\n            'results.show': {\n              guard: { type: 'isLatest', params: ({ event }) => event },\n              target: 'resting',\n              actions: { type: 'keepTotal', params: ({ event }) => event },\n            },\n            'results.fail': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'failed' },\n            'results.drop': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'resting' },",
    put: "tags: 'busy',\n          on: {\n            'results.show': {\n              guard: { type: 'isLatest', params: ({ event }) => event },\n              target: 'resting',\n              actions: { type: 'keepTotal', params: ({ event }) => event },\n            },\n            'results.fail': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'failed' },\n            'results.drop': { target: 'resting' },",
    caughtBy: machines,
  },
  {
    says: 'a size that is not offered is made larger',
    file: 'services/catalogue/listing-query.rules.ts',
    find: 'pageSizes.findLast((offered) => offered <= size)',
    put: 'pageSizes.find((offered) => offered >= size)',
    caughtBy: services('catalogue/listing-query.test.ts'),
  },
  {
    says: 'a phrase is renamed inside another word',
    file: 'services/display/renames.rules.ts',
    find: '(?![\\\\p{L}\\\\p{N}])',
    put: '',
    caughtBy: services('display/renames.test.ts'),
  },
  {
    says: 'a run of a growing list begins where the reader happens to be',
    file: 'services/catalogue/growing-list.rules.ts',
    find: 'const first = page - ((page - 1) % long);',
    put: 'const first = Math.max(1, page - long + 1);',
    caughtBy: services('catalogue/growing-list.test.ts'),
  },
  {
    says: 'an empty list names the filters before the stock that is the reason',
    file: 'ui/pages/listing/no-results.tsx',
    find: 'if (waysOut?.withOutOfStock) return texts.allOutOfStock.text;',
    put: '',
    caughtBy: ui('no-results'),
  },
];
