import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import { ProductRow } from '#ui/product-row/product-row.tsx';
import { TellContext } from '#ui/tell/tell.ts';
import { createRoom } from '../kit/room.ts';
import { productOf } from '../samples.ts';

const [itemWidth, edge] = [200, 16];
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => productOf({ sku: String(100_100 + at), name: `Rye ${at + 1}` }));
const rowOf = (count: number) => ({ id: 'rye', title: 'Rye breads', href: '/shop/specials', items: items(count) });

let room: ReturnType<typeof createRoom>;
let told: AnalyticsEvent[];
let scrolled: ScrollToOptions[];
let left: number;
beforeEach(() => {
  room = createRoom();
  told = [];
  scrolled = [];
  left = 0;
});
afterEach(() => vi.unstubAllGlobals());

const list = () => document.querySelector('.product-row-list') as HTMLElement;
/** A row with room for so many of its cards; jsdom lays nothing out, so the test does. */
function show(count: number, inSight: number) {
  render(
    <TellContext value={(event) => void told.push(event)}>
      <ProductRow row={rowOf(count)} />
    </TellContext>,
  );
  const width = inSight * itemWidth + 2 * edge;
  const length = Math.max(width, count * itemWidth + 2 * edge);
  const number = (element: Element, name: string, get: () => number) =>
    Object.defineProperty(element, name, { get, configurable: true });
  number(list(), 'scrollLeft', () => left);
  number(list(), 'clientWidth', () => width);
  number(list(), 'scrollWidth', () => length);
  for (const [index, item] of [...list().children].entries()) {
    number(item, 'offsetLeft', () => edge + index * itemWidth);
    number(item, 'offsetWidth', () => itemWidth);
  }
  list().scrollTo = ((to: ScrollToOptions) => {
    scrolled.push(to);
    scrollTo(Math.max(0, Math.min(to.left ?? 0, length - width)));
  }) as typeof Element.prototype.scrollTo;
  act(() => {
    for (const measure of room.observers) measure();
  });
}
const scrollTo = (place: number) => {
  left = place;
  fireEvent.scroll(list());
};
const next = () => screen.queryByRole('button', { name: 'Next products: Rye breads' });
const previous = () => screen.queryByRole('button', { name: 'Previous products: Rye breads' });
const press = (button: Element | null) => fireEvent.click(button as Element);
const isOff = (button: Element | null) => button?.getAttribute('aria-disabled') === 'true';

describe('A row of products', () => {
  it('turns by what is in sight, and says at each end that there is no further', () => {
    show(8, 3);
    expect([isOff(previous()), isOff(next())]).toEqual([true, false]);
    press(next());
    expect(scrolled).toEqual([{ left: 3 * itemWidth, behavior: 'smooth' }]);
    expect([isOff(previous()), isOff(next())]).toEqual([false, false]);
    press(next());
    expect([isOff(previous()), isOff(next())]).toEqual([false, true]);
    press(next());
    expect(scrolled).toHaveLength(2);
    press(previous());
    press(previous());
    expect(isOff(previous())).toBe(true);
    press(previous());
    expect(scrolled).toHaveLength(4);
    expect(left).toBe(0);
  });

  it('learns where it stands when a hand moves it', () => {
    show(8, 3);
    act(() => scrollTo(5 * itemWidth));
    expect([isOff(previous()), isOff(next())]).toEqual([false, true]);
    act(() => scrollTo(0));
    expect([isOff(previous()), isOff(next())]).toEqual([true, false]);
  });

  it('has no buttons when everything is in sight', () => {
    show(3, 3);
    expect([previous(), next()]).toEqual([null, null]);
  });

  it('does not glide for who wants less motion', () => {
    room.reduceMotion(true);
    show(8, 3);
    press(next());
    expect(scrolled).toEqual([{ left: 3 * itemWidth, behavior: 'instant' }]);
  });

  it('brings the whole card into view that the keys came to, at once', async () => {
    show(8, 3);
    const user = userEvent.setup();
    const links = screen.getAllByRole('link', { name: /^Rye/ });
    act(() => links[2]?.focus());
    expect(scrolled).toEqual([]);
    await user.tab();
    expect(screen.getByRole('link', { name: /^Add Rye 3/ })).toHaveFocus();
    await user.tab();
    expect(links[3]).toHaveFocus();
    expect(scrolled).toEqual([{ left: 3 * itemWidth, behavior: 'instant' }]);
  });

  it('tells that a button turned it, and not that a button at its end was pressed', () => {
    show(8, 3);
    press(previous());
    press(next());
    expect(told).toEqual([{ event: 'notification', notificationType: 'scroll-arrow', notificationName: 'Rye breads' }]);
  });

  it('is drawn on the server at its beginning, with buttons only for those whose browser runs script', () => {
    const html = renderToStaticMarkup(<ProductRow row={rowOf(8)} />);
    expect(html).toMatch(/product-row-turn" data-needs-script/);
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(1);
    expect(html.match(/<li /g)).toHaveLength(8);
  });
});
