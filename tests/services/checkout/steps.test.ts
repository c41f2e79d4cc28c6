import { describe, expect, it } from 'vitest';
import { asksForItems, lacksItems, obstacleOf, type StepFacts } from '#services/checkout/steps.rules.ts';
import { steps } from '#services/checkout/steps.words.ts';
import { decide, type Facts } from '#services/navigation/guards.rules.ts';
import { type PlaceId, placeOf } from '#routes/-places.ts';
import { allSwitches, checkoutPlaces, followed, plainFacts } from './ways.ts';

const ready: Facts = {
  ...plainFacts,
  isLoggedIn: true,
  isShopper: true,
  isChangingOrder: false,
  isTrolleyEmpty: false,
  hasSlot: true,
  isDisclaimerAccepted: true,
  isOrderUnderWay: false,
  showsForgotten: true,
};
const leads = (id: PlaceId, facts: Partial<Facts> = {}) => {
  const place = placeOf(id);
  const decision = decide(place, { ...ready, publicHref: place.path, ...facts });
  return decision.kind === 'redirect' ? decision.href : decision.kind;
};
const guest = { isLoggedIn: false, isShopper: false };
const review = '/checkout/revieworder';
const time = '/checkout/bookatimeslot';

describe('The pages of the checkout', () => {
  it('are a shopper’s: others sign in or give their details first, with the way back [A2.061] [A2.090] [A6.05] [A2.O17]', () => {
    for (const id of [
      'haveYouForgotten',
      'shopCheckout',
      'checkout',
      'reviewOrder',
      'payment',
      'changeOrderPayment',
      'confirmation',
    ] as const) {
      const back = encodeURIComponent(placeOf(id).path);
      expect(leads(id, guest)).toBe(`/shop/securelogin?redirectUrl=${back}`);
      expect(leads(id, { isShopper: false })).toBe(`/register/shopperdetails?redirectUrl=${back}`);
      expect(leads(id, { ...guest, isEmbedded: true })).toBe(`/shop/securelogin?redirectUrl=${back}&autoRedirect=true`);
    }
  });

  it('Review order asks for a time that is held [A2.064] [A2.089] [A5.06]', () => {
    expect(leads('reviewOrder')).toBe('allow');
    expect(leads('reviewOrder', { hasSlot: false })).toBe(time);
    expect(leads('reviewOrder', { isDisclaimerAccepted: false })).toBe('allow');
  });

  it('Payment asks for a time, something in the trolley and the accepted disclaimer [A2.065] [A2.091] [A2.092] [A2.093] [A2.094] [A5.05]', () => {
    expect(leads('payment')).toBe('allow');
    expect(leads('payment', { hasSlot: false })).toBe(time);
    expect(leads('payment', { isTrolleyEmpty: true })).toBe('/(vt-modal:empty-trolley)');
    expect(leads('payment', { isDisclaimerAccepted: false })).toBe(review);
  });

  it('look at the trolley, the time and the disclaimer in this order [A2.O17]', () => {
    const nothing = { isTrolleyEmpty: true, hasSlot: false, isDisclaimerAccepted: false };
    expect(leads('payment', { ...nothing, ...guest })).toMatch(/^\/shop\/securelogin/);
    expect(leads('payment', { ...nothing, isShopper: false })).toMatch(/^\/register\/shopperdetails/);
    expect(leads('payment', nothing)).toBe('/(vt-modal:empty-trolley)');
    expect(leads('payment', { ...nothing, isTrolleyEmpty: false })).toBe(time);
    expect(leads('payment', { ...nothing, isTrolleyEmpty: false, hasSlot: true })).toBe(review);
  });

  it('An empty trolley is said over the page on show, and over the home page where that one asks for items [A2.092]', () => {
    const empty = { isTrolleyEmpty: true };
    expect(leads('payment', { ...empty, here: '/shop/specials?page=2' })).toBe(
      '/shop/specials/(vt-modal:empty-trolley)?page=2',
    );
    for (const here of ['/checkout/payment', review, '/trolley', '/haveyouforgotten'])
      expect(leads('payment', { ...empty, here })).toBe('/(vt-modal:empty-trolley)');
  });

  it('What may have been forgotten is shown where the operator wants it, else the order is reviewed [A2.062] [A2.096] [A5.07] [B2.16]', () => {
    expect(leads('haveYouForgotten')).toBe('allow');
    expect(leads('haveYouForgotten', { showsForgotten: false })).toBe(review);
  });

  it('The way in leads by what may have been forgotten, or straight to the review [A2.063] [A2.O12] [B2.20]', () => {
    expect(leads('shopCheckout')).toBe('/haveyouforgotten');
    expect(leads('shopCheckout', { showsForgotten: false })).toBe(review);
    expect(leads('checkout')).toBe(review);
    expect(leads('checkout', { isTrolleyEmpty: true })).toBe('/(vt-modal:empty-trolley)');
    expect(leads('shopCheckout', { isTrolleyEmpty: true })).toBe('/(vt-modal:empty-trolley)');
  });

  it('The time of an order that is changed is its own: nobody goes round between the review and the times', () => {
    const changing = { isChangingOrder: true, hasSlot: false };
    expect(leads('reviewOrder', changing)).toBe('allow');
    expect(leads('checkoutTimeSlot', changing)).toBe('/reviewtrolley?blocked=time');
  });

  it('A changed order is paid for on a page of its own, where nobody stands who changes none [A2.068] [B2.23] [A2.O14]', () => {
    const changing = { isChangingOrder: true, hasSlot: false };
    expect(placeOf('changeOrderPayment').path).toBe('/changeorder/payment');
    expect(leads('changeOrderPayment', { ...changing, isDisclaimerAccepted: false })).toBe('allow');
    expect(leads('changeOrderPayment')).toBe('/account/orders');
    expect(leads('changeOrderPayment', { isTrolleyEmpty: true })).toBe('/account/orders');
    expect(leads('changeOrderPayment', { ...changing, isTrolleyEmpty: true })).toBe('/(vt-modal:empty-trolley)');
    expect(leads('changeOrderPayment', guest)).toMatch(/^\/shop\/securelogin/);
    expect(leads('payment', changing)).toBe('/changeorder/payment');
    expect(leads('payment', { ...changing, isDisclaimerAccepted: false })).toBe(review);
  });

  it('An order that is being paid for is waited for where it is paid, and nobody is sent to choose another time [B2.22]', () => {
    const underWay = { isOrderUnderWay: true, hasSlot: false, isDisclaimerAccepted: false };
    expect(leads('payment', underWay)).toBe('allow');
    expect(leads('reviewOrder', underWay)).toBe('/checkout/payment');
  });
});

describe('Everything that can be known of a visitor, at every page of the checkout', () => {
  const all = [...allSwitches()];

  it('comes to rest within three hops, in no circle, on a page that may be shown', () => {
    let cases = 0;
    for (const facts of all)
      for (const place of checkoutPlaces)
        for (const here of [null, ...checkoutPlaces.map(({ path }) => path)]) {
          const { last } = followed(place, { ...plainFacts, ...facts, here });
          expect(last.kind).toBe('allow');
          cases++;
        }
    expect(cases).toBeGreaterThan(50_000);
  });

  it('shows payment, the review and what was forgotten to nobody else than those they are for', () => {
    for (const facts of all) {
      const known = { ...plainFacts, ...facts };
      const { isShopper, isTrolleyEmpty, hasSlot, isChangingOrder, isOrderUnderWay, isDisclaimerAccepted } = facts;
      const hasTime = hasSlot || isChangingOrder || isOrderUnderWay;
      const shows = (id: PlaceId) => decide(placeOf(id), known).kind === 'allow';
      const maySend = isShopper && !isTrolleyEmpty && hasTime && (isDisclaimerAccepted || isOrderUnderWay);
      expect(shows('payment')).toBe(maySend && !isChangingOrder);
      expect(shows('changeOrderPayment')).toBe(isShopper && !isTrolleyEmpty && isChangingOrder);
      expect(shows('reviewOrder')).toBe(isShopper && !isTrolleyEmpty && hasTime && !isOrderUnderWay);
      expect(shows('haveYouForgotten')).toBe(isShopper && facts.showsForgotten);
      expect([shows('checkout'), shows('shopCheckout')]).toEqual([false, false]);
      expect(shows('trolley')).toBe(isShopper && !isTrolleyEmpty);
    }
  });

  it('is told of the first thing that is missing, whatever else is', () => {
    for (const facts of all)
      for (const step of steps) {
        const obstacle = obstacleOf(step, facts);
        const isEverybodys = step === 'time';
        if (!isEverybodys && !facts.isLoggedIn) expect(obstacle).toBe('guest');
        else if (!isEverybodys && !facts.isShopper) expect(obstacle).toBe('unregistered');
        else if (isEverybodys && facts.isChangingOrder) expect(obstacle).toBe('changing');
        else if (step === 'changePayment' && !facts.isChangingOrder) expect(obstacle).toBe('unchanging');
        else if (lacksItems(step, facts)) expect(obstacle).toBe('items');
        else expect(obstacle).not.toBe('items');
      }
  });

  it('needs the trolley only where a step asks for what is in it', () => {
    const known: StepFacts = { ...ready, hasSlot: false, isDisclaimerAccepted: false };
    for (const step of steps.filter((one) => !asksForItems(one)))
      expect(obstacleOf(step, { ...known, isTrolleyEmpty: true })).toBe(obstacleOf(step, known));
  });
});
