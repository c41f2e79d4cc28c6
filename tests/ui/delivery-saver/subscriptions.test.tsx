import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CardRemovalShown } from '#machines/card-removal/index.ts';
import { cardSample, subscriptionSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import { DeleteCard } from '#ui/pages/subscriptions/delete-card.tsx';
import { samples } from '#ui/pages/subscriptions/subscriptions.samples.tsx';
import { faultsOf } from '../axe.ts';

const show = (name: string) => render(samples[name]);
const modals = [
  'cancel',
  'cancel what was not paid for',
  'cancelled, and over at once',
  'the card',
  'another card',
  'delete a card',
];

describe('My delivery pass', () => {
  it('is without faults of access, whatever it shows [A2.076]', async () => {
    for (const name of Object.keys(samples)) {
      const { container, unmount } = show(name);
      expect([name, await faultsOf(container)]).toEqual([name, []]);
      unmount();
    }
  }, 30_000);

  it('says until when, what is next, with which card, and what it has saved [A2.076] [A1.22]', () => {
    show('active');
    for (const words of [
      '$60.00 on Friday 30 April 2027',
      '$33.00 in fees, over 3 deliveries',
      'Visa card ending in 4242',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Friday 30 October 2026 $60.00 Paid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change card' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel Delivery Saver' })).toBeVisible();
  });

  it.each(['cancelled', 'over, and none now'])('that does not go on cannot be given up: %s [A1.22]', (name) => {
    show(name);
    expect(screen.queryByRole('link', { name: 'Cancel Delivery Saver' })).toBeNull();
  });

  it.each(modals)('asks in a dialog with a name: %s [A2.153] [A2.156] [A2.159] [A2.160]', (name) => {
    show(name);
    expect(screen.getByRole('dialog')).toHaveAccessibleName();
  });

  it('says before it is given up until when it is good and what is not charged [A2.153]', () => {
    show('cancel');
    expect(screen.getByText('Your deliveries stay covered until Thursday 29 April 2027.')).toBeVisible();
    expect(screen.getByText(/You are not charged the \$60\.00 on Friday 30 April 2027/)).toBeVisible();
  });
});

describe('A delivery pass that was not paid for', () => {
  it('says until when another card can be given [A2.076]', () => {
    show('not paid');
    expect(screen.getByText(/Choose another card by Friday 14 May 2027/)).toBeVisible();
  });

  it('is said to end at once when it is given up, and is promised for no day [A2.153]', () => {
    show('cancel what was not paid for');
    expect(screen.getByText('It ends at once. The $60.00 that did not go through is not charged again.')).toBeVisible();
    expect(screen.queryByText(/stay covered/)).toBeNull();
  });

  it('is said to be over once it is given up [A2.153]', () => {
    show('cancelled, and over at once');
    expect(screen.getByText(/^Delivery Saver has ended\. You are not charged for it any more/)).toBeVisible();
  });
});

describe('Deleting a saved card', () => {
  const open = (shown: CardRemovalShown) => {
    const onDelete = vi.fn<(password: string) => void>();
    render(
      <DeleteCard
        {...{ card: cardSample, pass: subscriptionSample, shown, changeHref: '/', onDelete }}
        onClose={() => {}}
      />,
    );
    return { onDelete };
  };
  const asked: CardRemovalShown = { state: 'asked', tries: 0, fault: null };

  it('names what depends on it, and asks for the password [A2.160]', async () => {
    const { onDelete } = open(asked);
    expect(screen.getByText(/Your plan “Midweek, half a year” is paid with it/)).toBeVisible();
    const deletes = screen.getByText('Delete the card');
    await userEvent.click(deletes);
    expect(onDelete).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Your password'), 'Feijoa crumble 7');
    await userEvent.click(deletes);
    expect(onDelete).toHaveBeenCalledWith('Feijoa crumble 7');
  });

  it('says beside the field that it was another password [A2.160]', () => {
    open({ ...asked, state: 'wrong', tries: 1 });
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/That is not your password/);
  });
});
