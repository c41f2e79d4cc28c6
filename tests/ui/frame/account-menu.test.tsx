import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { guest } from '#services/session/session.rules.ts';
import { AccountMenu } from '#ui/account-menu/account-menu.tsx';

const shopper = { ...guest, isLoggedIn: true, isShopper: true, firstName: 'Aroha' };
const entriesFor = (who: typeof guest, returnPath?: string) => {
  render(<AccountMenu shopper={who} {...(returnPath === undefined ? {} : { returnPath })} />);
  const list = screen.getByRole('list', { name: 'My Account', hidden: true });
  return within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('The account menu', () => {
  it('[A2.009] [A2.010] [A2.011] [A2.012] of a shopper leads to orders, Delivery Saver, addresses and details', () => {
    expect(entriesFor(shopper)).toEqual([
      ['My orders', '/account/orders'],
      ['Delivery Saver', '/deliverysubscription'],
      ['Everyday rewards', '/everyday-rewards'],
      ['Delivery addresses', '/account/delivery-addresses'],
      ['Personal details', '/account/personal-details'],
      ['Sign out', '/bff/logout?redirectUrl=/'],
    ]);
    expect(screen.getByText('Aroha')).toBeInTheDocument();
  });

  it('has the points of a member beside the way to them [B3.02]', () => {
    const balance = { onecardPointsBalance: 1_240 };
    const entries = entriesFor({ ...shopper, hasOnecard: true, oneCardBalance: balance });
    expect(entries).toContainEqual(['Everyday rewards: 1,240 points', '/everyday-rewards']);
  });

  it('[A2.O4] sends who has Delivery Saver to manage it', () => {
    const entries = entriesFor({ ...shopper, hasActiveDeliverySubscription: true });
    expect(entries).toContainEqual(['Delivery Saver', '/account/subscriptions']);
  });

  it('[A2.013] [A2.O3] lets a visitor sign in and come back, read about Delivery Saver, or register', () => {
    expect(entriesFor(guest, '/shop/specials?page=2')).toEqual([
      ['Sign in', '/shop/securelogin?redirectUrl=/shop/specials?page%3D2'],
      ['Delivery Saver', '/deliverysubscription'],
      ['Register for online shopping', '/register'],
    ]);
  });

  it('[A2.O3] lets who is signed in but not a shopper finish registering, and nothing that is a shopper’s', () => {
    expect(entriesFor({ ...guest, isLoggedIn: true })).toEqual([
      ['Delivery Saver', '/deliverysubscription'],
      ['Register for online shopping', '/register/shopperdetails'],
      ['Sign out', '/bff/logout?redirectUrl=/'],
    ]);
  });

  it('signs out by a link of its own where no script is, and where there is one by telling the shop, once', () => {
    const onSignOut = vi.fn<() => void>();
    render(<AccountMenu shopper={shopper} onSignOut={onSignOut} />);
    const follows = (name: string) => fireEvent.click(screen.getByRole('link', { name, hidden: true }));
    expect(follows('Sign out')).toBe(false);
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Sign out', hidden: true })).toHaveAttribute(
      'href',
      '/bff/logout?redirectUrl=/',
    );
  });
});
