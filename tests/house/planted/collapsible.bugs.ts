import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/collapsible'];

export const bugs: readonly Bug[] = [
  {
    says: 'a collapsible folds itself away when the bars of a phone come and go',
    file: 'machines/collapsible/collapsible.machine.ts',
    find: "on: { 'screen.resize': { guard: { type: 'isLarge', params: ({ event }) => event }, target: 'large' } },",
    put: "on: { 'screen.resize': [{ guard: { type: 'isLarge', params: ({ event }) => event }, target: 'large' }, { target: 'small' }] },",
    caughtBy: machines,
  },
  {
    says: 'a collapsible takes a tablet for a phone',
    file: 'machines/collapsible/collapsible.types.ts',
    find: 'largeFromPx = 768',
    put: 'largeFromPx = 769',
    caughtBy: machines,
  },
  {
    says: 'a collapsible says Collapse when it is collapsed',
    file: 'ui/collapsible/collapsible.tsx',
    find: 'open ? texts.collapse.text : texts.expand.text',
    put: 'texts.collapse.text',
    caughtBy: ['--project', 'ui', 'tests/ui/collapsible'],
  },
];
