// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departmentTables } from '#fixtures/catalogue/departments/departments.ts';
import { flavourArts } from '#fixtures/catalogue/flavour-art.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { packForms } from '#fixtures/catalogue/product-facts.ts';
import { parseDepartment } from '#fixtures/catalogue/table.ts';
import { luminanceOf } from '#fixtures/packs/colours.ts';
import { glyphOf, hasGlyph } from '#fixtures/packs/glyph.ts';
import { em } from '#fixtures/packs/letters.generated.ts';
import { drawPack, type PackSpec, packName, packSpecOf } from '#fixtures/packs/packs.ts';
import { paletteOf } from '#fixtures/packs/palette.ts';
import { fit, widthOf } from '#fixtures/packs/text.ts';
import { parsed, troublesOf } from './xml.ts';

const { products } = generateCatalogue({ seed: 7, size: 2_000 });
const mostBytes = 2_560;

const spec = (more: Partial<PackSpec> = {}): PackSpec => ({
  form: 'jar',
  brand: 'Hive & Hill',
  title: 'Clover Honey',
  size: '500 g',
  art: 'honey-pot',
  hue: 42,
  isClear: false,
  ...more,
});
const awkward: readonly Partial<PackSpec>[] = [
  {},
  { brand: '', title: '', size: '' },
  { brand: 'Ā', title: 'Ō', size: '1 g', art: 'strawberry', isClear: true },
  { brand: '<b>"Tom & Jerry"</b>', title: "Mum's <best> & only", size: '</svg>' },
  {
    brand: 'Whakarongotai Te Ika-a-Māui Provisioners',
    title: 'Supercalifragilisticexpialidocious',
    size: '24 x 1.25 L',
  },
  { brand: '雪 🥝 ß', title: 'Ærø ½ ñ', size: '∞', art: 'no-such-thing', hue: 359 },
];

test('every form draws a picture that can stand in a page, whatever is written on it', () => {
  const pictures = packForms.flatMap((form) => awkward.map((more) => drawPack(spec({ ...more, form }))));
  expect(pictures.flatMap(troublesOf)).toEqual([]);
  expect(pictures.filter((svg) => gzipSync(svg).length > mostBytes)).toEqual([]);
  const { documentElement } = parsed(pictures[0] ?? '');
  expect(['viewBox', 'width', 'height'].map((name) => documentElement.getAttribute(name))).toEqual([
    '0 0 240 240',
    '240',
    '240',
  ]);
});

test('a picture of the catalogue takes at most two and a half kilobytes', () => {
  const sizes = products.map((facts) => gzipSync(drawPack(packSpecOf(facts))).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes);
});

test('no line of a label is wider than its room', () => {
  const words = fc.array(fc.string({ maxLength: 30 }), { maxLength: 9 }).map((list) => list.join(' '));
  const room = fc.record({
    width: fc.integer({ min: 30, max: 180 }),
    size: fc.integer({ min: 7, max: 40 }),
    least: fc.integer({ min: 5, max: 9 }),
    lines: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(words, room, (text, place) => {
      const { lines, size } = fit(text, place);
      expect(lines.length).toBeLessThanOrEqual(place.lines);
      for (const line of lines) expect((widthOf(line) * size) / em).toBeLessThanOrEqual(place.width + 0.001);
    }),
  );
});

test('every word and picture of a label stands inside the pack', () => {
  for (const facts of products.slice(0, 600)) {
    const svg = drawPack(packSpecOf(facts));
    for (const [, x, y] of svg.matchAll(/<path transform="translate\(([-\d.]+) ([-\d.]+)\)/g)) {
      expect(Number(x), svg).toBeGreaterThan(24);
      expect(Number(y), svg).toBeGreaterThan(24);
      expect(Number(y), svg).toBeLessThan(216);
    }
  }
});

test('every glyph that the catalogue asks for is drawn, and a basket stands for any other', () => {
  const kinds = departmentTables.flatMap((table) =>
    parseDepartment(table).flatMap(({ shelves }) => shelves.flatMap((shelf) => shelf.kinds)),
  );
  const asked = kinds.flatMap(({ art, varieties }) => [art, ...varieties.flatMap((variety) => variety.art ?? [])]);
  expect([...new Set([...asked, ...flavourArts])].filter((art) => !hasGlyph(art))).toEqual([]);
  expect(drawPack(spec({ art: 'no-such-thing' }))).toContain(glyphOf('kete')[1]);
});

test('a picture keeps its name while it looks the same, and no other product has it', () => {
  const [facts] = products;
  if (!facts) throw new Error('There are no products.');
  expect(packName({ ...facts, ...{ priceCents: 1, popularity: 0 } })).toBe(packName(facts));
  expect(packName({ ...facts, art: 'cactus' })).not.toBe(packName(facts));
  expect(packName({ ...facts, brand: 'Another' })).not.toBe(packName(facts));
  expect(packName(facts)).toMatch(new RegExp(`^${facts.sku}-[a-z0-9]{7}$`));
  expect(new Set(products.map(packName)).size).toBe(products.length);
});

test('letters stand out from what they are printed on', () => {
  const contrast = (a: string, b: string) => {
    const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  };
  for (const facts of products) {
    const { main, onMain, accent } = paletteOf(packSpecOf(facts));
    expect(contrast('#ffffff', accent)).toBeGreaterThan(4.5);
    expect(contrast(onMain === '#fff' ? '#ffffff' : onMain, main)).toBeGreaterThan(3);
  }
});

test('packs of one brand share their colours, and brands differ', () => {
  const main = (brand: string, title: string) => paletteOf(spec({ brand, title })).main;
  expect(main('Pātaka', 'Chopped Tomatoes')).toBe(main('Pātaka', 'Lentils'));
  const brands = [...new Set(products.map(({ brand }) => brand))];
  expect(new Set(brands.map((brand) => main(brand, ''))).size).toBeGreaterThan(6);
});
