import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { badgesOf } from '#ui/badge/badge-of.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { faultsOf } from '../axe.ts';
import { milkWire, productOf } from '../samples.ts';
import { sourceOf } from '../styles.ts';

const everyOffer = {
  price: { originalPrice: 20, salePrice: 15, savePrice: 5, memberPrice: 12 },
  unitPrice: { unitPriceTenths: 7500, measure: '1 L' },
  productTag: { tagType: 'MultiBuy', description: '2 for $28', multiBuy: { link: '/x', quantity: 2, value: 28 } },
} satisfies Partial<ProductWire>;

const offer = () => screen.getByRole('link', { name: /^Kōwhai/ });

describe('A product card', () => {
  it('is one link whose name is the whole offer, beginning with the words that are seen', () => {
    render(<ProductCard product={productOf({ availabilityStatus: 'Low Stock' })} />);
    expect(offer()).toHaveAccessibleName('Kōwhai blue milk 2 litre, 4 dollars 19, 2 dollars 10 per litre, Low stock');
    expect(offer()).toHaveTextContent(/^Kōwhai blue milk$/);
    expect(offer()).toHaveAttribute('href', '/shop/productdetails?stockcode=100042&name=kowhai-blue-milk-2-l');
  });

  it('leads who is not signed in to sign in and back to the product', () => {
    render(<ProductCard product={productOf()} />);
    const add = screen.getByRole('link', { name: 'Add Kōwhai blue milk 2 L' });
    expect(add).toHaveAttribute('title', 'Sign in to add items to your trolley.');
    const { searchParams, pathname } = new URL(add.getAttribute('href') ?? '', 'http://shop.example');
    expect(pathname).toBe('/shop/securelogin');
    expect(searchParams.get('redirectUrl')).toBe('/shop/productdetails?stockcode=100042&name=kowhai-blue-milk-2-l');
  });

  it('offers the like of what cannot be had instead of adding it', () => {
    render(<ProductCard product={productOf({ availabilityStatus: 'Out of Stock', variety: 'blue milk' })} />);
    const similar = screen.getByRole('link', { name: 'See similar to Kōwhai blue milk' });
    expect(similar).toHaveAttribute('href', '/shop/searchproducts?search=blue%20milk');
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.getByText('Out of stock')).toBeInTheDocument();
  });

  it('gives its sixth place to the action it is handed', () => {
    render(<ProductCard product={productOf()} action={<button type="button">2 in trolley</button>} />);
    expect(screen.getByRole('button', { name: '2 in trolley' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('gives its sixth place to a stepper, after the link that says the whole offer', () => {
    const limits = { unit: 'Each', step: 1, min: 1, max: 12 } as const;
    render(
      <ProductCard
        product={productOf()}
        action={<Stepper name="Kōwhai blue milk" quantity={2} limits={limits} onWant={() => undefined} />}
      />,
    );
    const number = screen.getByRole('spinbutton', { name: 'Quantity: Kōwhai blue milk' });
    expect(number).toHaveValue('2');
    expect(offer().compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('wears one badge, the most pressing: restricted, special, multibuy, member, boost, new', () => {
    const knife = productOf({ ...everyOffer, restriction: 'Knife' });
    expect(badgesOf(knife).map(({ kind }) => kind)).toEqual(['restricted', 'special', 'multibuy', 'member']);
    const { container } = render(<ProductCard product={knife} />);
    expect([...container.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual(['18+']);
  });

  it('of alcohol wears the age alone, and calls out nothing that is saved', () => {
    for (const [tag, line] of [
      [everyOffer.productTag, '2 for $28 · $7.00 / 1 L'],
      [{ tagType: 'Special' as const }, 'Members $12.00 · $6.00 / 1 L'],
      [null, 'Was $20.00'],
    ] as const) {
      const price = tag ? everyOffer.price : { originalPrice: 20, salePrice: 15, savePrice: 5 };
      const wine = productOf({
        ...everyOffer,
        price,
        productTag: tag ?? { tagType: 'Special' },
        restriction: 'Alcohol',
      });
      const { container, unmount } = render(<ProductCard product={wine} />);
      expect([...container.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual(['18+']);
      expect(container.querySelector('.price')).not.toHaveAttribute('data-kind');
      const under = container.querySelector('.price-line');
      expect(under).toHaveAttribute('data-kind', 'quiet');
      expect(under?.textContent?.replaceAll('\u00a0', ' ')).toBe(line);
      expect(offer()).not.toHaveAccessibleName(expect.stringMatching(/special|save/i));
      unmount();
    }
  });

  it.each([
    ['plain', 'Best unit price of its kind'],
    ['member', 'Best unit price of its kind with member price'],
    ['multibuy', 'Best unit price of its kind when you buy 2'],
  ] as const)('that costs the least a measure says so in words beside a drawing, and in its name: %s', (way, text) => {
    render(<ProductCard product={productOf({ ...everyOffer, bestUnitPrice: way })} />);
    const marker = screen.getByText(text);
    expect(marker.querySelector('use')?.getAttribute('href')).toMatch(/#scales$/);
    expect(offer()).toHaveAccessibleName(expect.stringContaining(`, ${text}`));
    const under = { plain: '$7.00 / 1 L', member: '$6.00 / 1 L', multibuy: '$7.00 / 1 L' }[way];
    expect(document.querySelector('.price-line')?.textContent?.replaceAll('\u00a0', ' ')).toContain(under);
  });

  it('says nothing of the lowest unit price without being told', () => {
    render(<ProductCard product={productOf(everyOffer)} />);
    expect(screen.queryByText(/best unit price/i)).not.toBeInTheDocument();
    expect(offer()).not.toHaveAccessibleName(expect.stringMatching(/best unit price/i));
  });

  it('shows a name of any length whole', () => {
    const name = 'Kōwhai wholegrain rolled oats, stone milled for porridge and baking, with wild thyme honey';
    render(<ProductCard product={productOf({ name })} />);
    expect(offer()).toHaveTextContent(name);
    const css = sourceOf('ui/product-card/product-card.css');
    expect(/\.product-card-name \{([^}]*)/.exec(css)?.[1]).not.toMatch(/clamp|ellipsis|max-height|nowrap|overflow:/);
  });

  it('[B9.056] says of a sustainable product that it is, beside a leaf and in its name', () => {
    render(<ProductCard product={productOf({ isSustainable: true })} />);
    expect(screen.getByText('Sustainable').querySelector('use')?.getAttribute('href')).toMatch(/#sustainable$/);
    expect(offer()).toHaveAccessibleName(expect.stringMatching(/, Sustainable$/));
  });

  it('is drawn with few elements', () => {
    const drawn = (changes: Partial<ProductWire>) => {
      const { container, unmount } = render(<ProductCard product={productOf(changes)} />);
      const count = container.querySelectorAll('*').length;
      unmount();
      return count;
    };
    expect(drawn({})).toBeLessThanOrEqual(12);
    expect(drawn({ ...everyOffer, bestUnitPrice: 'multibuy', isSustainable: true })).toBeLessThanOrEqual(23);
  });

  it.each(['BoostOffer', 'BonusPoints', 'TargetedOffer', 'New'] as const)('says the words of a %s tag', (tagType) => {
    const product = productOf({ productTag: { tagType, description: 'Words of the offer' } });
    render(<ProductCard product={product} />);
    expect(offer()).toHaveAccessibleName(expect.stringContaining('Words of the offer'));
    expect(screen.getByText('Words of the offer')).toBeInTheDocument();
  });

  it('is without fault for those who listen, whatever it has to say', async () => {
    const { container } = render(
      <ul>
        <li>
          <ProductCard product={productOf({ ...milkWire, restriction: 'Alcohol', availabilityStatus: 'Low Stock' })} />
        </li>
      </ul>,
    );
    expect(await faultsOf(container)).toEqual([]);
  });
});
