import { describe, expect, it } from 'vitest';
import { activeTab, type TabsEvent, tabsMachine } from '#machines/tabs/index.ts';
import { createWorld } from '../kit/world.ts';

const tabs = [
  { id: 'about', href: null },
  { id: 'facts', href: '/shop/facts' },
  { id: 'reviews', href: null },
];

function opened(given = tabs) {
  const world = createWorld(tabsMachine, { input: { tabs: given } });
  const told = () => world.emitted.map(({ href }) => href as string);
  const active = () => activeTab(world.snapshot() as ReturnType<typeof tabsMachine.resolveState>);
  const press = (type: Exclude<TabsEvent['type'], 'tab.select'>) => {
    world.chart.send({ type });
    return active();
  };
  const select = (id: string) => {
    world.chart.send({ type: 'tab.select', id });
    return active();
  };
  return { world, told, active, press, select };
}

describe('Tabs', () => {
  it('of which there is one, or none, cannot be changed by anything, and nothing is told', () => {
    for (const given of [tabs.slice(0, 1), []]) {
      const { world, told, press, select } = opened(given);
      const only = given[0]?.id;
      expect([press('next.press'), press('previous.press'), press('first.press'), press('last.press')]).toEqual([
        only,
        only,
        only,
        only,
      ]);
      expect([select('about'), select('facts'), told()]).toEqual([only, only, []]);
      world.stop();
    }
  });

  it('are told once for each change, by every way of changing, and not where nothing changes', () => {
    const { world, told, press, select } = opened();
    expect([press('first.press'), select('about'), told()]).toEqual(['about', 'about', []]);
    expect([press('previous.press'), press('last.press'), told()]).toEqual(['reviews', 'reviews', ['#reviews']]);
    expect([press('next.press'), press('next.press'), press('previous.press')]).toEqual(['about', 'facts', 'about']);
    expect(told()).toEqual(['#reviews', '#about', '/shop/facts', '#about']);
    expect([press('last.press'), press('first.press'), select('facts')]).toEqual(['reviews', 'about', 'facts']);
    expect(told().slice(4)).toEqual(['#reviews', '#about', '/shop/facts']);
    world.stop();
  });

  it('that are not there, or active already, are not selected', () => {
    const { world, told, select } = opened();
    expect([select('unknown'), select('reviews'), select('reviews'), select('')]).toEqual([
      'about',
      'reviews',
      'reviews',
      'reviews',
    ]);
    expect(told()).toEqual(['#reviews']);
    world.stop();
  });
});
