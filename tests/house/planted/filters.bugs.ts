import type { Bug } from './bugs.ts';

const machine = ['--project', 'machines', 'tests/machines/facet-search'];
const listing = ['--project', 'machines', 'tests/machines/listing'];
const facets = ['--project', 'ui', 'tests/ui/facets'];
const filters = ['--project', 'ui', 'tests/ui/listing/listing-filters.test.tsx'];
const sheet = ['--project', 'ui', 'tests/ui/listing/filters-sheet.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'how many choices are left is spoken at every key',
    file: 'machines/facet-search/facet-search.machine.ts',
    find: "after: { pause: 'narrowed' },",
    put: "always: 'narrowed',",
    caughtBy: machine,
  },
  {
    says: 'blanks alone narrow a filter to nothing',
    file: 'machines/facet-search/facet-search.machine.ts',
    find: "text.trim() !== ''",
    put: "text !== ''",
    caughtBy: machine,
  },
  {
    says: 'long filters stay unfolded on the next page',
    file: 'machines/listing/listing.machine.ts',
    find: "'listing.leave': { target: '.closed', actions: 'foldFacets' }",
    put: "'listing.leave': '.closed'",
    caughtBy: listing,
  },
  {
    says: 'the sheet of filters stays open over the next page',
    file: 'machines/listing/listing.machine.ts',
    find: "'listing.leave': { target: '.closed', actions: 'foldFacets' }",
    put: "'listing.leave': { actions: 'foldFacets' }",
    caughtBy: listing,
  },
  {
    says: 'a brand with macrons is not found without them',
    file: 'ui/facets/facet-search.rules.ts',
    find: ".replace(/\\p{M}/gu, '')",
    put: '',
    caughtBy: facets,
  },
  {
    says: 'Escape in a field with words closes the sheet around it',
    file: 'ui/facets/facet-search.tsx',
    find: '    event.preventDefault();\n',
    put: '',
    caughtBy: facets,
  },
  {
    says: 'a choice that leaves nothing can be pressed',
    file: 'ui/facets/facets.tsx',
    find: 'count === 0 && !isSelected\n',
    put: 'count < 0 && !isSelected\n',
    caughtBy: filters,
  },
  {
    says: 'a shelf of a chosen aisle leads to a page that does not exist',
    file: 'ui/pages/listing/listing-links.ts',
    find: 'isBrowsing && !isSelected && group === below',
    put: 'isBrowsing && !isSelected',
    caughtBy: filters,
  },
  {
    says: 'removing a filter of one brand removes every brand',
    file: 'ui/pages/listing/listing-links.ts',
    find: 'key === wantedKey && value === wantedValue',
    put: 'key === wantedKey',
    caughtBy: filters,
  },
  {
    says: 'the button under the filters tells an old count while others are on their way',
    file: 'ui/pages/listing/filters-sheet.tsx',
    find: 'const { isMoving, onClose } = hold;',
    put: 'const { isMoving, onClose } = { ...hold, isMoving: false };',
    caughtBy: sheet,
  },
  {
    says: 'closing the filters loses the focus of a list that was narrowed',
    file: 'ui/pages/listing/filters-sheet.tsx',
    find: '    if (listing !== opened.current) isDone.current = true;\n',
    put: '',
    caughtBy: sheet,
  },
  {
    says: 'a choice in the sheet moves the page behind it',
    file: 'ui/pages/listing/filters-sheet.tsx',
    find: '<FilterGroups {...groups} keepsPlace />',
    put: '<FilterGroups {...groups} />',
    caughtBy: sheet,
  },
];
