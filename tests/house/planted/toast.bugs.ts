import type { Bug } from './bugs.ts';

const ui = ['--project', 'ui', 'tests/ui/toast/toast.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'a word is taken away from under its reader',
    file: 'machines/toast/toast.machine.ts',
    find: "{ guard: 'isHeld', target: 'held' },",
    put: '',
    caughtBy: ui,
  },
  {
    says: 'a toast is gone before it can be read',
    file: 'machines/toast/toast.machine.ts',
    find: 'reading: 6_000',
    put: 'reading: 3_000',
    caughtBy: ui,
  },
  {
    says: 'the only word on what became of an order is gone after six seconds',
    file: 'machines/toast/toast.machine.ts',
    find: 'isPressing && link !== undefined;',
    put: 'isPressing && link === null;',
    caughtBy: ui,
  },
];
