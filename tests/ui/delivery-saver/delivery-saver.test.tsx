import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { modalTable } from '#routes/-modal-table.ts';
import { paymentModal, planHref, versioned } from '#routes/-saver.ts';
import { saverSearch } from '#routes/-saver-search.ts';
import { eligibleSample, planSamples, savingsSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import { samples } from '#ui/pages/delivery-saver/delivery-saver.samples.tsx';
import { SaverPopup } from '#ui/pages/delivery-saver/saver-modals.tsx';
import { SaverSteps } from '#ui/pages/delivery-saver/saver-page.tsx';
import { breakEvenOf, paidSoFar, renewal } from '#ui/pages/delivery-saver/saver-words.ts';
import { faultsOf } from '../axe.ts';

const show = (name: string) => render(samples[name]);
const choices = () => screen.queryAllByRole('link', { name: 'Choose this plan' });

describe('The break-even of the delivery pass', () => {
  it('is said in plain numbers, for a plan that is dearer as well as for one that saves [A2.077] [A2.078]', () => {
    expect(paidSoFar(savingsSample)).toBe('In the last 6 months you paid $154.00 in fees for 14 deliveries.');
    expect(breakEvenOf(savingsSample, 'midweek-half-year')).toEqual({
      saving: 'You would have saved $39.00.',
      isBetter: true,
      detail: 'This plan would have been $60.00 for those 6 months, and $55.00 in fees it does not cover.',
      from: 'It pays for itself from 1 delivery a month.',
    });
    expect(breakEvenOf(savingsSample, 'any-day-month')).toMatchObject({
      saving: 'It would have cost you $10.00 more.',
      isBetter: false,
    });
  });

  it('claims nothing where there is nothing to compare with', () => {
    const none = { ...savingsSample, deliveries: 0 };
    expect(breakEvenOf(none, 'midweek-half-year')).toBeNull();
    expect(breakEvenOf(null, 'midweek-half-year')).toBeNull();
    expect(paidSoFar(none)).toContain('nothing to compare yet');
  });
});

describe('The pages of the delivery pass', () => {
  it('are without faults of access, whatever they show [A2.077] [A2.078] [A2.079] [A2.080]', async () => {
    for (const name of Object.keys(samples).filter((one) => !['eligibility', 'choose', 'popup'].includes(one))) {
      const { container, unmount } = show(name);
      expect([name, await faultsOf(container)]).toEqual([name, []]);
      unmount();
    }
  }, 30_000);

  it('lead a guest to sign in, and let nobody choose who may not buy [A2.077]', () => {
    show('for a guest');
    expect(screen.getAllByRole('link', { name: 'Sign in' })).toHaveLength(1);
    expect(choices()).toHaveLength(0);
  });

  it.each([
    ['plans', planSamples.length],
    ['plans, and dry goods only', 0],
    ['plans, and no vans', 0],
    ['plans that did not come', 0],
  ])('sell a plan only for an address that it works at: %s [A4.06] [A4.07] [A4.08]', (name, count) => {
    show(name);
    expect(choices()).toHaveLength(count);
  });

  it('lead from a plan to paying where its address is known to do, else to where one is chosen [A2.077] [A2.079]', () => {
    const search = { plan: 'any-day-month', address: '5' };
    expect(planHref(search, { state: 'eligible', told: eligibleSample })).toBe(
      '/deliverysubscription/payment?plan=any-day-month&address=5',
    );
    const toPlans = '/deliverysubscription/plans?plan=any-day-month&address=5';
    expect(planHref(search, { state: 'checking', told: null })).toBe(toPlans);
    expect(planHref(search, { state: 'eligible', told: { ...eligibleSample, addressId: null } })).toBe(toPlans);
  });

  it('say before it is paid for how often it is charged and how much [A2.079]', () => {
    const [monthly, halfYear] = planSamples;
    expect(monthly && renewal(monthly)).toBe('Renews by itself every month for $25.00, until you stop it.');
    expect(halfYear && renewal(halfYear)).toBe('Renews by itself every 6 months for $60.00, until you stop it.');
    show('a payment that was declined');
    expect(screen.getByText(/^Renews by itself every/)).toBeVisible();
  });

  it('say what became of a payment, and stand there [A2.079]', () => {
    show('a payment that was declined');
    const alert = screen.getByRole('alert', { name: 'The payment was declined' });
    expect(alert).toHaveTextContent('Nothing was charged');
    expect(alert.parentElement).toHaveFocus();
  });

  it('show what was bought, until when, and for how much it renews [A2.080]', () => {
    show('bought');
    expect(screen.getByText('$60.00 on Friday 30 April 2027')).toBeVisible();
  });

  it('say one smallest order where all plans have the same, and none before the plans are known', () => {
    const same = planSamples.map((plan) => ({ ...plan, minimumOrderCents: 7_000 }));
    const { rerender } = render(<SaverSteps plans={same} />);
    expect(screen.getByText(/For orders of \$70 or more the delivery fee is nothing/)).toBeVisible();
    rerender(<SaverSteps plans={null} />);
    expect(screen.queryByText(/orders of/)).toBeNull();
  });

  it('tell in short how it works, with what was paid without it [A2.155]', async () => {
    const onClose = vi.fn<() => void>();
    const plans = {
      ...({ plans: planSamples, state: 'known', fault: null, savings: savingsSample } as const),
      ...{ areSavingsLost: false, areSavingsComing: false },
    };
    render(<SaverPopup plans={plans} plansHref="/deliverysubscription/plans" onClose={onClose} />);
    expect(screen.getByText(/you paid \$154\.00/)).toBeVisible();
    expect(
      screen.getByText(/For orders of \$60 or more, with some plans \$80 or more, the delivery fee is nothing/),
    ).toBeVisible();
    await userEvent.click(screen.getByText('Close', { selector: '.button' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('The modals of the delivery pass', () => {
  it('offer each plan with the way to pay for it [A2.154]', () => {
    show('choose');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose a plan');
    expect(choices()).toHaveLength(planSamples.length);
  });

  it('say of an address what it comes to, and lead to another one [A2.158] [A2.157]', () => {
    show('eligibility');
    expect(screen.getByText('We do not deliver to this address')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use another address' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a plan' })).toBeNull();
  });

  it('are the second ones for who has a pass of the payment side of today [A2.161] [A2.O23]', () => {
    const two = [
      'subscription-address-checker',
      'subscription-eligibility',
      'change-payment-instrument',
      'credit-card-delete',
    ];
    const listed = modalTable.filter(({ outlet }) => outlet === 'payment-modal').map(({ path }) => path);
    for (const path of two.flatMap((one) => [versioned(one, false), versioned(one, true)])) {
      expect(listed).toContain(path);
      expect(existsSync(`routes/-modals/payment-modal/${path}.tsx`)).toBe(true);
    }
    expect(paymentModal('/account/subscriptions', versioned('credit-card-delete', true))).toBe(
      '/account/subscriptions/(payment-modal:credit-card-delete-v2)',
    );
  });

  it('keep the plan and the address in the address of the page, and nothing that is no such thing', () => {
    expect(saverSearch({ plan: 'any-day-month', address: 5 })).toEqual({ plan: 'any-day-month', address: '5' });
    expect(saverSearch({ plan: '<b>', address: 'x', suburb: '12' })).toEqual({ suburb: '12' });
    expect(saverSearch({ address: '5', suburb: '12' })).toEqual({ address: '5' });
  });
});
