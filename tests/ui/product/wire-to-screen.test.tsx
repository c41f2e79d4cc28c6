import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductDetailWire, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { ProductPage } from '#ui/pages/product/product-page.tsx';
import { detailOf, milkWire } from '../samples.ts';

/** The page of a product, drawn from what comes over the wire. */
function open(product: Partial<ProductWire> = {}, rest: Partial<ProductDetailWire> = {}) {
  const detail = detailOf({ ...rest, product: { ...milkWire, ...product } });
  const { container } = render(<ProductPage product={detail.product} detail={detail} rows={[]} />);
  const words = () => container.querySelector('.product-offer')?.textContent ?? '';
  return { container, words };
}
const offers = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const inOffers = () => offers().filter((text) => text !== null && /\$|points|%|price|new/i.test(text));

describe('A product from the wire to the screen', () => {
  it('tells who it is: code, name, brand, variety, picture, and the advertisement it came with [A3.02]', () => {
    const { container } = open({ variety: 'Blue', adId: 'ad-7' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kōwhai blue milk');
    expect(screen.getByRole('link', { name: 'Kōwhai' })).toHaveAttribute(
      'href',
      '/shop/searchproducts?search=K%C5%8Dwhai',
    );
    expect(screen.getByRole('img', { name: 'Picture of Kōwhai blue milk, 2 L' })).toHaveAttribute(
      'src',
      '/assets/packs/100042-a1.svg',
    );
    const facts = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toMatchObject({ 'Product code': '100042', Variety: 'Blue' });
    expect(container.querySelector('.product-offer')).toHaveAttribute('data-ad', 'ad-7');
  });

  it('is priced by the piece or by the kilogram, and a kilogram says what one piece comes to [A3.03]', () => {
    expect(open().words()).not.toMatch(/per kg|Sold by weight/);
    const { words } = open(
      {
        unit: 'Kg',
        price: { originalPrice: 5.3, salePrice: 5.3, savePrice: 0 },
        unitPrice: { unitPriceTenths: 5300, measure: '1 kg' },
        quantity: { value: 0, min: 0.1, max: 20, increment: 0.1 },
      },
      { pieceGrams: 250 },
    );
    expect(words()).toContain('per kg');
    expect(words()).toContain('One weighs about 250 g: about $1.33.');
  });

  it('says what it costs, what it did, what is saved, by how much, and what it comes to in the trolley [A3.04]', () => {
    const { words } = open(
      {
        price: { originalPrice: 5.49, salePrice: 4.19, savePrice: 1.3, discount: 24, total: 8.38 },
        quantity: { ...milkWire.quantity, value: 2 },
        productTag: { tagType: 'Special', description: 'Special' },
      },
      { offers: [{ tagType: 'Special', description: 'Special' }] },
    );
    expect(words()).toContain('4 dollars 19, 2 dollars 10 per litre, was 5 dollars 49');
    expect(words()).toContain('Was $5.49, save $1.30');
    expect(words()).toContain('24 % less than usual');
    expect(words()).toContain('In your trolley: 2, $8.38.');
  });

  it('says how many are in the trolley and the order, and how many may be [A3.05]', () => {
    const { words } = open({ quantity: { value: 3, min: 1, max: 6, increment: 1, quantityInOrder: 2 } });
    expect(words()).toContain('At most 6 in an order. In your trolley: 3. In your order: 2.');
    expect(open({ quantity: { ...milkWire.quantity, max: 99 } }).words()).not.toContain('At most');
  });

  it('sells by weight in the steps of the data, from the least there is [A3.O1]', () => {
    const quantity = { value: 0, min: 0.1, max: 20, increment: 0.1 };
    expect(open({ unit: 'Kg', quantity }).words()).toContain(
      'Sold by weight, from 100 g in steps of 100 g. At most 20 kg in an order.',
    );
    expect(open().words()).not.toContain('in steps of');
  });

  it('names its departments [A3.06]', () => {
    open({ departments: ['Fridge & Deli', 'Pantry'] });
    expect(screen.getByText('Fridge & Deli, Pantry')).toBeVisible();
  });

  it.each([
    ['In Stock', 'In stock at Kete Newtown', true],
    ['Low Stock', 'Low stock at Kete Newtown', true],
    ['Out of Stock', 'Out of stock at Kete Newtown', false],
    ['Unavailable', 'Not available at Kete Newtown', false],
  ] as const)(
    'says by the name of the store that it is %s, and only the last two keep it from being added [A3.08] [A3.O2]',
    (availabilityStatus, said, canAdd) => {
      open({ availabilityStatus }, { store: { storeId: 2, name: 'Kete Newtown' } });
      expect(screen.getByText(said)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Add / }) !== null).toBe(canAdd);
      expect(screen.queryByRole('link', { name: /^See similar/ }) !== null).toBe(!canAdd);
    },
  );

  it('wears the tag of its offer, in the words that came with it, whatever kind it is [A3.10] [A3.16]', () => {
    open(
      {},
      {
        offers: [
          { tagType: 'BoostOffer', description: 'Boost: 150 points', boostOffer: { rewardValue: 150 } },
          { tagType: 'TargetedOffer', description: 'Just for you', targetedOffer: { offerValue: 1 } },
          { tagType: 'BonusPoints', description: '200 bonus points', bonusPoints: { quantity: 200 } },
          { tagType: 'New', description: 'New' },
          { tagType: 'None', description: 'Great price' },
        ],
      },
    );
    expect(inOffers()).toEqual([
      'Boost: 150 points once you have turned the boost on',
      'Just for you $1 off, for those it is offered to',
      '200 bonus points on top of the price',
      'New New on our shelves',
      'Great price low every day',
    ]);
  });

  it('says what one comes to in a multibuy, and leads to everything in it [A3.11]', () => {
    const multiBuy = { link: '/shop/productgroup?groupId=7', quantity: 2, value: 7 };
    const tag = { tagType: 'MultiBuy' as const, description: '2 for $7', multiBuy };
    open({ productTag: tag }, { offers: [tag] });
    expect(inOffers()).toEqual(['2 for $7 $3.50 each · $1.75 / 1 LSee everything in this offer']);
    expect(screen.getByRole('link', { name: 'See everything in this offer' })).toHaveAttribute('href', multiBuy.link);
  });

  it('bears the campaign that its offer belongs to [A3.15]', () => {
    const { container } = open({ productTag: { tagType: 'Special', campaignId: 'weekly' } });
    expect(container.querySelector('.product-offer')).toHaveAttribute('data-campaign', 'weekly');
  });
});

describe('A product with two offers', () => {
  const multiBuy = { link: '/shop/productgroup?groupId=7', quantity: 2, value: 7 };
  const tag = { tagType: 'MultiBuy' as const, description: '2 for $7', multiBuy };
  const price = { originalPrice: 4.19, salePrice: 4.19, savePrice: 0, memberPrice: 3.8 };
  const dual = /\(offer-modal:dual-offer\)\?stockcode=100042/;

  it('lists both, each with its unit price, and leads to what is cheaper', () => {
    open({ price, productTag: tag }, { offers: [tag, { tagType: 'MemberPrice', description: 'Member Price' }] });
    expect(inOffers()).toEqual([
      '2 for $7 $3.50 each · $1.75 / 1 LSee everything in this offer',
      'Member Price $3.80 for members · $1.91 / 1 L',
    ]);
    expect(screen.getByRole('link', { name: /^Two offers at once/ }).getAttribute('href')).toMatch(dual);
  });

  it('is one thing and a product with one offer another', () => {
    open({ productTag: tag }, { offers: [tag] });
    expect(screen.queryByRole('link', { name: /^Two offers at once/ })).toBeNull();
  });
});

describe('A product that only adults may buy', () => {
  it('says so in plain words, wears its age alone, and advertises nothing', () => {
    const special = { tagType: 'Special' as const, description: 'Special', campaignId: 'weekly' };
    const { words } = open(
      {
        restriction: 'Alcohol',
        price: { originalPrice: 20, salePrice: 18, savePrice: 2, discount: 10 },
        productTag: special,
      },
      { offers: [special] },
    );
    expect(screen.getByText('You must be 18 or over; we check ID at the door.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Liquor licences' })).toHaveAttribute('href', '/info/liquor-licences');
    expect(screen.getByText('18+')).toBeVisible();
    expect(words()).not.toMatch(/special|save|less than/i);
  });

  it('is not a medicine, which says how it is taken', () => {
    expect(open({ restriction: 'Medicine' }).words()).toContain('Always read the label');
    expect(open({ restriction: 'Medicine' }).words()).not.toContain('18');
  });
});
