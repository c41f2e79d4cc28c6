import type { Bug } from './bugs.ts';

const ui = ['--project', 'ui', 'tests/ui/field/form-field.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'a field is scolded in the middle of its first word',
    file: 'machines/field/field.machine.ts',
    find: "'value.change': { actions: [{ type: 'keepChange', params: ({ event }) => event }, 'reportValue'] },",
    put: '',
    caughtBy: ui,
  },
  {
    says: 'what the store refused is not shown at the field',
    file: 'machines/field/field.machine.ts',
    find: "'answer.refuse': { target: '.refused', actions: { type: 'keepError', params: ({ event }) => event } },",
    put: "'answer.refuse': {},",
    caughtBy: ui,
  },
];
