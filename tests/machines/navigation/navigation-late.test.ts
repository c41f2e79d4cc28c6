import { describe, expect, it } from 'vitest';
import { backHrefOf, hrefOf, navigationMachine, scrollOf } from '#machines/navigation/index.ts';
import { createWorld } from '../kit/world.ts';

const endings = ['navigation.ended', 'navigation.cancelled', 'navigation.failed'] as const;

function visits(url = '/') {
  const world = createWorld(navigationMachine, { input: { url } });
  const navigation = () => world.snapshot() as ReturnType<typeof navigationMachine.resolveState>;
  return {
    world,
    navigation,
    send: (type: string, generation: number, href = '/shop/specials', title = 'Specials') =>
      world.chart.send({ type, generation, href, move: 'push', title }),
    start: (generation: number) => world.chart.send({ type: 'navigation.started', generation }),
    shows: () => (navigation().hasTag('fading') ? 'fading' : navigation().hasTag('indicating') ? 'loading' : 'nothing'),
  };
}

describe('The loading indicator', () => {
  it.each(endings)('never comes for a page that was %s within the grace', (type) => {
    const { world, start, send, shows } = visits();
    start(1);
    world.clock.increment(119);
    send(type, 1);
    world.clock.increment(1_000);
    expect([shows(), world.clock.openWaits]).toEqual(['nothing', 0]);
    world.stop();
  });

  it.each(endings)('waits on for the newest page when word comes that an older one was %s', (type) => {
    const { world, start, send, shows } = visits();
    start(1);
    start(2);
    send(type, 1);
    world.clock.increment(120);
    expect(shows()).toBe('loading');
    send(type, 1);
    expect(shows()).toBe('loading');
    start(3);
    send(type, 2);
    expect(shows()).toBe('loading');
    send(type, 3);
    expect(shows()).toBe('fading');
    world.stop();
  });

  it.each(endings)('fades for 240 ms after a page that it was shown for was %s', (type) => {
    const { world, start, send, shows } = visits();
    start(1);
    world.clock.increment(120);
    send(type, 1);
    world.clock.increment(239);
    expect(shows()).toBe('fading');
    world.clock.increment(1);
    expect([shows(), world.snapshot().value, world.clock.openWaits]).toEqual([
      'nothing',
      { indicator: 'idle', place: 'onPage' },
      0,
    ]);
    world.stop();
  });

  it('comes back at once when the next page is asked for while it fades, and is that page’s', () => {
    const { world, start, send, shows } = visits();
    start(1);
    world.clock.increment(120);
    send('navigation.ended', 1);
    start(1);
    expect(shows()).toBe('fading');
    start(2);
    expect(shows()).toBe('loading');
    send('navigation.cancelled', 1);
    world.clock.increment(1_000);
    expect(shows()).toBe('loading');
    send('navigation.cancelled', 2);
    expect(shows()).toBe('fading');
    world.stop();
  });

  it('does not go back to an older page: word that one began late counts for nothing', () => {
    const { world, start, send, shows } = visits();
    start(5);
    start(4);
    send('navigation.cancelled', 4);
    world.clock.increment(120);
    start(3);
    send('navigation.cancelled', 3);
    expect(shows()).toBe('loading');
    send('navigation.cancelled', 5);
    world.clock.increment(240);
    start(5);
    world.clock.increment(1_000);
    expect(shows()).toBe('nothing');
    world.stop();
  });
});

describe('Where the visitor is', () => {
  it('is a page that may scroll, or a page under the modal that its address names', () => {
    expect(visits('/shop/specials').navigation().hasTag('modal')).toBe(false);
    const { world, navigation, start, send } = visits('/shop/specials');
    start(1);
    send('navigation.ended', 1, '/shop/specials/(info-modal:fees)');
    expect([navigation().hasTag('modal'), hrefOf(navigation())]).toEqual([true, '/shop/specials/(info-modal:fees)']);
    world.stop();
  });

  it('stays under its modal when word comes late of a page that was given up', () => {
    const { world, navigation, start, send } = visits('/shop/specials/(info-modal:fees)');
    start(1);
    start(2);
    send('navigation.ended', 1, '/shop/recipes');
    expect([navigation().hasTag('modal'), hrefOf(navigation()), world.emitted]).toEqual([
      true,
      '/shop/specials/(info-modal:fees)',
      [],
    ]);
    world.stop();
  });

  it('is another page once a modal has led there: told to all, and it scrolls from the top', () => {
    const { world, navigation, start, send } = visits('/shop/specials/(info-modal:fees)');
    start(1);
    send('navigation.ended', 1, '/shop/recipes', 'Recipes');
    const told = { type: 'page.changed', from: '/shop/specials', to: '/shop/recipes', title: 'Recipes' };
    expect([world.emitted, world.reports]).toEqual([[told], [told]]);
    expect([navigation().hasTag('modal'), hrefOf(navigation()), scrollOf(navigation())]).toEqual([
      false,
      '/shop/recipes',
      'top',
    ]);
    start(2);
    send('navigation.ended', 2, '/shop/recipes?page=2');
    expect(world.emitted).toEqual([told]);
    world.stop();
  });

  it('is the page under the modal once that is closed: it keeps its place, may scroll, and nothing is told', () => {
    const { world, navigation, start, send } = visits('/shop/specials/(info-modal:fees)');
    start(1);
    send('navigation.ended', 1, '/shop/specials');
    expect([navigation().hasTag('modal'), hrefOf(navigation()), backHrefOf(navigation()), world.emitted]).toEqual([
      false,
      '/shop/specials',
      '/shop/specials/(info-modal:fees)',
      [],
    ]);
    world.stop();
  });
});
