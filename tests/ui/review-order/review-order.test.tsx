import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderProblems } from '#services/orders/orders.words.ts';
import { pageSample, problemsSample, shownSample } from '#ui/pages/review-order/review-order.samples.tsx';
import type { ReviewOrderProps, ReviewShown } from '#ui/pages/review-order/review-order.types.ts';
import { ReviewOrderPage } from '#ui/pages/review-order/review-order-page.tsx';
import { faultsOf } from '../axe.ts';

const of = (more: Partial<ReviewOrderProps> = {}, shown: Partial<ReviewShown> = {}) => (
  <ReviewOrderPage {...pageSample} {...more} shown={{ ...shownSample, ...shown }} />
);
const waysIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('The review of an order', () => {
  it('shows what, where, for whom, what comes along and for how much, and one main way on [A1.17] [A3.40]', async () => {
    const { container } = render(of());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Review your order');
    expect(screen.getByRole('heading', { name: 'Your items 3 items' })).toBeVisible();
    expect(screen.getByText('12 Ponsonby Road, Grey Lynn, Auckland', { exact: false })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Delivery instructions' })).toHaveValue('Leave it by the blue gate.');
    expect(screen.getByText('Rātā oat bar')).toBeVisible();
    expect(screen.getByText('A packing slip on paper comes with your order.')).toBeVisible();
    expect(screen.getByText('$88.90')).toBeVisible();
    expect(container.querySelectorAll('.button[data-look="primary"]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Change items in your trolley' })).toHaveAttribute('href', '/trolley');
    expect(screen.getByRole('link', { name: 'Change how and where' })).toHaveAttribute(
      'href',
      '/checkout/book-a-timeslot/how-where-when',
    );
    expect(await faultsOf(container)).toEqual([]);
  });

  it('shows of each line its amount, price, note and what is done when it runs out', () => {
    const { container } = render(of());
    const words = (sku: string) => container.querySelector(`[data-sku="${sku}"]`)?.textContent;
    expect(words('100102')).toContain('Note: The salted one.');
    expect(words('100102')).toContain('Something close if it runs out');
    expect(words('100103')).toContain('Left out if it runs out');
    expect(words('100103')).toContain('Quantity 2 · $4.19 each');
  });

  it('folds the items away behind their count until they are asked for', () => {
    const { container } = render(of());
    const fold = screen.getByRole('button', { name: 'Show items: 3 items' });
    const shelves = container.querySelector('.review-order-shelves');
    expect([fold.getAttribute('aria-expanded'), shelves?.getAttribute('data-open')]).toEqual(['false', 'false']);
    fireEvent.click(fold);
    expect([fold.getAttribute('aria-expanded'), shelves?.getAttribute('data-open')]).toEqual(['true', 'true']);
  });

  it('has no add-on at a pick up [A3.O5]', () => {
    render(of({}, { method: 'Pickup', addOn: null, place: 'Kete Ponsonby' }));
    expect(screen.queryByRole('checkbox', { name: 'Leave my order at the doorstep' })).toBe(null);
    expect(screen.getByRole('textbox', { name: 'Pick up instructions' })).toBeVisible();
  });

  it('asks whether something was forgotten only where that page is', () => {
    const { rerender } = render(of());
    expect(screen.getByRole('link', { name: 'Have you forgotten something?' })).toBeVisible();
    rerender(of({ forgottenHref: null }));
    expect(screen.queryByRole('link', { name: 'Have you forgotten something?' })).toBe(null);
  });
});

describe('What keeps an order from being paid for', () => {
  it('is said in the words of the store, each with the page on which it is mended', () => {
    const problems = orderProblems.map((code) => ({ code, message: `About ${code}.`, skus: [] }));
    render(of({}, { problems }));
    const alert = screen.getByRole('alert');
    expect(waysIn(alert)).toEqual([
      '/trolley',
      '/checkout/bookatimeslot',
      '/checkout/bookatimeslot',
      '/checkout/book-a-timeslot/how-where-when',
      '/reviewtrolley',
      '/reviewtrolley',
      '/reviewtrolley',
      '/trolley',
    ]);
    expect(alert).not.toHaveTextContent('About disclaimer.');
  });

  it.each([
    [
      'disclaimer',
      'Please read and accept',
      () => screen.getByRole('checkbox', { name: 'I have read and accept this' }),
    ],
    [
      'notes',
      'Your note is not saved yet',
      () => screen.getByRole('textbox', { name: 'Note to your personal shopper' }),
    ],
    [
      'instructions',
      'Your note is not saved yet',
      () => screen.getByRole('textbox', { name: 'Delivery instructions' }),
    ],
    ['expressExcess', 'Take out 3 items', () => document.querySelector<HTMLElement>('.review-order-problems')],
  ] as const)('is said at the way on, and the focus goes there each time: %s', (missing, words, target) => {
    const { rerender } = render(of({}, { problems: problemsSample }));
    expect(target()).not.toHaveFocus();
    const pay = screen.getByRole('button', { name: 'Continue to payment' });
    for (const blocked of [1, 2]) {
      pay.focus();
      rerender(of({ missing, blocked }, { problems: problemsSample }));
      expect(target()).toHaveFocus();
    }
    expect(pay).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(pay).toBeEnabled();
  });

  it('is never that something is on its way: the way on can be pressed, and says what is done', () => {
    const pressed: string[] = [];
    render(
      of({ isGoing: true, isUpdating: true, said: { ...pageSample.said, onPay: () => void pressed.push('pay') } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(pressed).toEqual(['pay']);
    expect(screen.getByText('Checking your order…')).toBeVisible();
  });
});

describe('An order that did not come', () => {
  it('is never an empty page: another try and the trolley are offered', async () => {
    const tries: string[] = [];
    const props = { ...pageSample, said: { ...pageSample.said, onRetry: () => void tries.push('again') } };
    const { container } = render(<ReviewOrderPage {...props} state="unknown" shown={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toEqual(['again']);
    expect(waysIn(screen.getByRole('alert'))).toEqual(['/trolley']);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('a second time leaves the one of a moment ago on show, and says so', () => {
    render(of({ isOutdated: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not check your order again');
    expect(screen.getByText('$88.90')).toBeVisible();
  });
});
