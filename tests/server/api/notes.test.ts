import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from './shop.ts';

const path = '/api/v1/products/my/notes';
let shop: Shop;
let aroha: SignedIn;
let takesNotes: string;
let takesNone: string;

beforeAll(async () => {
  shop = await openShop();
  aroha = await shop.signedIn();
  const sold = shop.products.filter(({ isWithdrawn }) => !isWithdrawn);
  takesNotes = sold.find(({ hasShopperNotes }) => hasShopperNotes)?.sku ?? '';
  takesNone = sold.find(({ hasShopperNotes }) => !hasShopperNotes)?.sku ?? '';
});
afterAll(() => shop.close());

const write = (body: unknown, who = aroha) => shop.send('POST', path, body, who.headers);
const notes = async (who = aroha, query = '') => {
  const response = await shop.get(`${path}${query}`, { cookie: who.headers.cookie });
  return ((await response.json()) as { notes: unknown }).notes;
};
const faults = async (response: Response) =>
  ((await response.json()) as { fieldErrors?: Record<string, string> }).fieldErrors;

describe('The notes of a shopper', () => {
  it('are kept, changed and taken away, one for each product [B7.19] [B7.20]', async () => {
    const first = await write({ sku: takesNotes, note: '  less   ripe,\nplease ' });
    expect([first.status, await first.json()]).toEqual([200, { sku: takesNotes, note: 'less ripe, please' }]);
    expect(await notes(aroha, `?sku=${takesNotes}`)).toEqual([{ sku: takesNotes, note: 'less ripe, please' }]);
    await write({ sku: takesNotes, note: 'kāo, tino māoa' });
    expect(await notes()).toEqual([{ sku: takesNotes, note: 'kāo, tino māoa' }]);
    await write({ sku: takesNotes, note: ' ' });
    expect(await notes()).toEqual([]);
  });

  it('are seen by their shopper alone, and written by a shopper alone [B5.02] [B6.06]', async () => {
    const wiremu = await shop.signedIn();
    const newcomer = await shop.signedIn({ isShopper: false });
    await write({ sku: takesNotes, note: 'for Aroha' });
    expect(await notes(wiremu)).toEqual([]);
    expect((await write({ sku: takesNotes, note: 'x' }, newcomer)).status).toBe(403);
    expect((await shop.get(path, { cookie: newcomer.headers.cookie })).status).toBe(403);
    expect((await shop.get(path)).status).toBe(401);
    const stray = { ...aroha.headers, 'x-session-subject': wiremu.scvId };
    expect((await shop.send('POST', path, { sku: takesNotes, note: 'stray' }, stray)).status).toBe(409);
    expect(await notes()).toEqual([{ sku: takesNotes, note: 'for Aroha' }]);
  });

  it.each([
    ['201 characters', 'x'.repeat(201), 'note'],
    ['5 KB of spaces around one word', `${' '.repeat(5_000)}x`, 'note'],
    ['no text', 7, 'note'],
  ])('are refused on their own field when they are %s', async (_, note, field) => {
    const response = await write({ sku: takesNotes, note });
    expect([response.status, Object.keys((await faults(response)) ?? {})]).toEqual([400, [field]]);
  });

  it('may be 200 characters long, whatever letters they are of', async () => {
    expect((await write({ sku: takesNotes, note: 'ā🥝'.repeat(100) })).status).toBe(200);
  });

  it('are refused on a product that is not ours, that takes none, or with more than they may hold', async () => {
    expect(await faults(await write({ sku: '999999', note: 'x' }))).toEqual({ sku: 'is not one of our products' });
    expect(await faults(await write({ sku: takesNone, note: 'x' }))).toEqual({ sku: 'takes no notes' });
    expect((await write({ sku: takesNotes, note: 'x', shopperId: 'another' })).status).toBe(400);
  });

  it('are plain text: what looks like a tag stays what was typed', async () => {
    await write({ sku: takesNotes, note: '<b>ripe</b> & sweet' });
    expect(await notes()).toEqual([{ sku: takesNotes, note: '<b>ripe</b> & sweet' }]);
  });
});
