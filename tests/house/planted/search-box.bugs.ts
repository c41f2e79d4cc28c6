import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/search-box'];
const ui = [
  '--project',
  'ui',
  'tests/ui/search-box/search-box.test.tsx',
  'tests/ui/search-box/search-box-hands.test.tsx',
];

export const bugs: readonly Bug[] = [
  {
    says: 'the store is asked at every key',
    file: 'machines/search-box/search-box.machine.ts',
    find: 'pause: 300',
    put: 'pause: 0',
    caughtBy: machines,
  },
  {
    says: 'suggestions are asked for by one letter',
    file: 'machines/search-box/search-box.types.ts',
    find: 'fewestCharacters = 2',
    put: 'fewestCharacters = 1',
    caughtBy: machines,
  },
  {
    says: 'suggestions that fail are waited for all the same',
    file: 'machines/search-box/search-box.machine.ts',
    find: "          after: { patience: '#searchBox.failed' },\n",
    put: '',
    caughtBy: machines,
  },
  {
    says: 'closed suggestions come back for a text that is not there any more',
    file: 'machines/search-box/search-box.machine.ts',
    find: "entry: 'dropOldOffer',",
    put: '',
    caughtBy: machines,
  },
  {
    says: 'the shop suggests places of elsewhere',
    file: 'machines/search-box/search-box.types.ts',
    find: '/^\\/(?!\\/)/',
    put: '/^/',
    caughtBy: machines,
  },
  {
    says: 'a press on a suggestion takes the focus out of the box',
    file: 'ui/search-box/suggestion-list.tsx',
    find: 'onMouseDown={(event) => event.preventDefault()}',
    put: '',
    caughtBy: ui,
  },
  {
    says: 'who listens is not told which option is on',
    file: 'ui/search-box/use-combobox.ts',
    find: "else box.current?.setAttribute('aria-activedescendant', active);",
    put: '',
    caughtBy: ui,
  },
  {
    says: 'an arrow key with Shift leaves the text',
    file: 'ui/search-box/use-combobox.ts',
    find: ' || event.shiftKey',
    put: '',
    caughtBy: ui,
  },
  {
    says: 'what somebody types is overwritten by the page that comes',
    file: 'ui/search-box/search-box.tsx',
    find: 'current !== document.activeElement || current?.value === value',
    put: 'current',
    caughtBy: ui,
  },
];
