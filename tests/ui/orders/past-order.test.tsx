import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CancelShown } from '#machines/past-order/index.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { CancelDone } from '#ui/pages/orders/cancel-done.tsx';
import { CancelQuestion } from '#ui/pages/orders/cancel-question.tsx';
import { cancelledSample, deliveredSample, orderSample } from '#ui/pages/orders/sample-orders.ts';
import { PastOrderPage } from '#ui/pages/orders/past-order-page.tsx';
import { faultsOf } from '../axe.ts';

const nothing = () => undefined;
const show = (order: PastOrder) =>
  render(<PastOrderPage order={order} onRetry={nothing} unpackHref="/unpack" reorder={<p>Order it again</p>} />);
const cells = (row: number) =>
  within(screen.getAllByRole('row')[row]!)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);
const steps = (container: HTMLElement) =>
  [...container.querySelectorAll('.past-order-steps li')].map((step) => step.querySelector('b')?.textContent);
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const id = orderSample.orderId;

describe('The page of one order', () => {
  it('keeps apart what was ordered, what came, what came in its place and what was given back [B7.32]', async () => {
    const { container } = show(deliveredSample);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Product', 'Ordered', 'Supplied', 'In its place', 'Given back', 'Total'],
    ]);
    expect(cells(1)).toEqual(['2', '1', '–None', '$3.80', '$3.80']);
    expect(cells(2)).toEqual(['1.2 kg', '0 g', '1 kg × Gold kiwifruit', '$1.30', '$7.60']);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('does not say that nothing came before it is picked', () => {
    show(orderSample);
    expect(cells(1)[1]).toBe('–Not picked yet');
  });

  it('tells what happened and when, and what is still to come', () => {
    const { container, unmount } = show(orderSample);
    expect(steps(container)).toEqual(['Placed', 'Being picked', 'Picked', 'On its way', 'Delivered']);
    expect(screen.getByText('Friday 20 November, 2:00 pm')).toBeVisible();
    unmount();
    const delivered = show(deliveredSample);
    expect(steps(delivered.container)).toEqual([
      ...['Placed', 'Changed', 'Being picked', 'Picked', 'On its way', 'Delivered'],
    ]);
    expect(screen.queryByText('Still to come')).toBeNull();
    delivered.unmount();
    expect(steps(show({ ...orderSample, method: 'Pickup' }).container)).toEqual([
      ...['Placed', 'Being picked', 'Ready to pick up', 'Picked up'],
    ]);
  });

  it('expects nothing more of one that is cancelled', () => {
    const { container } = show(cancelledSample);
    expect(steps(container)).toEqual(['Placed', 'Cancelled']);
    expect(container.querySelector('[aria-current=step]')).toHaveTextContent('Cancelled');
  });

  it('tells the money: charged, given back, on its way back', () => {
    const { container } = show(deliveredSample);
    expect([...container.querySelectorAll('.past-order-money div')].map((row) => row.textContent)).toEqual([
      ...['Charged$88.90', 'Given back$3.80', 'On its way back to you$1.30'],
    ]);
  });

  it('leads to its invoice, its list, a change and the question of cancelling, where that is allowed [B7.33] [A6.09]', () => {
    const { unmount } = show(orderSample);
    expect(linkTo('Invoice (PDF)')).toBe(`/api/v1/past-orders/${id}/invoice`);
    expect(linkTo('List for unpacking')).toBe('/unpack');
    expect(linkTo('Change your order')).toBe(
      `/account/orders/(account-modal:change-order)?order=${id}&orderId=${id}&source=my-orders`,
    );
    expect(linkTo('Cancel order')).toBe(`/account/orders/(account-modal:cancel-order)?order=${id}&orderId=${id}`);
    expect(screen.getByText('You can change or cancel it until Saturday 21 November, 1:00 pm.')).toBeVisible();
    expect(screen.getByText('Order it again')).toBeVisible();
    unmount();
    show(deliveredSample);
    for (const name of ['Change your order', 'Cancel order']) expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('says that it is being changed, and leads there', () => {
    show({ ...orderSample, isInChange: true });
    expect(linkTo('Go on with the change')).toBe(`/changeorder/landing?orderId=${id}`);
    expect(screen.queryByRole('link', { name: 'Change your order' })).toBeNull();
  });
});

describe('Cancelling', () => {
  function ask(cancel: CancelShown, order: PastOrder = orderSample) {
    const told = { onCancel: vi.fn<() => void>(), onAskNow: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
    const shown = { state: 'shown', order, isOld: false } as const;
    return { ...render(<CancelQuestion shown={shown} cancel={cancel} onRetry={nothing} {...told} />), ...told };
  }

  it('says first what goes back and that the time is given up [A2.151] [A1.21]', async () => {
    const { onCancel, onClose, container } = ask({ state: 'idle' });
    expect(screen.getByText(/^\$88\.90 goes back to the card/)).toBeVisible();
    expect(screen.getByText(/^Your time, Saturday 21 November, 4 – 5 pm, is given up/)).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my order' }));
    expect([onClose.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel my order' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('counts only what has not gone back already', () => {
    ask(
      { state: 'idle' },
      { ...orderSample, money: { chargedCents: 8_890, refundedCents: 890, refundPendingCents: 0 } },
    );
    expect(screen.getByText(/^\$80\.00 goes back/)).toBeVisible();
  });

  it('cannot be pressed twice, and asks at once in doubt', async () => {
    const { unmount } = ask({ state: 'cancelling' });
    expect(screen.getByRole('button', { name: 'Cancel my order' })).toBeDisabled();
    unmount();
    const { onAskNow } = ask({ state: 'doubtful' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
    expect(onAskNow).toHaveBeenCalledOnce();
  });

  it('that is refused says why in the words of the store [A8.18]', () => {
    const message = 'The words of the store.';
    ask(
      { state: 'refused', fault: { tag: 'refused', status: 409, code: 'OrderAlreadyPicking', message } },
      { ...orderSample, isCancellable: false },
    );
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel my order|Try again/ })).toBeNull();
  });

  it('ends with what comes back, and when [A2.152]', () => {
    const done = (order: PastOrder) =>
      render(
        <CancelDone
          shown={{ state: 'shown', order, isOld: false }}
          isCancelled={false}
          onRetry={nothing}
          onClose={nothing}
        />,
      );
    const { unmount } = done(cancelledSample);
    expect(screen.getByRole('dialog', { name: 'Your order is cancelled' })).toBeVisible();
    expect(screen.getByText(/^\$88\.90 is on its way back to your card/)).toBeVisible();
    unmount();
    done(orderSample);
    expect(screen.getByRole('dialog', { name: 'This order is not cancelled' })).toBeVisible();
  });
});
