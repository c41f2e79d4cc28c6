import type { Texts } from './texts.ts';

export const filtersTexts = {
  filters: { text: 'Filters' },
  categories: { text: 'Categories' },
  allDepartments: { text: 'All departments' },
  otherDepartments: { text: 'Other departments' },
  moreIn: { text: 'More in' },
  more: { text: 'more' },
  inUse: { text: 'Filters in use' },
  departments: { text: 'Departments' },
  aisles: { text: 'Aisles' },
  shelves: { text: 'Shelves' },
  remove: { text: 'Remove filter' },
  removeAll: { text: 'Remove all filters' },
} as const satisfies Texts;
