import type { Bug } from './bugs.ts';

const machines = (folder: string) => ['--project', 'machines', `tests/machines/${folder}`];
const services = (name: string) => ['--project', 'services', `tests/services/fulfilment/${name}.test.ts`];
const server = ['--project', 'server', 'tests/server/api/fulfilment.test.ts'];
const page = ['--project', 'ui', 'tests/ui/store-finder', '-t', 'choos|choice|pointer'];

export const bugs: readonly Bug[] = [
  {
    says: 'the stores are asked at every letter',
    file: 'machines/store-finder/store-finder.types.ts',
    find: 'typingPauseMs = 250',
    put: 'typingPauseMs = 2',
    caughtBy: machines('store-finder'),
  },
  {
    says: 'an emptied field keeps the stores of the last search',
    file: 'machines/store-finder/store-finder.machine.ts',
    find: "{ type: 'keepFound', params: { found: null } },",
    put: '',
    caughtBy: machines('store-finder'),
  },
  {
    says: 'another try of a search waits for nothing and asks nothing',
    file: 'machines/store-finder/store-finder.machine.ts',
    find: "on: { 'search.retry': { target: 'looking',",
    put: "on: { 'search.retry': { target: 'found',",
    caughtBy: machines('store-finder'),
  },
  {
    says: 'a store that does not exist is chosen',
    file: 'server/api/choice.ts',
    find: 'if (!place)\n        throw refusals.invalid(',
    put: 'if (!place && addressId < 0)\n        throw refusals.invalid(',
    caughtBy: server,
  },
  {
    says: 'everybody is shown the stock of the first store',
    file: 'server/fulfilment/terms.ts',
    find: 'storeId: storeId ?? pickup',
    put: 'storeId: catalogue.view.defaultStoreId ?? storeId ?? pickup',
    caughtBy: server,
  },
  {
    says: 'a page asks the session again for each of its answers',
    file: 'server/api/visitor-session.ts',
    find: 'let read: Promise<Known> | undefined = given && Promise.resolve(given);',
    put: 'let read: Promise<Known> | undefined;',
    caughtBy: server,
  },
  {
    says: 'a new choice forgets what else the session knew',
    file: 'server/api/visitor-session.ts',
    find: 'const facts = { ...(found?.row.facts as VisitorFacts | undefined), ...more };',
    put: 'const facts = { ...more };',
    caughtBy: server,
  },
  {
    says: 'a store is open for as long after it closed as before',
    file: 'services/fulfilment/hours.rules.ts',
    find: 'if (today && minutes < minutesOf(today.closes))',
    put: 'if (today && minutes <= minutesOf(today.closes))',
    caughtBy: services('hours'),
  },
  {
    says: 'the map is upside down',
    file: 'services/fulfilment/map.rules.ts',
    find: '(country.north - latitude)',
    put: '(latitude - country.south)',
    caughtBy: services('places'),
  },
  {
    says: 'a store that is being chosen can be chosen again',
    file: 'ui/pages/store-finder/store-entry.tsx',
    find: 'const isResting = isChosen || isBeingChosen || isBlocked;',
    put: 'const isResting = isChosen || isBlocked;',
    caughtBy: page,
  },
];
