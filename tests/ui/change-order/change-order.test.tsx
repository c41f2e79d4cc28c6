import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OrderAsked } from '#machines/order-change/index.ts';
import { known } from '#tests/machines/order-change/order-change.samples.ts';
import { ChangeBar } from '#ui/change-order/change-bar.tsx';
import { ChangeOrderDialog } from '#ui/change-order/change-order-dialog.tsx';
import { cutOffWords } from '#ui/change-order/cut-off.ts';
import { whyEnded, whyUnchangeable } from '#ui/change-order/reason-words.ts';
import { StopDialog } from '#ui/change-order/stop-dialog.tsx';

const cutOffMs = Date.parse('2026-11-24T18:00:00+13:00');
const morning = Date.parse('2026-11-24T09:00:00+13:00');
const dayBefore = morning - 24 * 3_600_000;
const ways = () => ({ onBegin: vi.fn<() => void>(), onRetry: vi.fn<() => void>(), onClose: vi.fn<() => void>() });
const dialog = (asked: OrderAsked, given = ways()) => {
  render(<ChangeOrderDialog asked={asked} nowMs={morning} closeHref="/account/orders" {...given} />);
  return given;
};

describe('Why a change has ended', () => {
  const picking = "Our team are picking your order, so we can't make any changes.";
  const processing = "We're still processing your original order. Please try again in a few minutes.";
  const technical = 'We are experiencing technical difficulties, please try again later. Sorry for the inconvenience.';
  it.each([
    ['CancelledOrder', processing],
    ['OrderNotFound', processing],
    ['PaymentProviderNotSupported', technical],
    ['PaymentTypeNotSupported', technical],
    ['OrderAlreadyPicking', picking],
    ['toString', picking],
    ['', picking],
    [null, picking],
  ])('%s is said word by word [A8.18] [A8.19] [A8.20] [A8.21] [A8.22] [A8.O4]', (reason, text) => {
    expect(whyEnded(reason)).toBe(text);
  });

  it('why an order cannot be changed is said of reasons that nobody knows, too', () => {
    expect(whyUnchangeable('CutOffPassed')).toContain('passed');
    expect(whyUnchangeable('constructor')).toBe(whyUnchangeable(null));
  });
});

describe('Until when', () => {
  it('is a clock, with the day where that is another', () => {
    expect(cutOffWords(cutOffMs, morning)).toBe('until 6:00 pm today');
    expect(cutOffWords(cutOffMs, dayBefore)).toBe('until 6:00 pm, 24th November');
    expect(cutOffWords(null, morning)).toBeNull();
  });
});

describe('The bar', () => {
  it.each([
    [420, '$4.20 more to pay'],
    [-300, '$3.00 back'],
    [0, 'Same total so far'],
  ])('says which order it is, what it comes to and until when: %i', (differenceCents, words) => {
    render(
      <ChangeBar
        {...{ cutOffMs, differenceCents }}
        nowMs={morning}
        orderNumber="K100-1"
        here="/shop/specials?page=2"
      />,
    );
    const bar = screen.getByRole('region', { name: 'The order you are changing' });
    expect(bar.textContent).toContain('You are changing order K100-1');
    expect(bar.textContent).toContain(words);
    expect(bar.textContent).toContain('until 6:00 pm today');
  });

  it('leads to the review, and to the question whether to stop over the same page [A2.149]', () => {
    render(
      <ChangeBar cutOffMs={null} differenceCents={null} nowMs={null} orderNumber={null} here="/shop/specials?page=2" />,
    );
    expect(screen.getByRole('link', { name: 'Review changes' }).getAttribute('href')).toBe('/checkout/revieworder');
    expect(screen.getByRole('link', { name: 'Stop changing' }).getAttribute('href')).toBe(
      '/shop/specials/(account-modal:cancel-change-order)?page=2',
    );
  });
});

describe('What stands before a change', () => {
  it('is said what happens to the trolley, the time and the prices; nothing begins by itself', () => {
    const { onBegin } = dialog({ state: 'changeable', order: known, fault: null });
    for (const words of ['Its 1 item goes', 'put aside', '9–11 am', 'until 6:00 pm today', 'today’s prices'])
      expect(screen.getByRole('list').textContent).toContain(words);
    expect(onBegin).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Start changing' }));
    expect(onBegin).toHaveBeenCalledOnce();
  });

  it('a start that failed says why and can be tried again [A4.62]', () => {
    const fault = { tag: 'offline', message: 'You are offline.' } as const;
    dialog({ state: 'changeable', order: known, fault });
    expect(screen.getByRole('alert').textContent).toContain('You are offline.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start changing' }).disabled).toBe(false);
  });

  it('an order that cannot be changed says why and offers no start [A6.09]', () => {
    dialog({
      state: 'unchangeable',
      order: { ...known, isChangeable: false, unchangeableOrderReason: 'OrderAlreadyPicking' },
      fault: null,
    });
    expect(screen.getByText('It is being packed already.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start changing' })).toBeNull();
  });

  it('an order that did not load can be asked for again', () => {
    const { onRetry } = dialog({ state: 'unknown', order: null, fault: { tag: 'timeout', message: 'Too slow.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('Stopping', () => {
  it('is asked about, says that nothing is changed, and why it did not work [A4.63]', () => {
    const [onStop, onKeep] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(<StopDialog isStopping={false} problem="Please try again." onStop={onStop} onKeep={onKeep} />);
    expect(screen.getByText(/Nothing is changed in your order/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Keep changing' }));
    expect([onStop.mock.calls.length, onKeep.mock.calls.length]).toEqual([0, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop changing' }));
    expect(onStop).toHaveBeenCalledOnce();
  });
});
