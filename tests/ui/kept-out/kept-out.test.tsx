import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { StillTrolley, trolleyWith } from '#ui/add-to-trolley/still-trolley.tsx';
import { NoResults } from '#ui/pages/listing/no-results.tsx';
import { ProductPage } from '#ui/pages/product/product-page.tsx';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { faultsOf } from '../axe.ts';
import { productOf } from '../samples.ts';

const reason = 'Not delivered to your area';
const keptOut = (why: 'goods' | 'area', more: Partial<ProductWire> = {}) =>
  productOf({ availabilityStatus: 'Unavailable', keptOut: why, ...more });
const offer = () => screen.getByRole('link', { name: /^Kōwhai/ });

describe('A card of what is not delivered to the area', () => {
  it.each(['goods', 'area'] as const)(
    'says so in the place of Add, and keeps its price (%s) [A3.26] [A3.27]',
    (why) => {
      const { container } = render(<ProductCard product={keptOut(why)} />);
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.getAllByRole('link')).toEqual([offer()]);
      expect(container).toHaveTextContent('$2.10');
      expect(container).not.toHaveTextContent('Not available');
    },
  );

  it('tells it once to those who listen, in the name of its link', () => {
    render(<ProductCard product={keptOut('goods')} />);
    expect(offer()).toHaveAccessibleName(new RegExp(`, ${reason}$`));
    expect(screen.getByText(reason)).toHaveAttribute('aria-hidden', 'true');
  });

  it('lets what is in the trolley be taken out, and not grow, and says why', () => {
    const product = keptOut('goods');
    render(
      <StillTrolley trolley={trolleyWith(product.sku, 2)}>
        <ProductCard product={product} />
      </StillTrolley>,
    );
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Fewer|^Less/ })).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /^More/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is added as ever where it is delivered', () => {
    render(<ProductCard product={productOf({ freshness: 'delicate' })} />);
    expect(screen.getByRole('link', { name: /^Add/ })).toBeVisible();
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('The page of what is not delivered to the area', () => {
  const page = (why: 'goods' | 'area') => render(<ProductPage product={keptOut(why)} detail={null} rows={[]} />);

  it.each([
    ['goods', 'It would not keep on the long way there. You can still pick it up.'],
    ['area', 'We do not deliver there yet. You can still pick it up.'],
  ] as const)('says why and leads to pick up and to another address (%s) [A3.26] [A3.27]', (why, because) => {
    page(why);
    const main = within(screen.getByRole('main'));
    expect(main.getByText(reason)).toBeVisible();
    expect(main.getByText(because)).toBeVisible();
    expect(main.getByRole('link', { name: 'Switch to Pick up' })).toHaveAttribute(
      'href',
      expect.stringContaining('(delivery-modal:change-pick-up-store)'),
    );
    expect(main.getByRole('link', { name: 'Update address' })).toHaveAttribute(
      'href',
      expect.stringContaining('(delivery-modal:change-delivery-address)'),
    );
    expect(main.queryByRole('link', { name: /^Add/ })).toBeNull();
  });

  it('is without fault for those who listen', async () => {
    page('goods');
    expect(await faultsOf(document.body)).toEqual([]);
  });
});

describe('A listing of which nothing is delivered to the area', () => {
  it('says that it is the area, not the stock, and shows it all the same', () => {
    const waysOut = { withoutEach: [], withoutFilters: 0, withOutOfStock: 12, withKeptOut: 9, departments: [] };
    render(
      <NoResults
        listing={{ selectedFilters: [], waysOut }}
        search={undefined}
        withoutHref={() => '/'}
        withoutFiltersHref="/"
        outOfStockHref="/all"
      />,
    );
    expect(screen.getByText('What matches cannot be delivered to your area.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Show it anyway/ })).toHaveAttribute('href', '/all');
  });
});
