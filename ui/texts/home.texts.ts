import type { Texts } from './texts.ts';

export const homeTexts = {
  heading: { text: 'groceries delivered or ready to pick up' },
  offers: { text: 'On now' },
  departments: { text: 'Shop by department' },
  allDepartments: { text: 'All departments' },
  products: { text: 'products' },
} as const satisfies Texts;
