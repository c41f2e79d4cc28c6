import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/pagination'];
const ui = ['--project', 'ui', 'tests/ui/pagination'];

export const bugs: readonly Bug[] = [
  {
    says: 'the pagination tells of a page that was shown before',
    file: 'machines/pagination/pagination.machine.ts',
    find: ' && page !== context.page',
    put: '',
    caughtBy: machines,
  },
  {
    says: 'the pagination goes to a page that does not exist',
    file: 'machines/pagination/pagination.machine.ts',
    find: ' && page <= context.pages',
    put: '',
    caughtBy: machines,
  },
  {
    says: 'the pagination tells its owner what its owner told it',
    file: 'machines/pagination/pagination.machine.ts',
    find: "actions: { type: 'keepPages', params: ({ event }) => event } },",
    put: "actions: [{ type: 'keepPages', params: ({ event }) => event }, 'reportPage'] },",
    caughtBy: machines,
  },
  {
    says: 'an ellipsis hides a single page',
    file: 'ui/pagination/pages.rules.ts',
    find: "return missing === 1 ? [page - 1, page] : ['gap' as const, page];",
    put: "return ['gap' as const, page];",
    caughtBy: ui,
  },
];
