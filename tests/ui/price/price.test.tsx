import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from '#ui/price/price.tsx';
import { priceLine, spokenPrice } from '#ui/price/price-lines.ts';
import { milkWire, productOf } from '../samples.ts';
import { sourceOf } from '../styles.ts';

const special = productOf({ price: { originalPrice: 5.49, salePrice: 4.19, savePrice: 1.3 } });
const member = productOf({ price: { ...milkWire.price, memberPrice: 3.77 } });
const multibuy = productOf({ productTag: { tagType: 'MultiBuy', multiBuy: { link: '/x', quantity: 2, value: 7 } } });
const byWeight = productOf({ unit: 'Kg', unitPrice: { unitPriceTenths: 4190, measure: '1 kg' } });
const notSold = productOf({ price: { originalPrice: 4.19, salePrice: null, savePrice: 0 }, unitPrice: null });

describe('A price', () => {
  it('is seen with its unit price on the same line', () => {
    const { container } = render(<Price of={productOf()} />);
    expect(container.querySelector('.price-now')).toHaveTextContent('$419');
    expect(container.querySelector('.price-unit')).toHaveTextContent('$2.10 / 1 L');
  });

  it('by weight is said to be for a kilogram, and not said twice', () => {
    const { container } = render(<Price of={byWeight} />);
    expect(container.querySelector('.price-shown')).toHaveTextContent(/^\$419per kg$/);
  });

  it.each([
    ['plain', productOf(), '4 dollars 19, 2 dollars 10 per litre'],
    ['on special', special, '4 dollars 19, 2 dollars 10 per litre, was 5 dollars 49'],
    [
      'less for members',
      member,
      '4 dollars 19, 2 dollars 10 per litre, 3 dollars 77 for members, 1 dollar 89 per litre',
    ],
    ['less for two', multibuy, '4 dollars 19, 2 dollars 10 per litre, 2 for 7 dollars, 1 dollar 75 per litre'],
    ['by weight', byWeight, '4 dollars 19 per kilogram'],
    ['of nothing that is sold', notSold, 'Not sold at the moment'],
  ])('%s is said in words', (_, product, words) => {
    expect(spokenPrice(product)).toBe(words);
  });

  it('is heard once: what is seen is hidden from those who listen', () => {
    render(<Price of={special} />);
    const [heard] = screen.getAllByText(/dollars/);
    expect(heard).toHaveTextContent(spokenPrice(special));
    expect(document.querySelector('.price-shown')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['what it was and what is saved', special, 'Was $5.49, save $1.30'],
    ['what members pay, with the unit price of that', member, 'Members $3.77 · $1.89 / 1 L'],
    ['what two cost, with the unit price of that', multibuy, '2 for $7 · $1.75 / 1 L'],
  ])('says below itself %s', (_, product, text) => {
    expect(priceLine(product)?.text.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('offers no member price that is not lower', () => {
    expect(priceLine(productOf({ price: { ...milkWire.price, memberPrice: 4.19 } }))).toBeNull();
  });

  it('never sets a unit price smaller than a quarter of the price', () => {
    const css = sourceOf('ui/price/price.css');
    const sizes = [...css.matchAll(/--price-size: ([\d.]+)rem/g)].map(([, size]) => Number(size));
    const share = Number(/\.price-unit \{[^}]*var\(--price-size\) \* ([\d.]+)/.exec(css)?.[1]);
    expect(sizes).toHaveLength(2);
    expect(share).toBeGreaterThanOrEqual(0.25);
  });
});
