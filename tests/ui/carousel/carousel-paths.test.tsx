import { fireEvent } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { chart } from '#tests/machines/carousel/carousel.roster.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { carouselRig, slideNames } from './carousel-rig.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** The walk holds it by focus as well and measures it more often; here each kind of thing happens once. */
const once: Rostered = {
  ...chart,
  inputs: chart.inputs.slice(0, 1),
  events: () =>
    chart
      .events({})
      .filter(
        ({ by, itemCount, containerWidth }) =>
          by !== 'focus' && itemCount !== 0 && containerWidth !== 320 && containerWidth !== 0,
      ),
};

it('stands on the page as its chart says on every generated path', async () => {
  const rig = carouselRig();
  let items = 0;
  const press = (button: Element | null | undefined) => (button ? fireEvent.click(button) : false);
  const held = () => rig.frame().querySelector('.carousel-held') as HTMLElement;
  const link = () => rig.frame().querySelector('a') as HTMLElement;
  /** What can be reached stands in one piece, the row is moved to its first slide, and one dot says where that is. */
  const seen = () => {
    const names = rig.inSight();
    const from = Number(/\d+/.exec(names[0] ?? '1')?.[0]) - 1;
    expect(names).toEqual(slideNames(items).slice(from, from + names.length));
    if (rig.moved() === '0px') expect(from).toBe(0);
    else expect(Number.parseFloat(rig.moved())).toBeLessThan(0);
    const current = rig.dots().filter((dot) => dot.getAttribute('aria-current') === 'true');
    expect(current).toHaveLength(rig.dots().length > 0 ? 1 : 0);
  };
  const live = () => rig.frame().querySelector('[role=status]')?.getAttribute('aria-live');
  const button = () => rig.pauseButton()?.textContent?.split(':')[0];
  const { paths, seen: states } = await playEveryPath(once, {
    render: ({ itemCount, intervalMs }: { itemCount: number; intervalMs: number | null }) => {
      items = itemCount;
      rig.room.reduceMotion(false);
      rig.show({ itemCount, intervalMs });
    },
    drive: {
      'size.measured': (event: AnyEventObject) => {
        const focused = rig.frame().querySelectorAll('a')[event['focusedItem']];
        focused?.focus();
        rig.widen(event['containerWidth'], event['itemWidth']);
        focused?.blur();
      },
      'page.next': () => press(rig.arrow('Next')),
      'page.previous': () => press(rig.arrow('Previous')),
      'page.choose': (event: AnyEventObject) => press(rig.dots()[event['page']]),
      'items.counted': (event: AnyEventObject) => {
        if (items !== event['itemCount']) rig.count((items = event['itemCount']));
      },
      'hold.start': (event: AnyEventObject) =>
        event['by'] === 'focus' ? (items > 0 ? fireEvent.focus(link()) : false) : fireEvent.pointerEnter(held()),
      'hold.end': (event: AnyEventObject) =>
        event['by'] === 'focus' ? fireEvent.blur(held()) : fireEvent.pointerLeave(held()),
      'motion.learned': (event: AnyEventObject) => rig.room.reduceMotion(event['isReduced']),
      'rotation.pause': () => (button() === 'Pause the turning pages' ? press(rig.pauseButton()) : false),
      'rotation.resume': () => (button() === 'Let the pages turn' ? press(rig.pauseButton()) : false),
    },
    see: {
      resting: () => {
        seen();
        expect(live()).toBe('polite');
      },
      rotating: () => {
        seen();
        expect([live(), button()]).toEqual(['off', 'Pause the turning pages']);
      },
      held: () => {
        seen();
        expect([live(), button()]).toEqual(['polite', 'Pause the turning pages']);
      },
      paused: () => {
        seen();
        expect(live()).toBe('polite');
        if (rig.pauseButton()) expect(button()).toBe('Let the pages turn');
      },
    },
  });
  expect(paths).toBeGreaterThan(200);
  expect([...states].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
