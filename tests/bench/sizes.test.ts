import { expect, it } from 'vitest';
import { weights } from '../../bin/bench/sizes.ts';

/**
 * The budget is 125 KB. Who is shopping, what waits for it and the trolley have cost 4 KB of it on every page; the pages
 * of a registration are forms of their own. All are over it, and held where they are so that nothing grows unseen.
 */
const heldJs = 131_300;
const heldOfDetails = 137_800;
const isDetails = (id: string) => id.endsWith('/register/shopperdetails');
/** There is no budget for styles: they are held where they are, so that nothing grows unseen. */
const heldCss = 8_300;
const all = Object.entries(weights());

it('no page asks a first visitor for more JavaScript than is held, the budget being less', () => {
  expect(all.filter(([id, { js }]) => js > (isDetails(id) ? heldOfDetails : heldJs))).toEqual([]);
});

it('a further page asks for at most 15 KB of JavaScript of its own, finishing a registration aside', () => {
  expect(all.filter(([id, { routeJs }]) => !isDetails(id) && routeJs > 15_000)).toEqual([]);
});

it('no page asks for more CSS than is held', () => {
  expect(all.filter(([, { css }]) => css > heldCss)).toEqual([]);
});

it('the pages that are weighed are there', () => {
  expect(all.map(([id]) => id)).toEqual(expect.arrayContaining(['/', '/shop/specials', '/shop/productdetails']));
});
