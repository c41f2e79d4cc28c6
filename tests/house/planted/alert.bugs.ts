import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/alert'];
const ui = ['--project', 'ui', 'tests/ui/alert'];

export const bugs: readonly Bug[] = [
  {
    says: 'an alert that is closed tells nobody',
    file: 'machines/alert/alert.machine.ts',
    find: "{ target: 'dismissed', actions: 'tellClosed' }",
    put: "{ target: 'dismissed' }",
    caughtBy: machines,
  },
  {
    says: 'an alert stays when it is closed',
    file: 'machines/alert/alert.machine.ts',
    find: "{ target: 'dismissed', actions: 'tellClosed' }",
    put: "{ actions: 'tellClosed' }",
    caughtBy: machines,
  },
  {
    says: 'an alert that is closed loses the focus',
    file: 'ui/alert/use-dismissal.ts',
    find: 'if (box.current) handFocusOn(box.current);',
    put: '',
    caughtBy: ui,
  },
  {
    says: 'an alert that can be put away says that it cannot',
    file: 'ui/alert/dismissible-alert.tsx',
    find: 'role="alertdialog"',
    put: 'role="alert"',
    caughtBy: ui,
  },
];
