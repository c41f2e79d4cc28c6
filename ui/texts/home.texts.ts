import type { Texts } from './texts.ts';

export const homeTexts = {
  heading: { text: 'groceries delivered or ready to pick up' },
  offers: { text: 'On now' },
  departments: { text: 'Shop by department' },
  allDepartments: { text: 'All departments' },
  products: { text: 'products' },
  product: { text: 'product' },
  aislesOf: { text: 'Aisles of' },
  browse: { text: 'Browse' },
  yourStore: { text: 'Your store:' },
  changeStore: { text: 'Change' },
  /** Heard after "Change". */
  changeStoreOf: { text: 'your store' },
  boostsTitle: { text: 'Boosts: more points for your usuals' },
  boostsText: { text: 'Everyday Rewards members earn extra points on these.' },
  boostsAction: { text: 'See this week’s boosts' },
  /** Followed by what did not come, and a full stop. */
  missing: { text: 'We could not load' },
  missingBanners: { text: 'the news of the shop' },
  missingRows: { text: 'the rows of products' },
  missingDepartments: { text: 'the departments' },
  and: { text: 'and' },
  elseIsThere: { text: 'Everything else is here.' },
  allIsThere: { text: 'Everything is here now.' },
  tryAgain: { text: 'Try again' },
} as const satisfies Texts;
