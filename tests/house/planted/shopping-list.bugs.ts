import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/shopping-list'];
const service = ['--project', 'services', 'tests/services/lists/kept-list.test.ts'];
const view = ['--project', 'ui', 'tests/ui/shopping-list'];
const setup = 'machines/shopping-list/shopping-list.setup.ts';
const rules = 'machines/shopping-list/shopping-list.rules.ts';
const desk = 'services/lists/list-desk.ts';
const kept = 'services/lists/kept-list.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'somebody signs out without being asked about words that wait in this browser',
    file: 'src/browser/sign-out.ts',
    find: 'new Set([...kept, ',
    put: 'new Set([',
    caughtBy: ['--project', 'ui', 'tests/ui/browser/sign-out-unsent.test.tsx'],
  },
  {
    says: 'what a guest wrote stays in the browser when the server has it',
    file: desk,
    find: 'await kept.take(owner.subject, keys);',
    put: '',
    caughtBy: chart,
  },
  {
    says: 'what a guest wrote is taken away before the server has it',
    file: desk,
    find: 'const list = await service.keep(lines, signal);',
    put: 'await kept.take(owner.subject, items.map(({ item }) => item)); const list = await service.keep(lines, signal);',
    caughtBy: chart,
  },
  {
    says: 'each tab merges the list',
    file: desk,
    find: "alone('kete:list-merge', async () => {",
    put: '(async <T>(work: () => Promise<T>) => work())(async () => {',
    caughtBy: chart,
  },
  {
    says: 'a line of the server is changed by the merge',
    file: desk,
    find: '...(there.has(item) ? {} : { isTicked }),',
    put: 'isTicked,',
    caughtBy: chart,
  },
  {
    says: 'what a shopper wrote without a network is lost with the page',
    file: desk,
    find: "(tag === 'offline' || tag === 'timeout') && added.length > 0",
    put: 'tag === added[-1]',
    caughtBy: chart,
  },
  {
    says: 'the list of one shopper is seen by the next',
    file: kept,
    find: 'of === null || of === subject;',
    put: 'of !== undefined || subject === null;',
    caughtBy: service,
  },
  {
    says: 'a tick brings back what another tab has taken away',
    file: kept,
    find: 'line.isNew || there.has(itemKeyOf(line))',
    put: 'line.isNew || there.size >= 0',
    caughtBy: service,
  },
  {
    says: 'a browser that keeps nothing says nothing',
    file: kept,
    find: 'if (lines().length !== now.length) throw refused();',
    put: '',
    caughtBy: service,
  },
  {
    says: 'a write that failed is given up without a word',
    file: rules,
    find: 'isClearing || batch?.wishes.includes(wish.at) ? { ...wish, fault } : wish',
    put: 'isClearing ? { ...wish, fault } : wish',
    caughtBy: chart,
  },
  {
    says: 'what was wished while a write was on its way is lost',
    file: rules,
    find: 'wishes.filter(({ at }) => !batch?.wishes.includes(at))',
    put: 'wishes.filter(() => batch === null)',
    caughtBy: chart,
  },
  {
    says: 'the wishes of a shopper stay for the next one',
    file: setup,
    find: 'context.subject === null || context.subject === subject',
    put: 'context.count >= 0 || context.subject === subject',
    caughtBy: chart,
  },
  {
    says: 'a merge that another tab has done is reported as failed for ever',
    file: setup,
    find: 'mergeFault: waiting === 0 ? null : context.mergeFault,',
    put: '',
    caughtBy: chart,
  },
  {
    says: 'what is asked for again while the list is on its way is forgotten',
    file: 'machines/shopping-list/shopping-list.machine.ts',
    find: "  'list.retry': { actions: 'dropFaults' },",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'what merging has brought is still said to be unsaved',
    file: setup,
    find: 'wishes: context.wishes.filter((wish) => !own.includes(wish)),',
    put: '',
    caughtBy: chart,
  },
  {
    says: 'what a shopper wrote without a network is said to be from before they signed in',
    file: setup,
    find: 'Math.max(0, all - own.length)',
    put: 'all',
    caughtBy: chart,
  },
  {
    says: 'the focus falls to the ground when a line is removed',
    file: 'ui/shopping-list/shopping-list.tsx',
    find: 'removedAt.current = at;',
    put: '',
    caughtBy: view,
  },
];
