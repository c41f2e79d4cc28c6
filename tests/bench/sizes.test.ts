import { expect, it } from 'vitest';
import { weights } from '../../bin/bench/sizes.ts';

/**
 * The budget is 125 KB, and 15 KB for what a further page brings of its own; there is none for styles. What is over it
 * is held where it is, so that nothing grows unseen: docs/performance.md says what each step has cost.
 */
const held = { js: 135_800, routeJs: 17_200, css: 8_700 };
/** Pages that are forms, calendars, recipes or a trolley of their own, and what each may weigh. */
const heavy: readonly (readonly [RegExp, typeof held])[] = [
  [/\/register\/shopperdetails$/, { js: 141_300, routeJs: 22_700, css: 8_700 }],
  [/\/productdetails$/, { js: 136_900, routeJs: 18_400, css: 9_500 }],
  [/\/editsearchlist$/, { js: 140_500, routeJs: 21_900, css: 10_300 }],
  [/\/(?:saved|listitems)$/, { js: 144_900, routeJs: 26_400, css: 10_600 }],
  [/\/revieworder$/, { js: 164_300, routeJs: 45_800, css: 10_800 }],
  [/trolley$/, { js: 161_500, routeJs: 42_900, css: 10_700 }],
  [/\/bookatimeslot$/, { js: 147_300, routeJs: 28_700, css: 13_000 }],
  [/\/checkout\/payment$/, { js: 158_200, routeJs: 39_600, css: 9_600 }],
  [/\/changeorder\/payment$/, { js: 164_200, routeJs: 45_600, css: 9_700 }],
  [/\/account\/orders$/, { js: 155_100, routeJs: 36_600, css: 12_600 }],
  [/\/account\/preferences$/, { js: 148_500, routeJs: 29_900, css: 9_800 }],
  [/\/account\/(?!orders|preferences).+$/, { js: 140_700, routeJs: 22_200, css: 8_700 }],
  [/\/deliverysubscription\/payment\/$/, { js: 148_900, routeJs: 30_300, css: 9_300 }],
  [/\/deliverysubscription\/payment\/success$/, { js: 140_700, routeJs: 22_200, css: 8_700 }],
  [/\/recipes\/\$slug$/, { js: 149_400, routeJs: 30_800, css: 11_100 }],
  [/\/recipes\/$/, { js: 144_500, routeJs: 26_000, css: 10_700 }],
  [/\/(?:choose-meals|review-plan|my-meal-plans)$/, { js: 151_900, routeJs: 33_300, css: 12_200 }],
  [/\/pastorders$/, { js: 143_800, routeJs: 25_200, css: 10_300 }],
  [/\/how-where-when$/, { js: 170_400, routeJs: 51_800, css: 16_800 }],
];
const heldOf = (id: string) => heavy.find(([page]) => page.test(id))?.[1] ?? held;
const all = Object.entries(weights());

it.each(['js', 'routeJs', 'css'] as const)('no page asks a visitor for more %s than is held', (kind) => {
  expect(all.filter(([id, weight]) => weight[kind] > heldOf(id)[kind])).toEqual([]);
});

it('the pages that are weighed are there', () => {
  expect(all.map(([id]) => id)).toEqual(expect.arrayContaining(['/', '/shop/specials', '/shop/productdetails']));
});
