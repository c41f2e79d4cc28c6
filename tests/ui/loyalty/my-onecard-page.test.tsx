import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import { MyOnecardPage } from '#ui/pages/my-onecard/my-onecard-page.tsx';
import { faultsOf } from '../axe.ts';

type Props = ComponentProps<typeof MyOnecardPage>;
const ignored = () => undefined;
const card = { lastDigits: '4321', joinedOn: '2026-11-02' };
const none = { lastDigits: null, joinedOn: null };
const shown: Props['shown'] = {
  state: 'shown',
  card,
  fault: null,
  problems: {},
  change: null,
  isLeaving: false,
  outcome: null,
};
const page = (changes: Partial<Props['shown']> = {}, props: Partial<Props> = {}) => (
  <MyOnecardPage
    shown={{ ...shown, ...changes }}
    isCardWaiting={false}
    onJoin={ignored}
    onReload={ignored}
    onAskToLeave={ignored}
    onKeep={ignored}
    onLeave={ignored}
    {...props}
  />
);
const number = withCheckDigit('940010020030');
const box = () => screen.getByRole('textbox', { name: 'Onecard number' });

describe('My Onecard [A2.074] [A1.25]', () => {
  it('shows the card by its last digits and since when it is there', async () => {
    const { container } = render(page());
    expect(screen.getByText('Card ending in 4321')).toBeVisible();
    expect(screen.getByText('On your account since 2nd November 2026')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('is taken off after one question, which can be left as it came', () => {
    const [ask, keep, leave] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const told = { onAskToLeave: ask, onKeep: keep, onLeave: leave };
    const { rerender } = render(page({}, told));
    fireEvent.click(screen.getByRole('button', { name: 'Take the card off my account' }));
    expect([ask.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
    rerender(page({ isLeaving: true }, told));
    expect(screen.getByRole('heading', { name: 'Take the card off your account?' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Keep the card' }));
    expect(keep).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Take the card off my account' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Take it off' }));
    rerender(page({ change: 'removing' }, told));
    fireEvent.click(screen.getByRole('button', { name: 'Taking it off…' }));
    expect(leave).toHaveBeenCalledOnce();
    rerender(page({ card: none, outcome: 'left' }, told));
    expect(screen.getByText(/The card is off your account/)).toHaveFocus();
  });

  it('is joined by its number as it is printed; one that is wrong is not sent and stands as it was typed', () => {
    const join = vi.fn<Props['onJoin']>();
    const { rerender } = render(page({ card: none }, { onJoin: join }));
    fireEvent.input(box(), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add this card' }));
    expect(join).toHaveBeenLastCalledWith({ number: '12', problems: { number: 'Check the 13 digits on your card.' } });
    rerender(page({ card: none, problems: { number: 'Check the 13 digits on your card.' } }, { onJoin: join }));
    expect(box()).toHaveValue('12');
    expect(box()).toHaveFocus();
    fireEvent.input(box(), { target: { value: number } });
    fireEvent.click(screen.getByRole('button', { name: 'Add this card' }));
    expect(join).toHaveBeenLastCalledWith({ number, problems: {} });
    rerender(page({ card: none, change: 'joining' }, { onJoin: join }));
    fireEvent.click(screen.getByRole('button', { name: 'Adding…' }));
    expect(join).toHaveBeenCalledTimes(2);
    rerender(page({ outcome: 'joined' }, { onJoin: join }));
    expect(screen.getByText(/The card is on your account now/)).toHaveFocus();
    expect(box()).toHaveValue('');
  });

  it('leads to a card that came with a link [A2.145]', () => {
    render(page({ card: none }, { isCardWaiting: true }));
    expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute(
      'href',
      '/account/onecard/(account-modal:register-onecard)',
    );
  });

  it('says what failed, and what stands all the same', () => {
    const { rerender } = render(page({ outcome: 'unchanged', fault: { tag: 'offline', message: '' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed, as far as we know.');
    expect(screen.getByText('Card ending in 4321')).toBeVisible();
    rerender(page({ state: 'failed', card: null, fault: { tag: 'offline', message: '' } }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
