import type { Bug } from './bugs.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'more that did not come cannot be asked for again',
    file: 'machines/load-more/load-more.machine.ts',
    find: "tags: 'failed',\n      on: { 'more.ask': 'loading' },",
    put: "tags: 'failed',",
    caughtBy: ['--project', 'machines', 'tests/machines/load-more'],
  },
  {
    says: 'the load-more progress says that all is shown when nearly all is',
    file: 'ui/load-more/progress.rules.ts',
    find: 'Math.floor(',
    put: 'Math.round(',
    caughtBy: ['--project', 'ui', 'tests/ui/load-more'],
  },
  {
    says: 'the load-more button does not say that it is busy',
    file: 'ui/load-more/load-more.tsx',
    find: '        aria-busy={busy}\n',
    put: '',
    caughtBy: ['--project', 'ui', 'tests/ui/load-more'],
  },
];
