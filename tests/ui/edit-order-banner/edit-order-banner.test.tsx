import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EditOrderBanner } from '#ui/edit-order-banner/edit-order-banner.tsx';
import { sourceOf } from '../styles.ts';

const address = '12B Karangahape Road, Auckland Central, Auckland 1010';
const show = (method: 'Pickup' | 'Courier', editHref = '/account/orders/77') =>
  render(<EditOrderBanner order={{ method, address, deliveryTimeSpan: 'Today, 4–5 pm' }} editHref={editHref} />);
const banner = () => screen.getByRole('region', { name: 'Your last order' });

describe('The edit-order banner', () => {
  it.each([
    ['Pickup', 'Pick up from', 'pick-up'],
    ['Courier', 'Delivery to', 'delivery-truck'],
  ] as const)('says of %s where and when the last order comes [B3.50]', (method, words, icon) => {
    show(method);
    expect(banner()).toHaveTextContent(`${words} ${address} Today, 4–5 pm`);
    expect(banner().querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${icon}$`));
  });

  it('leads to where the order is changed, which it is told from outside [B3.51]', () => {
    show('Courier', '/changeorder/landing?order=78');
    expect(screen.getByRole('link', { name: 'Edit order' })).toHaveAttribute('href', '/changeorder/landing?order=78');
  });

  it('cuts the address short at 30 characters’ width, and says it whole to whoever asks [B9.049] [B9.O7]', () => {
    show('Courier');
    const shown = screen.getByText(address);
    expect(shown).toHaveAttribute('title', address);
    expect(shown).toHaveClass('edit-order-banner-address');
    const rule = /\.edit-order-banner-address \{([^}]*)\}/.exec(sourceOf('ui/edit-order-banner/edit-order-banner.css'));
    for (const line of [
      'max-width: min(30ch, 100%)',
      'overflow: hidden',
      'text-overflow: ellipsis',
      'white-space: nowrap',
    ])
      expect(rule?.[1]).toContain(line);
  });
});
