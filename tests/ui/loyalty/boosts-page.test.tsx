import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BoostDetails } from '#ui/loyalty/boost-details.tsx';
import { BoostEmail } from '#ui/loyalty/boost-email.tsx';
import { boostedWords } from '#ui/loyalty/boost-words.ts';
import { OwnBoosts } from '#ui/loyalty/own-boosts.tsx';
import { offersShown } from '#ui/loyalty/sample-loyalty.ts';
import { BoostsPage } from '#ui/pages/boosts/boosts-page.tsx';
import { faultsOf } from '../axe.ts';

type Props = ComponentProps<typeof BoostsPage>;
const offline = { tag: 'offline', message: '' } as const;
const ignored = () => undefined;
const shown: Props['shown'] = {
  state: 'shown',
  offers: [...offersShown()],
  fault: null,
  refusal: null,
  hasRefused: false,
  canBoostAll: true,
  isBoosting: false,
};
const page = (props: Partial<Props> = {}) => (
  <BoostsPage
    isMember
    isV3
    show="all"
    shown={shown}
    here="/everyday-rewards/boosts"
    onBoost={ignored}
    onReload={ignored}
    onDismiss={ignored}
    {...props}
  />
);
const list = () => within(screen.getByRole('list', { name: 'Your boosts' }));
const names = () =>
  list()
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('The boosts of a member [A2.038] [A1.28]', () => {
  it('are offers with their points and their end, each to be boosted; what is boosted keeps its place', async () => {
    const boost = vi.fn<Props['onBoost']>();
    const { container } = render(page({ onBoost: boost }));
    const [bread, , fish, frozen] = list().getAllByRole('listitem');
    expect(bread).toHaveTextContent('50 points');
    expect(bread).toHaveTextContent('Until 29th November · 24 products');
    fireEvent.click(screen.getByRole('button', { name: 'Boost Bread, rolls and wraps' }));
    expect(boost).toHaveBeenCalledExactlyOnceWith('bread-1');
    const boosted = within(fish as HTMLElement).getByRole('button', { name: 'Boosted: Fish and seafood' });
    fireEvent.click(boosted);
    expect([boosted.getAttribute('aria-disabled'), boost.mock.calls.length]).toEqual(['true', 1]);
    expect(within(frozen as HTMLElement).queryByRole('button')).toBeNull();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('of the third version are boosted all at once, narrowed by their state, looked at and sent [A6.15]', () => {
    const boost = vi.fn<Props['onBoost']>();
    const { rerender } = render(page({ onBoost: boost }));
    fireEvent.click(screen.getByRole('button', { name: 'Boost all 2' }));
    expect(boost).toHaveBeenCalledExactlyOnceWith(null);
    const states = within(screen.getByRole('navigation', { name: 'Which offers to show' }));
    expect(states.getByRole('link', { name: 'Boosted (1)' })).toHaveAttribute(
      'href',
      '/everyday-rewards/boosts?show=boosted',
    );
    expect(screen.getByRole('link', { name: 'Email me my offers' })).toHaveAttribute(
      'href',
      '/everyday-rewards/boosts/(offer-modal:receive-boost-offer-email)',
    );
    expect(screen.getByRole('link', { name: 'Details: Cheese' })).toHaveAttribute(
      'href',
      '/everyday-rewards/boosts/(offer-modal:boost-details/cheese-1)',
    );
    rerender(page({ show: 'boosted' }));
    expect(names()).toEqual(['Fish and seafood']);
  });

  it('without the flag are a plain list, boosted one by one [A6.15]', () => {
    render(page({ isV3: false, show: 'boosted' }));
    expect(names()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Boost all/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Which offers to show' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Details|^Email/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Boost Cheese' })).toBeVisible();
  });

  it('that were refused say so beside them and above, with the reason', () => {
    const [first, ...others] = offersShown();
    const dismiss = vi.fn<() => void>();
    render(
      page({
        onDismiss: dismiss,
        shown: { ...shown, offers: [{ ...first!, isRefused: true }, ...others], hasRefused: true, refusal: offline },
      }),
    );
    expect(list().getAllByRole('listitem')[0]).toHaveTextContent('Not boosted. You can try again.');
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'OK' }));
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('that did not come, are none, or need a card first say what comes next', () => {
    const again = vi.fn<() => void>();
    const { rerender } = render(
      page({ shown: { ...shown, state: 'failed', offers: null, fault: offline }, onReload: again }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
    rerender(page({ shown: { ...shown, offers: [], canBoostAll: false } }));
    expect(screen.getByRole('link', { name: 'To all products with boosts' })).toBeVisible();
    rerender(page({ show: 'used', shown: { ...shown, offers: offersShown().slice(0, 2) } }));
    expect(screen.getByRole('link', { name: 'Show all offers' })).toBeVisible();
    rerender(page({ isMember: false }));
    expect(screen.getByRole('link', { name: 'Add your Onecard' })).toBeVisible();
  });

  it('are told where products with boosts are listed [A2.039]', () => {
    const { container, rerender } = render(<OwnBoosts shown={shown} />);
    expect(container).toHaveTextContent('Boosted already: Fish and seafood.');
    rerender(<OwnBoosts shown={{ ...shown, offers: offersShown().slice(0, 1) }} />);
    expect(container).toHaveTextContent('None of your offers is boosted yet.');
    rerender(<OwnBoosts shown={{ ...shown, offers: null }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('are read out as what came of a press', () => {
    expect(boostedWords('Cheese', 1)).toBe('Boosted: Cheese.');
    expect(boostedWords(null, 2)).toBe('2 offers boosted.');
    expect(boostedWords('Cheese', 0)).toBe('Cheese was not boosted.');
  });
});

describe('The modals of an offer', () => {
  const details = (offerId: string, changes: Partial<Props['shown']> = {}) => (
    <BoostDetails
      shown={{ ...shown, ...changes }}
      isMember
      offerId={offerId}
      emailHref="/everyday-rewards/boosts/(offer-modal:receive-boost-offer-email/bread-1)"
      onBoost={ignored}
      onReload={ignored}
      onClose={ignored}
    />
  );

  it('boost-details: points, from when until when, what counts, and its products [A2.165]', () => {
    render(details('bread-1'));
    const dialog = within(screen.getByRole('dialog', { name: 'Bread, rolls and wraps' }));
    expect(dialog.getByText('50 points')).toBeVisible();
    expect(dialog.getByText('From 16th November. Until 29th November.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'What counts' })).toBeVisible();
    expect(dialog.getAllByRole('article')).toHaveLength(2);
    expect(dialog.getByText('And 22 more at your store.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Boost Bread, rolls and wraps' })).toBeVisible();
  });

  it('boost-details of an offer that is not there says so [A2.165]', () => {
    render(details('no-such'));
    expect(screen.getByRole('status')).toHaveTextContent('There is no such offer for you now.');
  });

  it('receive-boost-offer-email: says what goes where, sends once, and says what came of it [A2.164]', () => {
    const send = vi.fn<() => void>();
    const email = (state: 'asking' | 'sending' | 'sent' | 'failed', offerId?: string) => (
      <BoostEmail
        shown={shown}
        isMember
        sending={{ state, offerId: null, fault: state === 'failed' ? offline : null }}
        offerId={offerId}
        email="mere@kete.example"
        onOpen={ignored}
        onSend={send}
        onClose={ignored}
      />
    );
    const { rerender } = render(email('asking'));
    expect(screen.getByText(/all your offers, once, to mere@kete.example/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(email('sending'));
    fireEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(send).toHaveBeenCalledOnce();
    rerender(email('failed'));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
    rerender(email('sent', 'bread-1'));
    expect(screen.getByRole('status')).toHaveTextContent('On its way to mere@kete.example.');
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(screen.getByText(/We send “Bread, rolls and wraps”/)).toBeVisible();
  });
});
