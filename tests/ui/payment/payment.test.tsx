import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DisplayedInstrument } from '#services/payments/instruments.contract.ts';
import type { PlacingStage } from '#machines/placing/index.ts';
import { PayButton } from '#ui/pay-button/pay-button.tsx';
import { instrumentsSample } from '#ui/pay-ways/pay-ways.samples.tsx';
import { PayWays, type PayWaysShown } from '#ui/pay-ways/pay-ways.tsx';
import { samples as pages } from '#ui/pages/payment/payment-page.samples.tsx';
import { PaymentOutcome } from '#ui/pages/payment/payment-outcome.tsx';
import { PaymentProblems } from '#ui/pages/payment/payment-problems.tsx';
import { cardSample } from '#ui/payment-instrument/payment-instrument.samples.tsx';
import { PaymentInstrument } from '#ui/payment-instrument/payment-instrument.tsx';

afterEach(cleanup);
const card = (over: Partial<DisplayedInstrument> = {}) =>
  render(<PaymentInstrument instrument={{ ...cardSample, ...over }} />).container;
const picture = (container: HTMLElement) => container.querySelector('img');

describe('A card', () => {
  it('shows its scheme, four dots and the end of its number, and until when it is good [B3.42] [B3.43] [B3.46] [B3.47] [B3.O6]', () => {
    const container = card();
    expect(picture(container)).toHaveAttribute('src', '/assets/images/payments/visa.png');
    expect(container).toHaveTextContent('•••• 1111');
    expect(container).toHaveTextContent('Expires 04/31');
    expect(container.querySelector('[data-expired]')).toBe(null);
  });

  it('has the default picture where its scheme is missing [B3.44]', () => {
    expect(picture(card({ cardScheme: null }))).toHaveAttribute('src', '/assets/images/payments/default.png');
  });

  it('has the default picture once that of its scheme does not load [B3.45]', () => {
    const container = card({ cardScheme: 'Kea' });
    const image = picture(container);
    expect(image).toHaveAttribute('src', '/assets/images/payments/kea.png');
    if (image) fireEvent.error(image);
    expect(picture(container)).toHaveAttribute('src', '/assets/images/payments/default.png');
  });

  it('says in the colour of errors that it has expired, when the store says so and not by its date [B3.48] [B3.49]', () => {
    const container = card({ isExpired: true, expiryYear: 2040 });
    expect(container).toHaveTextContent('Expired 04/40');
    expect(container.querySelector('[data-expired] .payment-instrument-expiry')).not.toBe(null);
  });
});

function ways(over: Partial<PayWaysShown> = {}) {
  const heard = {
    choose: vi.fn<() => void>(),
    save: vi.fn<() => void>(),
    renew: vi.fn<() => void>(),
    retry: vi.fn<() => void>(),
  };
  render(
    <PayWays
      {...{ instruments: instrumentsSample, areLost: false, isSaving: false, isCaptured: false, isAtWork: false }}
      {...{ trouble: null, way: { kind: 'card' } }}
      {...over}
      cardFrame={<p>card frame</p>}
      walletFrame={<p>wallet frame</p>}
      onChoose={heard.choose}
      onSaving={heard.save}
      onRenew={heard.renew}
      onRetry={heard.retry}
    />,
  );
  return heard;
}

describe('The ways to pay', () => {
  it('show an expired card and one that is disabled, and let neither be chosen [B3.42]', () => {
    const { choose } = ways();
    expect(screen.getByRole('radio', { name: /ending in 4444/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /ending in 0005/ })).toBeDisabled();
    fireEvent.click(screen.getByRole('radio', { name: /ending in 1111/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ kind: 'saved', instrumentId: instrumentsSample[0]?.instrumentId });
  });

  it('let a card be typed and kept for the next time', () => {
    const { save } = ways();
    expect(screen.getByText('card frame')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
    expect(save).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('do not show the frame of a card that has been taken, and let another be typed', () => {
    const { renew } = ways({ isCaptured: true });
    expect(screen.queryByText('card frame')).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    expect(renew).toHaveBeenCalledOnce();
    expect(screen.getByRole('group', { name: 'Another card' })).toHaveFocus();
  });

  it('cannot be changed while an order is on its way', () => {
    ways({ isAtWork: true });
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  it('stand without the saved cards when those did not load, with a way to ask again [A7.092]', () => {
    const { retry } = ways({ instruments: null, areLost: true });
    expect(screen.getByRole('radio', { name: 'A new card' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByRole('group', { name: 'What to pay with' })).toHaveFocus();
  });

  it('say that nobody knows whether a card was taken, and that nothing was charged', () => {
    ways({ trouble: 'cardUnknown' });
    expect(screen.getByText(/Nobody can say whether your card was taken. Nothing was charged/)).toBeVisible();
  });
});

function button(stage: PlacingStage, over: Partial<Parameters<typeof PayButton>[0]> = {}) {
  const onPay = vi.fn<() => void>();
  render(<PayButton stage={stage} isCapturing={false} totalCents={12_345} isBlocked={false} {...over} onPay={onPay} />);
  fireEvent.click(screen.getByRole('button'));
  return onPay;
}

describe('The pay button', () => {
  it('says how much it pays, and pays when it is pressed [A1.18]', () => {
    expect(button('open')).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveTextContent('Pay $123.45');
  });

  it.each([
    ['held', 'Making sure that you are signed in…'],
    ['submitting', 'Paying…'],
    ['resolving', 'Checking whether you were charged…'],
    ['elsewhere', 'Waiting for your other order…'],
    ['confirmed', 'Paid'],
  ] as const)('says what is happening (%s), and pays nothing then [A7.O12]', (stage, words) => {
    expect(button(stage)).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent(words);
  });

  it('pays nothing while a card is being taken, while something is in the way, or before the total is known', () => {
    expect(button('open', { isCapturing: true })).not.toHaveBeenCalled();
    cleanup();
    expect(button('open', { isBlocked: true })).not.toHaveBeenCalled();
    cleanup();
    expect(button('open', { totalCents: null })).not.toHaveBeenCalled();
  });

  it('keeps the focus while it is at work: it is not taken out of reach', () => {
    button('submitting');
    expect(screen.getByRole('button')).not.toHaveAttribute('disabled');
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Paying…');
  });
});

describe('What became of an order', () => {
  it('is come to by whoever pressed, with the reason and what can be done', () => {
    render(<PaymentOutcome outcome={{ kind: 'declined', why: 'Not enough money.' }} onDismiss={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Not enough money\.\s*Nothing was charged/);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });

  it('leads to the review when the store refused it', () => {
    render(<PaymentOutcome outcome={{ kind: 'refused', why: 'Sold out.' }} onDismiss={() => undefined} />);
    expect(screen.getByRole('link', { name: 'Review your order' })).toHaveAttribute('href', '/checkout/revieworder');
  });
});

describe('What is in the way of paying', () => {
  it.each([
    ['expressExcess', '/trolley'],
    ['slotMissing', '/checkout/bookatimeslot'],
    ['addressMissing', '/checkout/book-a-timeslot/how-where-when'],
    ['disclaimer', '/checkout/revieworder'],
  ] as const)('is said in the words of the store, with the way to where it is put right (%s)', (code, href) => {
    render(<PaymentProblems problems={[{ code, message: 'Take out 3 items.', skus: [] }]} isUnsent={false} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Take out 3 items.');
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('is also a change that the store has not heard of', () => {
    render(<PaymentProblems problems={[]} isUnsent />);
    expect(screen.getByRole('alert')).toHaveTextContent('have not reached the store yet');
  });
});

describe('The page to pay on', () => {
  it('keeps the focus when the words on the last press are put away', () => {
    render(<>{pages['declined']}</>);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps the focus when what did not load is asked for again', () => {
    render(<>{pages['did not load']}</>);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
  });

  it('says that paying needs JavaScript, and that nothing was ordered', () => {
    render(<>{pages['ready']}</>);
    expect(document.querySelector('[data-without-script]')).toHaveTextContent(
      /Paying needs JavaScript.*Nothing was ordered/,
    );
  });

  it('does not say that an empty trolley only has to be ordered', () => {
    render(<>{pages['nothing is left in the trolley']}</>);
    expect(screen.queryByText(/There is nothing to pay/)).toBe(null);
  });
});
