import { describe, expect, it } from 'vitest';
import { activeTab, type TabsEvent, tabsMachine } from '#machines/tabs/index.ts';
import { createWorld } from '../kit/world.ts';

const tabs = [
  { id: 'about', href: null },
  { id: 'facts', href: '/shop/facts' },
  { id: 'reviews', href: null },
];
const opened = (given = tabs) => {
  const world = createWorld(tabsMachine, { input: { tabs: given } });
  const active = () => activeTab(world.snapshot() as ReturnType<typeof tabsMachine.resolveState>);
  const after = (...events: TabsEvent[]) => {
    for (const event of events) world.chart.send(event);
    return active();
  };
  return { world, after };
};

describe('Tabs', () => {
  it('have their first one active [B4.053]', () => {
    expect([opened().after(), opened([]).after()]).toEqual(['about', undefined]);
  });

  it('tell the address of the selected one, or # and its id where it has none [B4.055] [B4.O5]', () => {
    const { world, after } = opened();
    after({ type: 'tab.select', id: 'facts' }, { type: 'tab.select', id: 'facts' }, { type: 'tab.select', id: 'none' });
    expect(after({ type: 'next.press' })).toBe('reviews');
    expect(world.emitted).toEqual([
      { type: 'tab.selected', href: '/shop/facts' },
      { type: 'tab.selected', href: '#reviews' },
    ]);
    world.stop();
  });

  it('go round by keys, and to both ends', () => {
    const { world, after } = opened();
    expect(after({ type: 'previous.press' })).toBe('reviews');
    expect(after({ type: 'next.press' })).toBe('about');
    expect(after({ type: 'last.press' })).toBe('reviews');
    expect(after({ type: 'last.press' })).toBe('reviews');
    expect(after({ type: 'first.press' })).toBe('about');
    expect(world.emitted.length).toBe(4);
    world.stop();
  });
});
