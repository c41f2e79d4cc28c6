// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawAppIcon } from '#fixtures/art/app-icon.ts';
import { artNames, drawArt } from '#fixtures/art/draw-art.ts';
import { parsed, troublesOf } from './xml.ts';

const mostBytes = 12_500;
const iconSide = 512;

function ratioOf(root: Element): number {
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return width / height;
}

describe('The pictures of the shop', () => {
  it('are the same whenever they are drawn, and there is none under another name', () => {
    expect(drawArt('banner-home')).toBe(drawArt('banner-home'));
    expect(['', 'constructor', '../logo', 'department-'].map(drawArt)).toEqual([null, null, null, null]);
  });

  it.each(artNames)('%s needs nothing from elsewhere, says its size, and is small enough to travel', (name) => {
    const svg = drawArt(name) ?? '';
    const { documentElement: root } = parsed(svg);
    expect(troublesOf(svg)).toEqual([]);
    expect(Number(root.getAttribute('width')) / Number(root.getAttribute('height'))).toBeCloseTo(ratioOf(root), 2);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(mostBytes);
  });

  it('have beside each banner a narrow one of the same proportions, so that nothing moves when it comes', () => {
    const banners = artNames.filter((name) => /^banner-[a-z]+(?:-prices|-up)?$/.test(name));
    const boxOf = (name: string) => parsed(drawArt(name) ?? '').documentElement.getAttribute('viewBox');
    expect(banners.length).toBeGreaterThan(10);
    expect(banners.map((name) => boxOf(`${name}-narrow`))).toEqual(banners.map(boxOf));
  });

  it('keep the mark of a maskable icon inside what every mask leaves', () => {
    const place = /translate\(([\d.]+) [\d.]+\)scale\(([\d.]+)\)/.exec(drawAppIcon('maskable')) ?? [];
    const [, left = 0, scale = 0] = place.map(Number);
    const half = (32 * scale) / 2;
    expect(left + half).toBe(iconSide / 2);
    const furthest = Math.hypot(half * (13 / 16), half * (13 / 16));
    expect(furthest).toBeLessThanOrEqual(iconSide * 0.4);
  });
});
