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
    says: 'a second tap chooses a second time',
    file: 'machines/store-choice/store-choice.machine.ts',
    find: "tags: 'busy',",
    put: "tags: 'busy', on: { 'store.choose': { target: 'choosing', reenter: true } },",
    caughtBy: machines('store-choice'),
  },
  {
    says: 'the session does not hear of the store that was chosen',
    file: 'machines/store-choice/store-choice.machine.ts',
    find: "actions: { type: 'reportContext', params: ({ event }) => ({ context: event.output }) },",
    put: '',
    caughtBy: machines('store-choice'),
  },
  {
    says: 'the shop keeps the terms of a write to itself',
    file: 'machines/shop/shop.machine.ts',
    find: "'context.told': { actions: { type: 'keepContext', params: ({ event }) => event } },",
    put: "'context.told': {},",
    caughtBy: machines('store-choice'),
  },
  {
    says: 'a store that does not exist is chosen',
    file: 'server/api/fulfilment.ts',
    find: "if (!store) throw refusals.invalid({ addressId: 'is not one of our stores' });\n        await session.remember(trx, { storeId: store.id });",
    put: 'await session.remember(trx, { storeId: store?.id ?? addressId });',
    caughtBy: server,
  },
  {
    says: 'everybody is shown the stock of the first store',
    file: 'server/api/session.ts',
    find: '(await session.facts()).storeId ?? world.catalogue.view.defaultStoreId',
    put: 'world.catalogue.view.defaultStoreId ?? (await session.facts()).storeId',
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
    says: 'a store can be chosen while another choice is on its way',
    file: 'ui/pages/store-finder/store-entry.tsx',
    find: 'onClick={() => (isChosen || isChoosing ? undefined : onChoose(store.id))}',
    put: 'onClick={() => (isChosen ? undefined : onChoose(store.id))}',
    caughtBy: page,
  },
];
