import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import { ConfirmationPage } from '#ui/pages/confirmation/confirmation-page.tsx';
import { orderSample } from '#ui/pages/confirmation/confirmation.samples.tsx';
import { MissingOrder, UnreadOrder } from '#ui/pages/confirmation/no-confirmation.tsx';
import { faultsOf } from '../axe.ts';

type Over = Partial<OrderConfirmation>;
const here = `/checkout/confirmation?orderId=${orderSample.orderId}`;
function show(over: Over = {}, isNew = false, nowMs = orderSample.placedAt) {
  const onPrint = vi.fn<() => void>();
  const page = (
    <ConfirmationPage order={{ ...orderSample, ...over }} isNew={isNew} nowMs={nowMs} here={here} onPrint={onPrint} />
  );
  return { ...render(page), onPrint };
}
const pickUp: Over = { method: 'Pickup', pickupType: 'DriveUp', place: 'Kete Kilbirnie, 1 Bay Road' };
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe.each([
  ['The page of an order that is placed', false],
  ['Its new version', true],
])('%s', (_, isNew) => {
  it('says what was ordered, when, where, what was charged and with which card [A1.19] [B2.24]', async () => {
    const { container } = show({}, isNew);
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, Hēmi');
    expect(page.getByText('Your order 48213377 is placed.')).toBeVisible();
    expect(page.getByText('Saturday 21 November, 4 – 5 pm')).toBeVisible();
    expect(page.getByText('Delivery to 12 Rintoul Street, Newtown, Wellington 6021')).toBeVisible();
    expect(page.getByText('$88.90 was charged to')).toBeVisible();
    expect(page.getByText('•••• 4242')).toBeVisible();
    for (const name of ['Red kūmara', 'Avocados', 'Rolled oats']) expect(page.getByText(name)).toBeVisible();
    expect(page.getByText('1.2 kg')).toBeVisible();
    expect(page.getByText('Nothing else in its place')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('folds what was ordered by category, all of it open at first', () => {
    const { container } = show({}, isNew);
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
      ['Fruit & veg (2)', true],
      ['Pantry (1)', true],
      ['With our compliments (1)', true],
    ]);
  });

  it('leads to the calendar, the invoice, a list, a change, the orders and on into the shop', () => {
    show({}, isNew);
    const id = orderSample.orderId;
    expect(linkTo('Add to calendar')).toBe(`/api/v1/orders/my/confirmations/${id}/calendar`);
    expect(linkTo('Invoice (PDF)')).toBe(`/api/v1/past-orders/${id}/invoice`);
    expect(linkTo('Save as a list')).toBe(`/checkout/confirmation/(vt-modal:save-as-list)?orderId=${id}`);
    expect(linkTo('Change your order')).toBe(
      `/account/orders/(account-modal:change-order)?orderId=${id}&source=confirmation`,
    );
    expect(linkTo('Your orders')).toBe('/account/orders');
    expect(linkTo('Continue shopping')).toBe('/');
  });

  it('says until when it can be changed, and after that that it cannot', () => {
    const { unmount } = show({}, isNew);
    expect(screen.getByText('You can change your order until 1:00 pm on Saturday 21 November.')).toBeVisible();
    unmount();
    show({}, isNew, orderSample.cutOffTime ?? 0);
    expect(screen.getByText('This order cannot be changed any more.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change your order' })).toBeNull();
  });

  it('has nothing on it that could order or charge again', () => {
    const { container } = show({}, isNew);
    expect([container.querySelector('form'), container.querySelectorAll('button').length]).toEqual([null, 1]);
  });

  it('stands whole without script', () => {
    const html = renderToStaticMarkup(
      <ConfirmationPage order={orderSample} isNew={isNew} nowMs={0} here={here} onPrint={() => undefined} />,
    );
    for (const words of ['48213377', 'Red kūmara', '$88.90', '/invoice', '/calendar']) expect(html).toContain(words);
  });

  it('shows the way to a store that it is picked up at, and none to a point', () => {
    const { unmount } = show(pickUp, isNew);
    expect(linkTo('Opening hours and the way there')).toBe('/store-finder?search=Kete%20Kilbirnie');
    expect(screen.getByText('Pick up at Kete Kilbirnie, 1 Bay Road')).toBeVisible();
    unmount();
    show({ ...pickUp, place: 'Britomart lockers' }, isNew);
    expect(screen.queryByRole('link', { name: 'Opening hours and the way there' })).toBeNull();
  });

  it('says so when there was nothing to pay', () => {
    show({ instrument: null, chargedCents: 0 }, isNew);
    expect(screen.getByText('There was nothing to pay.')).toBeVisible();
    expect(screen.queryByText(/was charged to/)).toBeNull();
  });
});

describe('What the new version says besides', () => {
  const steps = () => screen.getAllByRole('listitem').filter((item) => item.closest('.confirmation-next'));
  const names = () => steps().map((step) => step.querySelector('b')?.textContent);

  it('is what happens next, by the way it comes, and the first of it has happened [A9.40] [A9.O10]', () => {
    const { unmount } = show({}, true);
    expect(names()).toEqual(['Placed', 'Picked', 'On its way', 'Delivered']);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
    expect(steps()[2]).toHaveTextContent('Saturday 21 November, 4 – 5 pm');
    unmount();
    show(pickUp, true);
    expect(names()).toEqual(['Placed', 'Picked', 'Ready', 'Picked up']);
    expect(steps()[3]).toHaveTextContent('48213377');
  });

  it('is not on the plain one', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  });

  it('is that its paper is for unpacking', async () => {
    const { onPrint } = show({}, true);
    await userEvent.click(screen.getByRole('button', { name: 'Print a list for unpacking' }));
    expect(onPrint).toHaveBeenCalledOnce();
  });
});

describe('Where there is no order to be shown', () => {
  it('the page says so and leads on, whoever it belongs to', async () => {
    const { container } = render(<MissingOrder />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find that order');
    expect([linkTo('Your orders'), linkTo('Continue shopping')]).toEqual(['/account/orders', '/']);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('one that did not load can be asked for again', async () => {
    const onRetry = vi.fn<() => void>();
    render(<UnreadOrder onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
