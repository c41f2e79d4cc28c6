// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawAppIcon } from '#fixtures/art/app-icon.ts';
import { artNames, drawArt } from '#fixtures/art/draw-art.ts';
import { artNames as wanted, departmentArtNames } from '#fixtures/art-names.ts';
import { homeBanners, recipesBanners, specialsBanners } from '#fixtures/banners.ts';
import { departmentTables } from '#fixtures/catalogue/departments/departments.ts';
import { layOut } from '#fixtures/catalogue/tree.ts';
import { metaTags } from '#fixtures/meta-tags.ts';

const largestBytes = 12_500;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** What is not well formed comes back as a parsererror. */
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

const banners = [...homeBanners, ...specialsBanners, ...recipesBanners];
const addressed = [
  ...layOut(departmentTables).departments.map(({ image }) => image),
  ...banners.flatMap(({ image, secondaryImage }) => [image.src, ...(secondaryImage ? [secondaryImage.src] : [])]),
  ...metaTags.flatMap(({ image }) => (image === undefined ? [] : [image])),
];
const named = [...wanted, ...departmentArtNames].map(([name]) => `/assets/art/${name}.svg`);

describe('The pictures of the shop', () => {
  it('are there under each name that the shop lists, and each address that departments, banners and pages give', () => {
    const missing = [...named, ...addressed].filter((address) => {
      const name = /^\/assets\/art\/([a-z0-9-]+)\.svg$/.exec(address)?.[1];
      return name === undefined || drawArt(name) === null;
    });
    expect(missing).toEqual([]);
  });

  it('are the same whenever they are drawn, and there is none under another name', () => {
    expect(drawArt('banner-home')).toBe(drawArt('banner-home'));
    expect(['', 'constructor', '../logo', 'department-'].map(drawArt)).toEqual([null, null, null, null]);
  });

  it.each(artNames)('%s is well formed, needs nothing from elsewhere, and is small enough to travel', (name) => {
    const svg = drawArt(name) ?? '';
    const { documentElement: root } = parsed(svg);
    expect([root.namespaceURI, root.tagName]).toEqual([svgNamespace, 'svg']);
    expect(Number(root.getAttribute('width')) / Number(root.getAttribute('height'))).toBeCloseTo(ratioOf(root), 2);
    expect(root.querySelectorAll('script, text, image, foreignObject, style')).toHaveLength(0);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(largestBytes);
    expect(svg).not.toMatch(/undefined|NaN|Infinity/);

    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const asked = [...svg.matchAll(/(?:href="|url\()#?([^")]*)/g)].map(([, id]) => id ?? '');
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('keep the mark of a maskable icon inside what every mask leaves', () => {
    const [, x = 0, , scale = 0] = (
      /translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)/.exec(drawAppIcon('maskable')) ?? []
    ).map(Number);
    const half = (32 * scale) / 2;
    expect(x + half).toBe(256);
    expect(Math.hypot(half * (13 / 16), half * (13 / 16))).toBeLessThanOrEqual(512 * 0.4);
  });
});

function ratioOf(root: Element): number {
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return width / height;
}
