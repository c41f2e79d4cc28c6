import type { Bug } from './bugs.ts';

const ui = ['--project', 'ui', 'tests/ui/strip/strip.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'a row moves on although a finger has moved it',
    file: 'machines/strip/strip.machine.ts',
    find: "'view.scrolled': { guard: 'isInHand', target: '.manual' },",
    put: '',
    caughtBy: ui,
  },
  {
    says: 'what is in sight is told while the row still glides',
    file: 'machines/strip/strip.machine.ts',
    find: 'settling: 500',
    put: 'settling: 50',
    caughtBy: ui,
  },
  {
    says: 'a row stops at its end instead of beginning again',
    file: 'machines/strip/strip.machine.ts',
    find: "return towards === 'onward' && view.isAtEnd ? 0 : view.to + 1;",
    put: 'return view.to + 1;',
    caughtBy: ui,
  },
];
