import { areaFacts } from '#tests/journeys/facts.ts';
import { joints } from '#tests/journeys/joints.ts';
import { stages } from '#tests/journeys/stages.ts';
import { readChart } from './chart.ts';
import type { Model } from './model.types.ts';

/** The areas of the whole shopping journey, in the one order in which those that only look are visited. */
export const shoppingAreas = [
  'browse',
  'listing',
  'product',
  'stores',
  'sign-in',
  'registration',
  'booking',
  'reservation',
  'trolley',
  'shopping-list',
  'pasted-list',
  'paying',
  'changing',
  'embedded',
] as const;

/** What an area is about, as it goes on after "A guest". */
export const areaWords: Readonly<Record<string, string>> = {
  browse: 'looks round the shop',
  listing: 'makes a list of products theirs',
  product: 'looks at one product from all sides',
  stores: 'looks for a store',
  'sign-in': 'signs in',
  registration: 'registers',
  booking: 'says how, where and when',
  reservation: 'holds a time to its end',
  trolley: 'fills a trolley',
  'shopping-list': 'writes a shopping list',
  'pasted-list': 'shops down a pasted list',
  paying: 'pays',
  changing: 'changes an order',
  embedded: 'shops inside the app',
};

/** The whole shopping journey: fourteen charts, and where one goes on into another. */
export function shoppingModel(): Model {
  const charts = shoppingAreas.map((area) => readChart(area, stages[area].journey));
  return { charts: new Map(charts.map((chart) => [chart.area, chart])), facts: areaFacts, joints };
}
