import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/ticker'];
const ui = ['--project', 'ui', 'tests/ui/ticker'];

export const bugs: readonly Bug[] = [
  {
    says: 'the ticker steps past its last entry',
    file: 'machines/ticker/ticker.machine.ts',
    find: 'context.at === context.count - 1',
    put: 'context.at === context.count',
    caughtBy: machines,
  },
  {
    says: 'the ticker steps back to where it began',
    file: 'machines/ticker/ticker.machine.ts',
    find: 'at: context.at + by',
    put: 'at: by > 0 ? context.at + by : 0',
    caughtBy: machines,
  },
  {
    says: 'a step of the ticker that is off does not say so',
    file: 'ui/ticker/ticker.tsx',
    find: 'aria-disabled={!hasNext(ticker)}',
    put: '',
    caughtBy: ui,
  },
];
