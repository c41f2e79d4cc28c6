import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gstIn } from '#server/orders/invoice.ts';
import { granted, of, retell } from './ordered.ts';
import { pdfText } from './pdf-text.ts';
import { goods, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const nasty = 'Ōtara "kūmara"\r\nSet-Cookie: a=b\r\n\r\n../../etc/passwd; filename=evil.html <script>\u0000';

async function bought() {
  const who = await shop.buyer({ [goods.bread]: 2, [goods.kumara]: 540 });
  const cents = await shop.costs(who);
  return { who, cents, ...(await shop.placed(who)) };
}
const textsOf = async (response: Response) => (await pdfText(await response.arrayBuffer())).flat();

describe('The invoice of an order', () => {
  it('is a PDF of the order: its number, lines, totals, tax and how it was paid [B7.33]', async () => {
    const { who, orderId, orderNumber, cents } = await bought();
    const response = await granted(shop, who, of(orderId).invoice);
    const bytes = await response.clone().arrayBuffer();
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    const texts = await textsOf(response);
    const dollars = (of: number) => `$${(of / 100).toFixed(2)}`;
    expect(texts).toEqual(
      expect.arrayContaining(['Kete', 'Tax invoice', orderNumber, 'Aroha', '$10.00', '540 g', '$2.70']),
    );
    expect(texts).toEqual(expect.arrayContaining([dollars(cents), 'GST included (15 %)', dollars(gstIn(cents))]));
    expect(texts).toContain(`Paid with Visa ending in 1111: ${dollars(cents)}`);
    expect(texts.join(' ')).toContain('14 Kōwhai Street');
  });

  it('is downloaded under a name of ours, never shown as a page and never kept on the way (T-30)', async () => {
    const { who, orderId, orderNumber } = await bought();
    const { headers } = await granted(shop, who, of(orderId).invoice);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="kete-invoice-${orderNumber}.pdf"`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/(?:^|; )sandbox$/);
  });

  it('keeps its name and headers whatever the order says of itself (T-30)', async () => {
    const { who, orderId, orderNumber } = await bought();
    const before = [...(await granted(shop, who, of(orderId).invoice)).headers];
    await retell(shop, orderId, ({ lines }) => ({
      ...{ firstName: nasty, place: nasty, storeName: nasty, lines: lines.map((line) => ({ ...line, name: nasty })) },
    }));
    const response = await granted(shop, who, of(orderId).invoice);
    expect([...response.headers]).toEqual(before);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="kete-invoice-${orderNumber}.pdf"`);
    expect((await textsOf(response)).join(' ')).toContain('Ōtara "kūmara"');
  });

  it('says what came of a line and what was refunded, and has the tax of what is left', async () => {
    const { who, orderId, cents } = await bought();
    const substitute = { sku: '200009', name: 'Kūmara loaf', amount: 1 };
    await retell(shop, orderId, () => ({
      supplied: [{ sku: goods.bread, amount: 1, substitute, refundCents: 320 }],
    }));
    const texts = await textsOf(await granted(shop, who, of(orderId).invoice));
    const dollars = (of: number) => `$${(of / 100).toFixed(2)}`;
    expect(texts).toEqual(expect.arrayContaining(['Supplied: 1, and Kūmara loaf in its place', 'Refunded', '-$3.20']));
    expect(texts).toEqual(expect.arrayContaining([dollars(cents - 320), dollars(gstIn(cents - 320))]));
    expect(texts).toContain(`Paid with Visa ending in 1111: ${dollars(cents)}`);
  });

  it('of an order that was cancelled says so, and that all of it is refunded', async () => {
    const { who, orderId, cents } = await bought();
    await shop.db.transaction((trx) => trx.updateTable('orders').set({ state: 'cancelled' }).execute());
    const texts = await textsOf(await granted(shop, who, of(orderId).invoice));
    expect(texts).toEqual(
      expect.arrayContaining(['This order was cancelled.', `-$${(cents / 100).toFixed(2)}`, '$0.00']),
    );
  });

  it('shows macrons, and what its letters cannot show costs nobody the rest', async () => {
    const { who, orderId } = await bought();
    const names = ['Kūmara Māori Pōhutukawa', 'Tōtara Ēwe Ī ā ē ī ō ū Ā Ē Ō Ū', 'Milk 牛乳 🥛'];
    await retell(shop, orderId, ({ lines: [line] }) => ({
      lines: line ? names.map((name) => ({ ...line, name })) : [],
    }));
    const texts = await textsOf(await granted(shop, who, of(orderId).invoice));
    expect(texts).toEqual(expect.arrayContaining(names.slice(0, 2)));
    expect(texts.find((text) => text.startsWith('Milk'))).toBeDefined();
  });

  it('says nothing of the orders of others', async () => {
    const [one, other] = [await bought(), await bought()];
    await retell(shop, other.orderId, ({ lines }) => ({
      firstName: 'Canary',
      lines: lines.map((line) => ({ ...line, name: 'Canary seed' })),
    }));
    const texts = (await textsOf(await granted(shop, one.who, of(one.orderId).invoice))).join(' ');
    expect([texts.includes('Canary'), texts.includes(other.orderNumber)]).toEqual([false, false]);
  });

  it('goes on over as many pages as it takes, and drops no line', async () => {
    const { who, orderId } = await bought();
    const names = Array.from({ length: 120 }, (_, at) => `Line ${at + 1} of ${'a very long name '.repeat(8)}`.trim());
    await retell(shop, orderId, ({ lines: [line] }) => ({
      lines: line ? names.map((name) => ({ ...line, name })) : [],
    }));
    const pages = await pdfText(await (await granted(shop, who, of(orderId).invoice)).arrayBuffer());
    const all = pages.flat().join(' ');
    expect(pages.length).toBeGreaterThan(5);
    expect(names.filter((name) => !all.includes(name.slice(0, 40)))).toEqual([]);
    expect(all).toContain(`page ${pages.length} of ${pages.length}`);
  });
});

describe('The tax in a price', () => {
  it.each([
    [11_500, 1_500],
    [2_300, 300],
    [1, 0],
    [0, 0],
    [999, 130],
  ])('of %i cents is %i', (cents, gst) => {
    expect(gstIn(cents)).toBe(gst);
  });
});
