import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/image-zoom'];
const ui = ['--project', 'ui', 'tests/ui/image-zoom'];

export const bugs: readonly Bug[] = [
  {
    says: 'the zoom leaves the picture',
    file: 'machines/image-zoom/image-zoom.machine.ts',
    find: '(part > 0 ? Math.min(part, 1) : 0)',
    put: 'part',
    caughtBy: machines,
  },
  {
    says: 'the zoom grows without end',
    file: 'machines/image-zoom/image-zoom.machine.ts',
    find: "{ guard: 'canGrow', actions: 'growScale' }",
    put: "{ actions: 'growScale' }",
    caughtBy: machines,
  },
  {
    says: 'Escape in the zoom also closes what is around it',
    file: 'ui/image-zoom/image-zoom.tsx',
    find: 'event.stopPropagation();',
    put: '',
    caughtBy: ui,
  },
];
