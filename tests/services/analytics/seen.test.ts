import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allowedEvent } from '#services/analytics/allowed.rules.ts';
import { AnalyticsBatch } from '#services/analytics/analytics.contract.ts';
import { bannerSeen } from '#services/analytics/banner-seen.rules.ts';
import { productSeen, type SeenIn } from '#services/analytics/product-seen.rules.ts';
import { Product } from '#services/catalogue/catalogue.contract.ts';
import { productWire } from '../samples.ts';

const browserId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const list: SeenIn = {
  id: 'aisle',
  name: 'Milk & cream',
  department: 'Fridge & deli',
  aisle: 'Milk & cream',
  shelf: null,
  carouselName: null,
};
const seen = (changes: object = {}, index = 2) =>
  productSeen(v.parse(Product, { ...productWire, ...changes }), index, list);
const price = productWire.price;

describe('A product that was seen', () => {
  test('is told with its place, and as a line of its list by the list’s own name [B3.74] [B3.80] [B3.83] [B3.84]', () => {
    const [impression, view] = seen();
    expect(impression).toMatchObject({
      product: { sku: productWire.sku, name: productWire.name, type: 'Product', position: 3 },
      department: 'Fridge & deli',
      aisle: 'Milk & cream',
      shelf: null,
    });
    expect(impression.productImpressionList).toEqual([{ product: impression.product, carouselName: null }]);
    expect(view).toMatchObject({
      pageItemListId: 'aisle',
      pageItemListName: 'Milk & cream',
      items: [{ itemId: productWire.sku, index: 2, itemListId: 'aisle', itemListName: 'Milk & cream' }],
    });
  });

  test('is told with every fact that is read of it, and none else [B3.73]', () => {
    const { product } = seen({ productTag: { tagType: 'Special' } })[0];
    expect(product).toEqual({
      sku: productWire.sku,
      name: productWire.name,
      type: 'Product',
      salePrice: productWire.price.salePrice,
      maxQuantity: productWire.quantity.max,
      availabilityStatus: productWire.availabilityStatus,
      position: 3,
      tagType: 'Special',
      productType: 'Product in Grid',
      sampleCampaignId: null,
      sampleCampaignName: null,
    });
  });

  test('goes as "In Stock" when its store does not say [B3.75]', () => {
    const [impression, view] = seen({ availabilityStatus: undefined });
    expect([impression.product?.availabilityStatus, view.items[0]?.availabilityStatus]).toEqual([
      'In Stock',
      'In Stock',
    ]);
  });

  test('goes by why it stands there: of the list, of a row, paid for, or to be tried [B3.73] [B3.78]', () => {
    const product = v.parse(Product, productWire);
    const sample = {
      ...product,
      onlineSample: {
        responseId: 'tea',
        actionTaken: null,
        campaignId: 'tea',
        campaignName: 'A tea to try',
        qualifyingProduct: [],
      },
    };
    const typeOf = (seenProduct: Parameters<typeof productSeen>[0], carouselName: string | null = null) =>
      productSeen(seenProduct, 0, { ...list, carouselName })[0].product?.productType;
    expect([
      typeOf(product),
      typeOf(product, 'Specials'),
      typeOf({ ...product, adId: 'ad-7' }, 'Specials'),
      typeOf(sample),
    ]).toEqual(['Product in Grid', 'Organic', 'CPP', 'Cartology_Remarketing']);
    expect(productSeen(sample, 0, list)[0].product).toMatchObject({
      sampleCampaignId: 'tea',
      sampleCampaignName: 'A tea to try',
    });
  });

  test('is a view of media where its place is paid for, and only there [B7.60]', () => {
    expect(seen().map(({ event }) => event)).toEqual(['product_impression', 'view_item_list']);
    const [, , media] = seen({ adId: 'ad-7' });
    expect(media).toEqual({
      event: 'media_view',
      mediaId: 'ad-7',
      mediaName: productWire.name,
      mediaType: 'product',
      mediaSlot: 'aisle-3',
      link: null,
    });
  });

  test('has its price in dollars', () => {
    const [impression, view] = seen({ price: { ...price, salePrice: 4.5, savePrice: 1 } });
    expect([impression.product?.salePrice, view.items[0]?.price, view.items[0]?.discount]).toEqual([4.5, 4.5, 1]);
  });

  test.each([
    ['it cannot be bought today', { price: { ...price, salePrice: null } }],
    ['no greatest quantity is known', { quantity: { ...productWire.quantity, max: null } }],
  ])('is "Unavailable" when %s [B3.76] [B3.77]', (_, changes) => {
    const [impression, view] = seen({ availabilityStatus: 'In Stock', ...changes });
    expect([impression.product?.availabilityStatus, view.items[0]?.availabilityStatus]).toEqual([
      'Unavailable',
      'Unavailable',
    ]);
  });

  test('goes out whole, and the store takes it', () => {
    for (const event of seen({ adId: 'ad-7' })) {
      expect(allowedEvent(event)).toEqual(event);
      expect(v.is(AnalyticsBatch, { browserId, events: [event] })).toBe(true);
    }
  });
});

describe('A banner that was seen', () => {
  const banner = {
    id: 'spring',
    title: 'Spring',
    text: '',
    href: '/shop/specials?campaign=1',
    action: 'Shop now',
    image: { src: '/assets/art/spring-wide.svg', alt: '' },
    tone: 'bush',
  } as const;

  test('is told with its place and its picture, and as a promotion [B3.81] [B3.85] [B7.60] [B7.64]', () => {
    const [impression, promotion, media] = bannerSeen(banner, 1, 'home');
    expect(media).toMatchObject({ event: 'media_view', mediaId: 'spring', mediaType: 'banner', mediaSlot: 'home-2' });
    expect(impression).toMatchObject({
      bannerPromotionId: 'spring',
      bannerPromotionName: 'Spring',
      creativeName: 'spring-wide.svg',
      creativeSlot: 'home-2',
    });
    expect(promotion.items).toMatchObject([{ itemId: 'spring', itemName: 'Spring', index: 1, itemCategory: 'home' }]);
    for (const event of [impression, promotion])
      expect(v.is(AnalyticsBatch, { browserId, events: [allowedEvent(event)] })).toBe(true);
  });

  test('that is a picture alone goes by what it leads to', () => {
    expect(bannerSeen({ ...banner, title: '' }, 0, 'home')[0].bannerPromotionName).toBe('Shop now');
  });
});
