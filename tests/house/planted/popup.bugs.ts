import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/popup'];
const ui = ['--project', 'ui', 'tests/ui/popup'];

export const bugs: readonly Bug[] = [
  {
    says: 'every popup opens by a word for one of them',
    file: 'machines/popup/popup.machine.ts',
    find: 'id === context.id',
    put: 'id.length > 0',
    caughtBy: machines,
  },
  {
    says: 'a popup closes by a press outside although that was not chosen',
    file: 'machines/popup/popup.machine.ts',
    find: '=> context.closesOutside',
    put: '=> true',
    caughtBy: machines,
  },
  {
    says: 'a popup forgets which page it stands on',
    file: 'machines/popup/popup.machine.ts',
    find: "        'place.change': { actions: { type: 'keepPlace', params: ({ event }) => event } },\n",
    put: '',
    caughtBy: machines,
  },
  {
    says: 'a popup takes the focus from the field that was pressed',
    file: 'ui/popup/give-focus-back.ts',
    find: "  if (by === 'elsewhere' && isElsewhere) return;\n",
    put: '',
    caughtBy: ui,
  },
  {
    says: 'Escape closes all popups at once',
    file: 'ui/popup/use-elsewhere.ts',
    find: ' || event.defaultPrevented || !isTop()',
    put: '',
    caughtBy: ui,
  },
];
