import type { Bug } from './bugs.ts';

const oracle = ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'modals'];
const queue = 'machines/modals/modals.queue.ts';
const machine = 'machines/modals/modals.machine.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'a queued modal opens although its cause has gone',
    file: queue,
    find: 'queue: queue.filter(({ cause }) => standing.includes(cause)),',
    put: 'queue,',
    caughtBy: oracle,
  },
  {
    says: 'a kind of modal waits twice',
    file: queue,
    find: '...queue.filter(({ kind }) => kind !== entry.kind), entry',
    put: '...queue, entry',
    caughtBy: oracle,
  },
  {
    says: 'a modal that was said is said at every page',
    file: queue,
    find: 'queue: isSaid ? queue :',
    put: 'queue:',
    caughtBy: oracle,
  },
  {
    says: 'what something pressing covered is never said',
    file: machine,
    find: "            'returnToQueue',\n",
    put: '',
    caughtBy: oracle,
  },
  {
    says: 'the trolley is reviewed before the restricted item',
    file: 'services/modals/modals.words.ts',
    find: "['restricted-item', 'trolley-review']",
    put: "['trolley-review', 'restricted-item']",
    caughtBy: oracle,
  },
  {
    says: 'Escape closes a modal that has to be answered',
    file: machine,
    find: '?.isDismissible ?? false,',
    put: '?.isDismissible !== undefined,',
    caughtBy: oracle,
  },
  {
    says: 'a message leaves the modal of the address open under it',
    file: machine,
    find: "            { type: 'keepAddress', params: { modal: null } },\n",
    put: '',
    caughtBy: oracle,
  },
];
