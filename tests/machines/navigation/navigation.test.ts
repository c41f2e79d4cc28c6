import { describe, expect, it } from 'vitest';
import { backHrefOf, closeHrefOf, hrefOf, navigationMachine, scrollOf } from '#machines/navigation/index.ts';
import type { Move } from '#services/navigation/history.rules.ts';
import { createWorld } from '../kit/world.ts';

const at = (url: string) => {
  const world = createWorld(navigationMachine, { input: { url } });
  const navigation = () => world.snapshot() as ReturnType<typeof navigationMachine.resolveState>;
  let generation = 0;
  const start = () => world.chart.send({ type: 'navigation.started', generation: ++generation });
  const end = (href: string, move: Move = 'push', title = '') =>
    world.chart.send({ type: 'navigation.ended', generation, href, move, title });
  const go = (href: string, move: Move = 'push', title = '') => {
    start();
    end(href, move, title);
  };
  return { world, navigation, start, end, go, generation: () => generation };
};

describe('The loading indicator', () => {
  it('appears when a navigation has started and is still on its way after a short grace [A4.45]', () => {
    const { world, navigation, start } = at('/');
    expect(navigation().hasTag('indicating')).toBe(false);
    start();
    world.clock.increment(119);
    expect(navigation().hasTag('indicating')).toBe(false);
    world.clock.increment(1);
    expect(navigation().hasTag('indicating')).toBe(true);
    world.stop();
  });

  it('does not flash for a page that comes at once', () => {
    const { world, navigation, start, end } = at('/');
    start();
    world.clock.increment(100);
    end('/shop/specials');
    world.clock.increment(1_000);
    expect(navigation().hasTag('indicating')).toBe(false);
    world.stop();
  });

  it('fades after the navigation has ended, and is gone when it has faded [A4.46]', () => {
    const { world, navigation, start, end } = at('/');
    start();
    world.clock.increment(500);
    expect(navigation().hasTag('fading')).toBe(false);
    end('/shop/specials');
    expect(navigation().hasTag('fading')).toBe(true);
    world.clock.increment(240);
    expect(navigation().hasTag('indicating')).toBe(false);
    world.stop();
  });

  it.each(['navigation.cancelled', 'navigation.failed'])('fades after %s, and the place stays what it was', (type) => {
    const { world, navigation, start, generation } = at('/');
    start();
    world.clock.increment(500);
    world.chart.send({ type, generation: generation() });
    world.clock.increment(240);
    expect(navigation().hasTag('indicating')).toBe(false);
    expect(hrefOf(navigation())).toBe('/');
    expect(world.emitted).toEqual([]);
    world.stop();
  });

  it('goes on when word comes of a navigation that another one has replaced', () => {
    const { world, navigation, start } = at('/');
    start();
    start();
    world.clock.increment(500);
    world.chart.send({ type: 'navigation.cancelled', generation: 1 });
    world.chart.send({ type: 'navigation.ended', generation: 1, href: '/late', move: 'push' });
    expect(navigation().hasTag('indicating')).toBe(true);
    expect(hrefOf(navigation())).toBe('/');
    world.stop();
  });
});

describe('The history', () => {
  it('keeps the last hundred URLs and forgets the oldest [B2.70] [B9.100]', () => {
    const { world, navigation, go } = at('/start');
    for (let page = 1; page <= 250; page++) go(`/shop/browse/d${page}`);
    const { hrefs } = navigation().context.visits;
    expect(hrefs.length).toBe(100);
    expect([hrefs[0], hrefs[99]]).toEqual(['/shop/browse/d151', '/shop/browse/d250']);
    world.stop();
  });

  it('leads back to the page before, also after going back, and nowhere from the first page', () => {
    const { world, navigation, go } = at('/');
    expect(backHrefOf(navigation())).toBe(null);
    go('/shop/specials');
    go('/shop/productdetails?stockcode=123456');
    expect(backHrefOf(navigation())).toBe('/shop/specials');
    go('/shop/specials', -1);
    expect(backHrefOf(navigation())).toBe('/');
    world.stop();
  });

  it('closes a routed modal to the last URL that did not have it open [B2.63] [B2.65]', () => {
    const { world, navigation, go } = at('/shop/specials?page=2');
    go('/shop/specials/(delivery-modal:suburb)?page=2');
    go('/shop/specials/(delivery-modal:address)?page=2');
    expect(navigation().hasTag('modal')).toBe(true);
    expect(closeHrefOf(navigation(), 'delivery-modal')).toBe('/shop/specials?page=2');
    expect(backHrefOf(navigation())).toBe('/shop/specials/(delivery-modal:suburb)?page=2');
    world.stop();
  });

  it('closes a modal that the visitor arrived at directly to the page under it [B2.63]', () => {
    const { world, navigation } = at('/account/orders/(account-modal:change-order)?source=x');
    expect(navigation().hasTag('modal')).toBe(true);
    expect(closeHrefOf(navigation(), 'account-modal')).toBe('/account/orders?source=x');
    world.stop();
  });
});

describe('A major change', () => {
  it('is another page with nothing open over it, and is told once', () => {
    const { world, go } = at('/');
    go('/shop/specials', 'push', 'Specials');
    expect(world.emitted).toEqual([{ type: 'page.changed', from: '/', to: '/shop/specials', title: 'Specials' }]);
    expect(world.reports).toEqual(world.emitted);
    world.stop();
  });

  it.each([
    ['another page of the same list', '/shop/specials?page=2'],
    ['a fragment', '/shop/specials#results'],
    ['a modal', '/shop/specials/(info-modal:fees)'],
  ])('is not %s', (_, href) => {
    const { world, go } = at('/shop/specials');
    go(href);
    expect(world.emitted).toEqual([]);
    world.stop();
  });

  it('is not the closing of a modal, but is the page that is first seen when a modal closes', () => {
    const { world, go } = at('/');
    go('/(info-modal:fees)');
    go('/');
    expect(world.emitted).toEqual([]);
    go('/shop/specials/(info-modal:fees)');
    expect(world.emitted).toEqual([]);
    go('/shop/specials', 'replace');
    expect(world.emitted.map(({ to }) => to as string)).toEqual(['/shop/specials']);
    world.stop();
  });
});

describe('The scroll', () => {
  it('follows the navigation that ended last', () => {
    const { world, navigation, go } = at('/');
    go('/shop/specials');
    expect(scrollOf(navigation())).toBe('top');
    go('/shop/specials?page=2');
    expect(scrollOf(navigation())).toBe('results');
    go('/shop/specials/(info-modal:fees)?page=2');
    expect(scrollOf(navigation())).toBe('keep');
    go('/shop/specials', -2);
    expect(scrollOf(navigation())).toBe('keep');
    go('/', -1);
    expect(scrollOf(navigation())).toBe('restore');
    world.stop();
  });
});
