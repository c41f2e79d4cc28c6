import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productOf } from '#tests/ui/samples.ts';
import { Price } from '#ui/price/price.tsx';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Strip } from '#ui/strip/strip.tsx';
import { openBrowser } from './chromium.ts';

const styleOf = (path: string) => readFileSync(join(import.meta.dirname, '../../ui', path), 'utf8');
const styles = ['tokens.css', 'base.css', 'price/price.css', 'stepper/stepper.css', 'numeric-input/numeric-input.css']
  .concat(['product-card/product-card.css', 'strip/strip.css', 'round-button/round-button.css', 'icon/icon.css'])
  .map(styleOf)
  .join('\n');

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
});
afterAll(async () => {
  await browser?.close();
});

/** The part as the server sends it, laid out by a real browser. */
const shown = (part: ReactElement, rootSize = '100%') =>
  page.setContent(
    `<!doctype html><html data-live><style>${styles} html { font-size: ${rootSize} }</style>${renderToString(part)}`,
  );
const widthOf = (selector: string) => page.$eval(selector, (element) => element.getBoundingClientRect().width);
const breads = Array.from({ length: 12 }, (_, index) => createElement('p', { key: index }, 'Rye'));
const stripOf = (props: Partial<ComponentProps<typeof Strip>>) =>
  createElement(Strip, { label: 'Breads', ...props } as ComponentProps<typeof Strip>, breads);

describe('A price, as it is laid out', () => {
  const fontOf = (selector: string) =>
    page.$$eval(selector, (found) => found.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));

  it.each([
    ['medium', '100%'],
    ['large', '100%'],
    ['medium', '200%'],
    ['large', '50%'],
  ] as const)('has a unit price of at least a quarter of its size: %s, with text of %s', async (size, rootSize) => {
    await shown(createElement(Price, { of: productOf(), size }), rootSize);
    const [now = 0] = await fontOf('.price-now');
    const [unit = 0] = await fontOf('.price-unit');
    expect(now).toBeGreaterThan(0);
    expect(unit / now).toBeGreaterThanOrEqual(0.25);
    const [priceBox, unitBox] = await Promise.all(
      ['.price-now', '.price-unit'].map((selector) =>
        page.$eval(selector, (element) => element.getBoundingClientRect().bottom),
      ),
    );
    expect(Math.abs((priceBox ?? 0) - (unitBox ?? 0))).toBeLessThan(now);
  });
});

describe('A stepper, as it is laid out', () => {
  const limits = { unit: 'Each', step: 1, min: 1, max: 12 } as const;
  const stepper = (quantity: number) =>
    createElement(Stepper, { name: 'Milk', quantity, limits, onWant: () => undefined });

  it('has targets of 44 pixels and stays in its card on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await shown(
      createElement(
        'div',
        { style: { width: 150 } },
        createElement(ProductCard, { product: productOf(), action: stepper(3) }),
      ),
    );
    const targets = await page.$$eval('.stepper button', (found) =>
      found.map((button) => [button.getBoundingClientRect().width, button.getBoundingClientRect().height]),
    );
    expect(targets).toHaveLength(2);
    for (const [width, height] of targets) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const isHit = await page.$eval('.stepper-more', (button) => {
      const { left, top } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 20, top + 20));
    });
    expect(isHit).toBe(true);
    const [box, card] = [await widthOf('.stepper-box'), await widthOf('.product-card')];
    expect(box).toBeLessThanOrEqual(card);
  });

  it('keeps its box when "Add" becomes less, how much and more', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const boxes = [];
    for (const quantity of [0, 1]) {
      await shown(createElement('div', { style: { width: 180 } }, stepper(quantity)));
      boxes.push(await page.$eval('.stepper-box', (box) => [box.clientWidth, box.clientHeight]));
    }
    expect(boxes[1]).toEqual(boxes[0]);
  });
});

describe('Carousel 2, as it is laid out', () => {
  it('has a single item of 90 to 95 % of its row [B9.032]', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await shown(stripOf({ display: 'single' }));
    const share = (await widthOf('.strip-row > li')) / ((await widthOf('.strip-row')) - 32);
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(share).toBeLessThanOrEqual(0.95);
  });

  it.each([
    [undefined, 4],
    [2, 2],
    [6, 6],
  ])('asked for %s columns shows %s [B9.030] [B9.031]', async (columns, seen) => {
    await page.setViewportSize({ width: 1_200, height: 800 });
    await shown(stripOf(columns ? { columns } : {}));
    const [item, row] = [await widthOf('.strip-row > li'), await widthOf('.strip-row')];
    expect(Math.round((row - 32 + 12) / (item + 12))).toBe(seen);
    expect(await page.$eval('.strip-row', (list) => list.scrollWidth > list.clientWidth)).toBe(true);
  });
});
