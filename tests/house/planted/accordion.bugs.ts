import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/accordion'];
const ui = ['--project', 'ui', 'tests/ui/accordion'];

export const bugs: readonly Bug[] = [
  {
    says: 'an accordion lets many items stand open that should not',
    file: 'machines/accordion/accordion.machine.ts',
    find: 'context.allowsMany ? [...context.open, key] : [key]',
    put: '[...context.open, key]',
    caughtBy: machines,
  },
  {
    says: 'closing an accordion item is counted',
    file: 'machines/accordion/accordion.machine.ts',
    find: "            target: 'collapsed',\n            actions: { type: 'keepClosed', params: ({ event }) => event },",
    put: "            target: 'collapsed',\n            actions: [{ type: 'keepClosed', params: ({ event }) => event }, { type: 'reportOpened', params: ({ event }) => event }],",
    caughtBy: machines,
  },
  {
    says: 'a bad string empties the accordion',
    file: 'ui/accordion/accordion.tsx',
    find: 'return read ?? good;',
    put: 'return read ?? [];',
    caughtBy: ui,
  },
  {
    says: 'an accordion body that scrolls cannot be reached by keyboard',
    file: 'ui/accordion/accordion-entry.tsx',
    find: 'region.scrollHeight > region.clientHeight',
    put: 'region.scrollHeight < 0',
    caughtBy: ui,
  },
];
