import { expect, it } from 'vitest';
import { decide, type Facts, whileChangingHref } from '#services/navigation/guards.rules.ts';
import { type PlaceId, placeOf } from '#routes/-places.ts';

const shopper: Facts = {
  isLoggedIn: true,
  isShopper: true,
  isChangingOrder: true,
  isEmbedded: false,
  signIn: 'page',
  isFeatureOn: () => false,
  publicHref: '/bookatimeslot',
};
const pages: readonly PlaceId[] = ['bookATimeSlot', 'checkoutTimeSlot', 'howWhereWhen', 'checkoutHowWhereWhen'];

it.each(pages)(
  'Nobody who changes an order chooses another time at %s; everybody else may look [A2.057] [A2.099]',
  (id) => {
    expect(decide(placeOf(id), shopper)).toEqual({ kind: 'redirect', href: whileChangingHref, isDocument: false });
    expect(decide(placeOf(id), { ...shopper, isChangingOrder: false })).toEqual({ kind: 'allow' });
    expect(decide(placeOf('reviewTrolley'), shopper)).toEqual({ kind: 'allow' });
  },
);

it('Every page of times has its own address, in the checkout and outside of it [A2.054] [A2.055] [A2.056] [A2.O11] [B2.19]', () => {
  expect(pages.map((id) => placeOf(id).path)).toEqual([
    '/bookatimeslot',
    '/checkout/bookatimeslot',
    '/book-a-timeslot/how-where-when',
    '/checkout/book-a-timeslot/how-where-when',
  ]);
});

it('The way into a change has its own address, and is closed while an order is being changed [A2.067]', () => {
  const landing = placeOf('changeOrder');
  expect(landing.path).toBe('/changeorder/landing');
  expect(decide(landing, shopper).kind).toBe('redirect');
  expect(decide(landing, { ...shopper, isChangingOrder: false })).toEqual({ kind: 'allow' });
});
