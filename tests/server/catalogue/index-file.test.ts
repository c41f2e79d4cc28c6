import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createView } from '#server/catalogue/catalogue.ts';
import { loadIndex } from '#server/catalogue/file/load-index.ts';
import { saveIndex } from '#server/catalogue/file/save-index.ts';
import { indexOf, inventProducts } from './invented.ts';

const folder = mkdtempSync(join(tmpdir(), 'kete-index-'));
const file = join(folder, 'catalogue.index');
const products = inventProducts(300, 5);

describe('the index file', () => {
  beforeAll(async () => saveIndex(file, await indexOf(products, 'v1')));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('gives back every answer of the index it was made of', async () => {
    const [fresh, loaded] = [await indexOf(products, 'v1'), loadIndex(file, 'v1')];
    expect(loaded).not.toBeNull();
    if (!loaded) return;
    expect(loaded.head).toEqual(fresh.head);
    expect(loaded.terms).toEqual(fresh.terms);
    expect(loaded.columns).toEqual(fresh.columns);
    const views = [fresh, loaded].map((index) => createView(index, async () => null));
    const query = {
      target: 'specials',
      page: 1,
      size: 120,
      filters: [],
      dasFilter: [],
      inStockProductsOnly: false,
    } as const;
    const [expected, actual] = views.map((view) => view.listing(query, 3));
    expect(actual).toEqual(expected);
    expect(actual?.products.items.length).toBeGreaterThan(50);
    loaded.records.close();
  });

  test('of another version is not taken', () => {
    expect(loadIndex(file, 'v2')).toBeNull();
  });

  test('that is not there, cut short, or changed in one byte is not taken', () => {
    const whole = readFileSync(file);
    const damaged = join(folder, 'damaged.index');
    expect(loadIndex(damaged, 'v1')).toBeNull();
    for (const length of [0, 10, 64, 500, whole.length - 1]) {
      writeFileSync(damaged, whole.subarray(0, length));
      expect(loadIndex(damaged, 'v1')).toBeNull();
    }
    for (const at of [0, 40, 70, 5_000, Math.floor(whole.length / 2), whole.length - 9]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(damaged, changed);
      expect(loadIndex(damaged, 'v1')).toBeNull();
    }
  });

  test('is written whole beside the old one, which a reader keeps until it is done', async () => {
    const old = loadIndex(file, 'v1');
    const doc = 7;
    const read = () => old?.records.read(old.columns.recordFrom[doc] ?? 0, old.columns.recordBytes[doc] ?? 0);
    const before = read();
    saveIndex(file, await indexOf(inventProducts(300, 6), 'v2'));
    expect(read()).toBe(before);
    expect(loadIndex(file, 'v2')?.head.products).toBe(300);
    old?.records.close();
  });
});
