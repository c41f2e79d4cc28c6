import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/cutout'];
const ui = ['--project', 'ui', 'tests/ui/cutout'];

export const bugs: readonly Bug[] = [
  {
    says: 'a cutout that was read comes again',
    file: 'machines/cutout/cutout.machine.ts',
    find: '=> wasRead,',
    put: '=> !wasRead,',
    caughtBy: machines,
  },
  {
    says: 'a cutout that is closed is not remembered',
    file: 'machines/cutout/cutout.machine.ts',
    find: "'cutout.close': { target: 'remembering'",
    put: "'cutout.close': { target: 'over'",
    caughtBy: machines,
  },
  {
    says: 'a cutout keeps the page from being used',
    file: 'ui/cutout/cutout.css',
    find: '    pointer-events: none;\n',
    put: '',
    caughtBy: ui,
  },
  {
    says: 'a cutout forgets where the focus was',
    file: 'ui/cutout/cutout.tsx',
    find: 'if (shown) before.current = document.activeElement;',
    put: 'if (!shown) before.current = null;',
    caughtBy: ui,
  },
];
