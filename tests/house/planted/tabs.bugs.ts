import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/tabs'];
const ui = ['--project', 'ui', 'tests/ui/tabs'];

export const bugs: readonly Bug[] = [
  {
    says: 'a tab that is active tells of itself again',
    file: 'machines/tabs/tabs.machine.ts',
    find: 'tabs[at]?.id !== id && ',
    put: '',
    caughtBy: machines,
  },
  {
    says: 'the tab keys do not go round at the end',
    file: 'machines/tabs/tabs.machine.ts',
    find: '(at + by + tabs.length) % tabs.length',
    put: 'Math.max(0, Math.min(at + by, tabs.length - 1))',
    caughtBy: machines,
  },
  {
    says: 'the focus stays behind when an arrow key selects a tab',
    file: 'ui/tabs/tabs.tsx',
    find: '    document.getElementById(`${name}${activeTab(actor.getSnapshot())}`)?.focus();\n',
    put: '',
    caughtBy: ui,
  },
];
