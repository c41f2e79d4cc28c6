import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { milk, ripe } from '#tests/machines/gate/gate.roster.ts';
import type { GatedAction } from '#services/gate/gate.words.ts';
import type { ShopperAction } from '#services/modals/modals.words.ts';
import { GenericModal } from '#ui/generic-modal/generic-modal.tsx';
import { droppedText, failedMessage, finishedText, offerMessage } from '#ui/modal-messages/gate-words.ts';
import { promptOf } from '#ui/modal-messages/message-of.ts';

// covers: B8.07, B8.08, B8.09, B8.10, B8.11, B8.12, B8.O1
const prompts: readonly (readonly [ShopperAction, string, string])[] = [
  ['addToTrolley', 'B8.07', 'add items to your trolley.'],
  ['addShopperNote', 'B8.08', 'add or update shopper notes for this product.'],
  ['selectFulfilmentSlot', 'B8.09', 'select a pickup or delivery time.'],
  ['saveRecipe', 'B8.10', 'save a recipe.'],
  ['startExpressFulfilmentShop', 'B8.11', 'start shopping'],
  ['notAuthorised', 'B8.12', 'continue.'],
  ['deleteFromList', 'B8.O1', 'continue.'],
];
const show = (data: Parameters<typeof GenericModal>[0]['data']) => {
  render(<GenericModal data={data} onAnswer={() => undefined} />);
  const dialog = screen.getByRole('dialog');
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const told = dialog.textContent ?? '';
  cleanup();
  return { told, names };
};

describe('The prompt', () => {
  it.each(prompts)(
    'on %s begins with "Sign in to" for a visitor, who may go on browsing [%s] [B6.02] [B6.O1]',
    (type, _, ending) => {
      const { told, names } = show(promptOf(type, { isLoggedIn: false, returnPath: '/shop/specials?page=2' }));
      expect(told).toContain(`Sign in to ${ending}`);
      expect(names).toEqual(expect.arrayContaining(['Sign in or register', 'Just browsing']));
      expect(promptOf(type, { isLoggedIn: false, returnPath: '/shop/specials?page=2' }).ctaAction).toBe(
        '/shop/securelogin?redirectUrl=/shop/specials?page%3D2',
      );
    },
  );

  it.each(prompts)(
    'on %s asks somebody who cannot shop yet for details, by a button that says so [%s] [B6.03] [B6.04]',
    (type, _, ending) => {
      const data = promptOf(type, { isLoggedIn: true, returnPath: '/shop/specials' });
      const { told, names } = show(data);
      expect(told).toContain(`We need a few more details to ${ending}`);
      expect(names).toEqual(expect.arrayContaining(['Add details', 'Cancel']));
      expect(data.ctaAction).toBe('/shop/register/shopperdetails?redirectUrl=/shop/specials');
    },
  );

  it('of the time slots says why to sign in, and leaves a visitor the way to look [B8.13] [B8.14] [B8.15] [B8.16]', () => {
    const { told, names } = show(offerMessage('/bookatimeslot'));
    expect(told).toContain('Sign in to keep shopping');
    expect(told).toContain('Sign in and choose a time slot for accurate prices and stock availability.');
    expect(names).toEqual(expect.arrayContaining(['Sign in or register', 'Just browsing']));
  });
});

const bananas: GatedAction = { ...milk, name: 'Bananas', amount: 500, pricingUnit: 'Kg' } as GatedAction;
const tuesday: GatedAction = { kind: 'selectFulfilmentSlot', slotId: '9101-2026-11-24-1600', name: 'Tuesday 4–6 pm' };
const express: GatedAction = { kind: 'startExpressFulfilmentShop', slotId: '9101-2026-11-24-1600' };

describe('What comes of it', () => {
  it.each([
    [milk, '2 × Fresh Milk added to your trolley'],
    [bananas, '500 g of Bananas added to your trolley'],
    [{ ...bananas, amount: 1_500 } as GatedAction, '1.5 kg of Bananas added to your trolley'],
    [{ ...ripe, name: 'Avocado' } as GatedAction, 'Your note on Avocado is saved'],
    [{ ...ripe, note: '' } as GatedAction, null],
    [{ kind: 'saveRecipe' } as GatedAction, null],
    [tuesday, 'Tuesday 4–6 pm is held for you.'],
    [{ ...tuesday, name: 'today, 4 – 5 pm' } as GatedAction, 'Today, 4 – 5 pm is held for you.'],
    [{ ...express, name: '' } as GatedAction, 'Your time is held for you.'],
  ])('is said in words of the product: %j', (action, text) => {
    expect(finishedText(action)).toBe(text);
  });

  it('is said when it was not done, with what it was and the way to try again', () => {
    const { told, names } = show(failedMessage(milk, 'offline'));
    expect(told).toContain('We could not add 2 × Fresh Milk.');
    expect(names).toEqual(expect.arrayContaining(['Try again', 'Not now']));
    expect(show(failedMessage(milk, 'interrupted')).told).toContain('Look in your trolley before you try again.');
    expect(show(failedMessage({ kind: 'saveRecipe' }, 'garbled')).told).not.toContain('trolley');
    expect(show(failedMessage(ripe, 'offline')).told).toContain('It said: “less ripe, please”');
  });

  it('of a time slot says whether it is gone, or nobody knows, or may be tried again', () => {
    expect(show(failedMessage(tuesday, 'refused')).told).toContain('Tuesday 4–6 pm can’t be held any more');
    expect(show(failedMessage(express, 'offline')).told).toContain('We could not hold that time for you.');
    expect(show(failedMessage(tuesday, 'interrupted')).told).toContain('Look at your time before you try again.');
    expect(droppedText(tuesday, 'lapsed')).toContain('We did not hold Tuesday 4–6 pm');
    expect(droppedText(express, 'anotherPerson')).toContain('somebody else had asked for it');
    expect(droppedText({ kind: 'selectFulfilmentSlot' }, 'lapsed')).toBeNull();
  });

  it('is said when it was dropped, except where nothing was lost', () => {
    expect(droppedText(milk, 'lapsed')).toContain('We did not add 2 × Fresh Milk');
    expect(droppedText(milk, 'anotherPerson')).toContain('somebody else had asked for it');
    expect([
      droppedText({ kind: 'saveRecipe' }, 'lapsed'),
      droppedText({ ...ripe, note: '' } as GatedAction, 'lapsed'),
    ]).toEqual([null, null]);
  });

  it('says a name as it is, whatever stands in it', () => {
    expect(finishedText({ ...milk, name: "$& $' {note}" } as GatedAction)).toBe(
      "2 × $& $' {note} added to your trolley",
    );
  });
});
