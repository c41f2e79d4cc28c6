import type { Bug } from './bugs.ts';

const again = ['--project', 'machines', 'tests/machines/reorder'];
const bought = ['--project', 'machines', 'tests/machines/past-items'];
const pages = ['--project', 'ui', 'tests/ui/past-orders'];
const server = ['--project', 'server', 'tests/server/orders/past/reorder.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'what is gone is put into the trolley with the rest of an order',
    file: 'machines/reorder/reorder.rules.ts',
    find: 'items.filter(canBeHad).map(',
    put: 'items.map(',
    caughtBy: again,
  },
  {
    says: 'what is not ticked is ordered again all the same',
    file: 'machines/reorder/reorder.rules.ts',
    find: ' && !unticked.includes(item.sku)',
    put: '',
    caughtBy: again,
  },
  {
    says: 'a whole page of what was bought is counted as one order',
    file: 'machines/reorder/reorder.setup.ts',
    find: "wishesOf(items, 'past-orders-master-all-items')",
    put: "wishesOf(items, 'past-orders-all-items')",
    caughtBy: again,
  },
  {
    says: 'what came of one page is said on another',
    file: 'machines/adding/adding.select.ts',
    find: 'adding?.of === of ? adding : noAdding',
    put: 'adding ?? noAdding',
    caughtBy: again,
  },
  {
    says: 'a product that the trolley answered for twice is counted twice',
    file: 'machines/adding/adding.machine.ts',
    find: 'context.pending.includes(sku)',
    put: 'sku !== undefined',
    caughtBy: ['--project', 'machines', 'tests/machines/adding'],
  },
  {
    says: 'a trolley that never answers is waited for without end',
    file: 'machines/adding/adding.machine.ts',
    find: "      after: { patience: 'over' },\n",
    put: '',
    caughtBy: ['--project', 'machines', 'tests/machines/adding'],
  },
  {
    says: 'what costs more now is called cheaper',
    file: 'services/orders/reorder.rules.ts',
    find: 'item.nowCents > item.thenCents',
    put: 'item.nowCents < item.thenCents',
    caughtBy: again,
  },
  {
    says: 'an answer to an earlier question is taken for one to the last',
    file: 'machines/past-items/past-items.machine.ts',
    find: "      target: '.asking',\n      reenter: true,\n      actions: { type: 'keepAsked'",
    put: "      actions: { type: 'keepAsked'",
    caughtBy: bought,
  },
  {
    says: 'what was ordered is told as what came',
    file: 'services/orders/unpack.rules.ts',
    find: 'const came = supplied ?? ordered;',
    put: 'const came = ordered;',
    caughtBy: pages,
  },
  {
    says: 'another page of what was bought forgets what it was searched for',
    file: 'ui/pages/past-items/past-items-page.tsx',
    find: '{ ...told, page: page > 1 ? page : undefined }',
    put: '{ page: page > 1 ? page : undefined }',
    caughtBy: pages,
  },
  {
    says: 'what is out of stock is told as if it were sold no more',
    file: 'server/orders/past/reorder.ts',
    find: 'card && isSoldBy(card, unit) ? card : null',
    put: 'card && canBeHad(card, unit) ? card : null',
    caughtBy: server,
  },
];
