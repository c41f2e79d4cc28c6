import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleBalance, sampleMessages } from '#ui/loyalty/sample-loyalty.ts';
import { RewardsPage } from '#ui/pages/rewards/rewards-page.tsx';
import { faultsOf } from '../axe.ts';

type Props = ComponentProps<typeof RewardsPage>;
const offline = { tag: 'offline', message: '' } as const;
const balance: Props['balance'] = {
  state: 'known',
  balance: sampleBalance,
  fault: null,
  preference: 'automatic',
  saving: 'resting',
  refused: null,
};
const message: Props['message'] = {
  state: 'known',
  message: sampleMessages[0] ?? null,
  left: 1,
  fault: null,
  deleting: 'resting',
  hasDeleted: false,
};
const ignored = () => undefined;
const page = (changes: Partial<Props> = {}) => (
  <RewardsPage
    isMember
    balance={balance}
    count={{ state: 'known', count: { totalOffers: 8, boostedOffers: 3 } }}
    message={message}
    onReloadBalance={ignored}
    onReloadMessages={ignored}
    onDelete={ignored}
    onPrefer={ignored}
    {...changes}
  />
);

describe('Everyday rewards', () => {
  it('shows the points, the way to the next reward and what a point is worth in dollars [A1.27]', async () => {
    const { container } = render(page());
    const points = within(screen.getByRole('region', { name: 'Your points' }));
    expect(points.getByText('1,240 points')).toBeVisible();
    const meter = points.getByRole('meter', { name: 'Points towards your next reward' });
    expect(meter).toHaveAttribute('aria-valuenow', '1240');
    expect(meter).toHaveAttribute('aria-valuetext', '1,240 of 2,000 points');
    expect(points.getByText('760 more points to your next $15 reward')).toBeVisible();
    expect(points.getByText(/2,000 points make a \$15 reward, so a point is worth 0\.75c/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Rewards saved' })).getByText('$15.00')).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'Points in and out' }));
    expect(history.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Order 1042, points for dollars20th November 2026+86plus 86 points',
      'Order 1042, boosts20th November 2026+150plus 150 points',
      '$15.00 reward12th November 2026-2,000minus 2,000 points',
    ]);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('says how many offers there are and leads to them, and without the count all the same [A3.52]', () => {
    const { rerender } = render(page());
    const offers = screen.getByRole('region', { name: 'Your boost offers' });
    expect(offers).toHaveTextContent('8 offers for you now, 3 of them boosted');
    rerender(page({ count: { state: 'failed', count: null } }));
    expect(within(offers).getByText(/could not count them/)).toBeVisible();
    expect(within(offers).getByRole('link', { name: 'To your boosts' })).toHaveAttribute(
      'href',
      '/everyday-rewards/boosts',
    );
  });

  it('shows the first message; once it is deleted the next has its place and the focus [A1.29] [A4.43] [A4.O10]', () => {
    const remove = vi.fn<Props['onDelete']>();
    const { rerender } = render(page({ onDelete: remove }));
    expect(screen.queryByText('Your card brings member prices')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete this message' }));
    expect(remove).toHaveBeenCalledExactlyOnceWith('welcome');
    rerender(page({ onDelete: remove, message: { ...message, deleting: 'sending' } }));
    fireEvent.click(screen.getByRole('button', { name: 'Deleting…' }));
    expect(remove).toHaveBeenCalledOnce();
    rerender(page({ message: { ...message, message: sampleMessages[1] ?? null, left: 0, hasDeleted: true } }));
    expect(screen.getByRole('heading', { name: 'Your card brings member prices' })).toHaveFocus();
    rerender(page({ message: { ...message, message: null, left: 0, hasDeleted: true } }));
    expect(screen.getByRole('heading', { name: 'No more messages.' })).toHaveFocus();
  });

  it('a message that was not deleted stays, with the reason and the way to try again [A4.44]', () => {
    render(page({ message: { ...message, deleting: 'failed', fault: offline } }));
    expect(screen.getByRole('alert')).toHaveTextContent('The message was not deleted.');
    expect(screen.getByRole('button', { name: 'Delete this message' })).not.toHaveAttribute('aria-disabled');
  });

  it('a choice counts at once, and one that was refused is said and offered again [A3.51]', () => {
    const prefer = vi.fn<Props['onPrefer']>();
    const { rerender } = render(page({ onPrefer: prefer }));
    expect(screen.getByRole('radio', { name: 'As soon as there are enough of them' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'In December, for Christmas' }));
    expect(prefer).toHaveBeenCalledExactlyOnceWith('christmas');
    rerender(
      page({ onPrefer: prefer, balance: { ...balance, saving: 'refused', refused: 'christmas', fault: offline } }),
    );
    expect(screen.getByRole('radio', { name: 'As soon as there are enough of them' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: /^Save it again/ }));
    expect(prefer).toHaveBeenCalledTimes(2);
  });

  it('what did not come is said, and the rest stands [A8.42]', () => {
    const again = vi.fn<() => void>();
    render(page({ balance: { ...balance, state: 'failed', balance: null, fault: offline }, onReloadBalance: again }));
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
    expect(screen.getByText('8 offers for you now')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Boosts are waiting for you' })).toBeVisible();
  });

  it('tells who has no card how to have one [A2.040]', async () => {
    const { container } = render(page({ isMember: false }));
    expect(screen.getByRole('link', { name: 'Add your Onecard' })).toHaveAttribute('href', '/account/onecard');
    expect(screen.queryByRole('region', { name: 'Your points' })).toBeNull();
    expect(await faultsOf(container)).toEqual([]);
  });
});
