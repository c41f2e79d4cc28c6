import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PastOrdersShown } from '#machines/past-orders/index.ts';
import type { PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { rowSample } from '#ui/pages/orders/sample-orders.ts';
import { OrdersPage } from '#ui/pages/orders/orders-page.tsx';
import { faultsOf } from '../axe.ts';

const id = rowSample.orderId;
function show(over: Partial<PastOrdersShown> = {}, row: Partial<PastOrderRow> = {}) {
  const onRetry = vi.fn<() => void>();
  const orders = { orders: [{ ...rowSample, ...row }], totalOrders: 12, page: 1, pageSize: 10 };
  const shown: PastOrdersShown = { state: 'shown', asked: {}, orders, fault: null, ...over };
  return { ...render(<OrdersPage shown={shown} onRetry={onRetry} />), onRetry };
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const names = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

describe('The list of orders', () => {
  it('says of each its number, day, state, how, when, where and total [A2.075]', async () => {
    const { container } = show();
    const row = within(screen.getAllByRole('listitem').find((item) => item.className === 'orders-row')!);
    for (const words of ['Order 48213377', 'Placed Friday 20 November', 'Placed', 'Saturday 21 November, 4 – 5 pm'])
      expect(row.getByText(words)).toBeVisible();
    for (const words of ['Delivery to 12 Rintoul Street, Newtown, Wellington 6021', '$88.90', '12 items'])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getAllByRole('presentation')).toHaveLength(4);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('leads to the order, its invoice, changing and cancelling it, where the store allows that [A6.09] [A1.21]', () => {
    const { unmount } = show();
    expect(linkTo('See order, order 48213377')).toBe(`/account/orders?order=${id}`);
    expect(linkTo('Invoice, order 48213377')).toBe(`/api/v1/past-orders/${id}/invoice`);
    expect(linkTo('Change, order 48213377')).toBe(
      `/account/orders/(account-modal:change-order)?orderId=${id}&source=my-orders`,
    );
    expect(linkTo('Cancel, order 48213377')).toBe(`/account/orders/(account-modal:cancel-order)?orderId=${id}`);
    unmount();
    show({}, { isChangeable: false, isCancellable: false, state: 'picking' });
    expect(names().filter((name) => /^(Change|Cancel),/.test(name ?? ''))).toEqual([]);
    expect(screen.getByText('Being picked')).toBeVisible();
  });

  it('says of one in change that it is, and leads to the change', () => {
    show({}, { isInChange: true });
    expect(screen.getByText(/You are changing this order/)).toBeVisible();
    expect(linkTo('Go on with the change, order 48213377')).toBe(`/changeorder/landing?orderId=${id}`);
    expect(names().some((name) => name?.startsWith('Change,'))).toBe(false);
  });

  it('is narrowed and turned by links, which keep what else is asked for', () => {
    show({ asked: { method: 'Courier', page: '2' } });
    expect(linkTo('Past')).toBe('/account/orders?show=past&method=Courier');
    expect(linkTo('Pick up')).toBe('/account/orders?method=Pickup');
    expect(linkTo('Last 3 months')).toBe('/account/orders?method=Courier&months=3');
    expect(screen.getByRole('link', { name: 'Delivery' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /Page 2|^2$/ }).getAttribute('href')).toBe(
      '/account/orders?method=Courier&page=2',
    );
  });

  it('keeps a question over the filters that stand below it', () => {
    show({ asked: { show: 'current' } });
    expect(linkTo('Cancel, order 48213377')).toBe(
      `/account/orders/(account-modal:cancel-order)?show=current&orderId=${id}`,
    );
  });

  it.each([
    ['pick up that is ready', { method: 'Pickup', state: 'picked' }, 'Ready to pick up'],
    ['delivery that is picked', { state: 'picked' }, 'Picked'],
    ['delivery that came', { state: 'completed' }, 'Delivered'],
    ['pick up that was fetched', { method: 'Pickup', state: 'completed' }, 'Picked up'],
    ['cancelled one', { state: 'cancelled' }, 'Cancelled'],
  ] as const)('calls a %s so', (_, row, words) => {
    const { container } = show({}, row);
    expect(container.querySelector('.order-state')).toHaveTextContent(words);
    expect(container.querySelector('.order-state svg')).not.toBeNull();
  });

  it('says that there are none, and whether that is because of what is asked for', () => {
    const { unmount } = show({ state: 'empty', orders: null });
    expect(screen.getByText('You have no orders yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Past' })).toBeNull();
    unmount();
    show({ state: 'empty', orders: null, asked: { show: 'past' } });
    expect(linkTo('See all orders')).toBe('/account/orders');
    expect(screen.getByRole('link', { name: 'Past' })).toBeVisible();
  });

  it('that did not come is asked for again', async () => {
    const { onRetry } = show({ state: 'failed', orders: null, fault: { tag: 'timeout', message: 'Too long.' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

it('the menu of an account leads to each of its pages and says which is on show [A2.069] [B2.26] [A2.O15]', () => {
  render(
    <AccountFrame path="/account/onecard">
      <main />
    </AccountFrame>,
  );
  const menu = within(screen.getByRole('navigation', { name: 'Your account', hidden: true }));
  const links = menu.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href')?.replace('/account/', ''))).toEqual([
    ...['orders', 'personal-details', 'delivery-addresses', 'email-and-password'],
    ...['preferences', 'onecard', 'subscriptions'],
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    'Onecard',
  ]);
});
