import type { Bug } from './bugs.ts';

const area = ['--project', 'server', 'tests/server/api/area-goods.test.ts'];
const trolley = ['--project', 'server', 'tests/server/api/area-trolley.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'a visitor of a dry goods area is shown the shelf of the whole store',
    file: 'server/catalogue/shelf.ts',
    find: 'if (kind === 0) return storePosition;',
    put: 'return storePosition;',
    caughtBy: area,
  },
  {
    says: 'visitors of two areas of one store share their pages',
    file: 'server/fulfilment/terms.ts',
    find: "${goods === 'P' ? '' : goods}",
    put: '',
    caughtBy: area,
  },
  {
    says: 'a trolley takes in what cannot be delivered',
    file: 'server/trolley/check-change.ts',
    find: 'if (keptOut && isMore) throw keptOut;',
    put: '',
    caughtBy: trolley,
  },
  {
    says: 'what is in the trolley cannot be lessened where it is not delivered',
    file: 'server/trolley/check-change.ts',
    find: 'if (keptOut && isMore) throw keptOut;',
    put: 'if (keptOut) throw keptOut;',
    caughtBy: trolley,
  },
  {
    says: 'an express order counts what cannot come with it',
    file: 'server/fulfilment/express-limit.ts',
    find: 'isBuyable: !troubles.has(line.sku)',
    put: 'isBuyable: true',
    caughtBy: trolley,
  },
];
