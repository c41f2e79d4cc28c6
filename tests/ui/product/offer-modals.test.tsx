import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DualOffer } from '#ui/dual-offer/dual-offer.tsx';
import { PricePolicy } from '#ui/price-policy/price-policy.tsx';
import { productOf } from '../samples.ts';

describe('The price policy', () => {
  it('says in plain words what each price means, and leads to the page about prices [A2.162]', () => {
    render(<PricePolicy messages={{}} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Your store’s prices',
      'Sold by weight',
      'Specials',
      'Member price',
      'Multibuys',
      'Unit price',
    ]);
    expect(screen.getByText(/never more than 5 % over/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'More about prices' })).toHaveAttribute('href', '/info/pricing');
  });

  it('speaks of prices and weights in the words of the settings where they have some', () => {
    render(<PricePolicy messages={{ priceNote: 'As in the shop.', weightNote: 'As weighed.' }} />);
    expect(screen.getByText(/^As in the shop\. If a price has risen/)).toBeVisible();
    expect(screen.getByText('As weighed.')).toBeVisible();
    expect(screen.queryByText(/5 % over/)).toBeNull();
  });
});

describe('Two offers at once', () => {
  const multiBuy = { link: '/shop/productgroup?groupId=7', quantity: 3, value: 11.5 };
  const both = productOf({
    price: { originalPrice: 4.5, salePrice: 4.5, savePrice: 0, memberPrice: 4 },
    productTag: { tagType: 'MultiBuy', multiBuy },
  });
  const rows = () =>
    screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

  it('stand side by side for each number that is worth telling apart, and the cheaper is marked in words [A2.163]', () => {
    render(<DualOffer product={both} />);
    expect(screen.getByText(/^Offers do not add up\./)).toBeVisible();
    expect(rows()).toEqual([
      ['You take', 'Today’s price', 'Member price', '3 for $11.50'],
      ['1', '$4.50', '$4.00', '$4.50'],
      ['3', '$13.50', '$12.00', '$11.50'],
      ['4', '$18.00', '$16.00', '$16.00'],
      ['6', '$27.00', '$24.00', '$23.00'],
    ]);
    const best = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByLabelText('cheapest').closest('td'));
    expect(best.map((cell) => cell?.cellIndex)).toEqual([2, 3, 2, 3]);
  });

  it('are explained by their rule where no product of two offers is on show', () => {
    render(<DualOffer product={null} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^When a product has a member price and a multibuy/)).toBeVisible();
  });
});
