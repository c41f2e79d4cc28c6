import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ProductDetail, type ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { structuredData } from '#src/structured-data.ts';
import { detailWire, productWire } from '#tests/services/samples.ts';

const origin = 'https://shop.example.nz';
const priced = { originalPrice: 5.49, salePrice: 4.19, savePrice: 1.3 };

/** What a search engine reads on the page of a product. */
function read(product: Partial<ProductWire> = {}) {
  const detail = v.parse(ProductDetail, {
    ...detailWire,
    product: { ...productWire, price: priced, restriction: 'None', ...product },
  });
  const html = structuredData([{ staticData: { place: 'product' }, loaderData: { detail, rows: [] } }], origin);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return { html, data: blocks.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>) };
}
const offerOf = (product: Partial<ProductWire>) =>
  read(product).data[0]?.['offers'] as Record<string, unknown> | undefined;

describe('What search engines read of a product', () => {
  it('is its offer with what is paid today, whether it is there, and its unit price', () => {
    expect(offerOf({ sku: '100042', unitPrice: { unitPriceTenths: 838, measure: '100 mL' } })).toEqual({
      '@type': 'Offer',
      url: `${origin}/shop/productdetails?stockcode=100042`,
      priceCurrency: 'NZD',
      price: '4.19',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'NZD',
        price: '0.838',
        referenceQuantity: { '@type': 'QuantitativeValue', value: '100', unitCode: 'MLT' },
      },
    });
  });

  it.each([
    ['In Stock', 'InStock'],
    ['Low Stock', 'LimitedAvailability'],
    ['Out of Stock', 'OutOfStock'],
    ['Unavailable', 'OutOfStock'],
  ] as const)('says that what is %s is %s', (availabilityStatus, said) => {
    expect(offerOf({ availabilityStatus })?.['availability']).toBe(`https://schema.org/${said}`);
  });

  it('offers nothing that is not sold, and nothing that only adults may drink or smoke', () => {
    expect(offerOf({ price: { ...priced, salePrice: null } })).toBeUndefined();
    for (const restriction of ['Alcohol', 'Tobacco'] as const) {
      const { html, data } = read({ restriction });
      expect(data[0]).toMatchObject({ '@type': 'Product', sku: productWire.sku });
      expect(html).not.toMatch(/4\.19|5\.49|Offer/);
    }
  });

  it('is the way down to it, each step with its address', () => {
    const list = read({ sku: '100042', name: 'Blue milk' }).data[1];
    const steps = list?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)).toMatchObject({
      name: 'Blue milk',
      item: `${origin}/shop/productdetails?stockcode=100042`,
    });
    for (const { item } of steps.slice(0, -1)) expect(item).toMatch(/\/shop\/browse\/[a-z-/]+$/);
  });

  it('closes no script and opens no comment, whatever a name holds', () => {
    const name = '</script><!--<script>alert(1)';
    const { html, data } = read({ name, size: '2 L' });
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
    expect(data[0]?.['name']).toBe(`${name} 2 L`);
  });
});
