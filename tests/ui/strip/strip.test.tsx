import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import { TellContext } from '#ui/tell/tell.ts';
import { sourceOf } from '../styles.ts';
import { stripRig } from './strip-rig.tsx';

let rig: ReturnType<typeof stripRig>;
beforeEach(() => {
  vi.useFakeTimers();
  rig = stripRig();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (element: Element | null) => fireEvent.click(element as Element);
const css = sourceOf('ui/strip/strip.css');
const shown = (props: Parameters<typeof rig.show>[0] = {}) => {
  rig.show(props);
  act(() => rig.layOut());
};

describe('[B1.14] Carousel 2, moved by hand', () => {
  it('is a row that scrolls, named, reached by the keyboard, of as many items as were given', () => {
    shown();
    const list = screen.getByRole('list', { name: 'Breads' });
    expect(list).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(css).toMatch(/\.strip-row \{[^}]*overflow-x: auto;/);
    expect(screen.getByRole('region', { name: 'Breads' })).toContainElement(list);
  });

  it('[B9.029] scrolls by its arrows so that the next item stands 16 pixels from the edge', () => {
    shown({ itemCount: 12 });
    press(rig.arrow('on'));
    expect(rig.scrolled).toEqual([{ left: 400, behavior: 'smooth' }]);
    press(rig.arrow('back'));
    expect(rig.scrolled.at(-1)).toEqual({ left: 0, behavior: 'smooth' });
    expect(css).toMatch(/--strip-offset: 16px;[\s\S]*scroll-padding-inline: var\(--strip-offset\)/);
  });

  it('[B4.O4] has arrows that say so at the ends and go nowhere, and stay where they are', () => {
    shown();
    expect(rig.arrow('back')).toHaveAttribute('aria-disabled', 'true');
    press(rig.arrow('back'));
    expect(rig.scrolled).toEqual([]);
    press(rig.arrow('on'));
    expect(rig.arrow('back')).not.toHaveAttribute('aria-disabled');
    expect(rig.arrow('on')).toHaveAttribute('aria-disabled', 'true');
    press(rig.arrow('on'));
    expect(rig.scrolled).toHaveLength(1);
  });

  it('has no arrows when everything is in sight', () => {
    shown({ itemCount: 4 });
    expect([rig.arrow('on'), rig.arrow('back')]).toEqual([null, null]);
  });

  it('[B3.70] tells the first and the last item in sight, once for each change', () => {
    shown();
    act(() => rig.scrollTo(100));
    act(() => rig.scrollTo(110));
    act(() => rig.widen(2));
    expect(rig.ranges).toEqual([
      { from: 0, to: 3 },
      { from: 1, to: 4 },
      { from: 1, to: 2 },
    ]);
  });

  it('[B9.028] tells what is in sight half a second after the last finger has left, not while the row glides', async () => {
    shown();
    rig.ranges.length = 0;
    fireEvent.touchStart(rig.row());
    act(() => rig.scrollTo(100));
    fireEvent.touchEnd(rig.row());
    await pass(499);
    fireEvent.touchStart(rig.row());
    act(() => rig.scrollTo(200));
    fireEvent.touchEnd(rig.row());
    act(() => rig.scrollTo(300));
    await pass(499);
    expect(rig.ranges).toEqual([]);
    await pass(1);
    expect(rig.ranges).toEqual([{ from: 3, to: 6 }]);
  });

  it('tells of the use of an arrow', () => {
    const told: AnalyticsEvent[] = [];
    shown({
      wrapper: ({ children }) => <TellContext value={(event) => void told.push(event)}>{children}</TellContext>,
    });
    press(rig.arrow('on'));
    press(rig.arrow('on'));
    expect(told).toEqual([{ event: 'notification', notificationType: 'scroll-arrow', notificationName: 'Breads' }]);
  });
});

describe('The look of carousel 2', () => {
  const section = () => screen.getByRole('region', { name: 'Breads' });

  it.each(['single', 'itemssize', 'fixedsize'] as const)('[B4.049] has the display type %s', (display) => {
    shown({ display });
    expect(section()).toHaveAttribute('data-display', display);
    if (display !== 'itemssize')
      expect(css).toMatch(new RegExp(`data-display='${display}'\\] \\.strip-row \\{\\s*grid-auto-columns`));
  });

  it('[B9.032] makes a single item 90 to 95 % wide', () => {
    const share = Number(/data-display='single'\] \.strip-row \{\s*grid-auto-columns: (\d+)%/.exec(css)?.[1]);
    expect(share).toBeGreaterThanOrEqual(90);
    expect(share).toBeLessThanOrEqual(95);
  });

  it.each([
    [undefined, 4],
    [1, 2],
    [2, 2],
    [7, 7],
    [10, 10],
    [11, 10],
  ])(
    '[B9.030] [B9.031] asked for %s columns has %s: 4 unless told, never fewer than 2 or more than 10',
    (columns, has) => {
      shown(columns === undefined ? {} : { columns });
      expect(section()).toHaveAttribute('data-columns', String(has));
      expect(css).toMatch(new RegExp(`data-columns='${has}'\\] \\{\\s*--strip-columns: ${has};`));
    },
  );
});

describe('Carousel 2, moving by itself', () => {
  it('[B4.O4] goes on page by page and from the end back to the start', async () => {
    shown({ intervalMs: 4_000 });
    await pass(4_000);
    expect(rig.at()).toBe(300);
    await pass(4_000);
    expect(rig.at()).toBe(0);
  });

  it('[B9.025] does so only if the interval is above one second', async () => {
    shown({ intervalMs: 1_000 });
    await pass(10_000);
    expect([rig.scrolled.length, rig.pauseButton()]).toEqual([0, null]);
  });

  it('[B9.025] does so with an interval just above one second', async () => {
    shown({ intervalMs: 1_001 });
    await pass(1_001);
    expect(rig.scrolled).toHaveLength(1);
  });

  it('[B9.026] does so only with more than one item, even one that is wider than the row', async () => {
    shown({ intervalMs: 4_000, itemCount: 1 });
    act(() => rig.widen(0.5));
    await pass(20_000);
    expect(rig.scrolled).toEqual([]);
    act(() => rig.count(2));
    act(() => rig.layOut());
    await pass(4_000);
    expect(rig.scrolled).toHaveLength(1);
  });

  it('[B9.027] does so only with more than one page', async () => {
    shown({ intervalMs: 4_000, itemCount: 4 });
    await pass(20_000);
    expect(rig.scrolled).toEqual([]);
    act(() => rig.widen(3));
    await pass(4_000);
    expect(rig.scrolled).toHaveLength(1);
  });

  it.each([
    ['an arrow', () => press(rig.arrow('on'))],
    [
      'a finger',
      () => {
        fireEvent.touchStart(rig.row());
        rig.scrollTo(100);
        fireEvent.touchEnd(rig.row());
      },
    ],
    ['a key', () => fireEvent.keyDown(rig.row(), { key: 'ArrowRight' })],
    ['a wheel', () => fireEvent.wheel(rig.row(), { deltaX: 40, deltaY: 1 })],
    ['the scroll bar', () => fireEvent.pointerDown(rig.row(), { pointerType: 'mouse' })],
  ])('[B4.050] never does so again once it was moved by %s', async (_, move) => {
    shown({ intervalMs: 4_000 });
    act(() => void move());
    const moves = rig.scrolled.length;
    await pass(60_000);
    expect(rig.scrolled).toHaveLength(moves);
    expect(rig.pauseButton()).toBeNull();
  });

  it.each([
    ['a finger that only taps', () => (fireEvent.touchStart(rig.row()), fireEvent.touchEnd(rig.row()))],
    ['a wheel that scrolls the page', () => fireEvent.wheel(rig.row(), { deltaX: 1, deltaY: 40 })],
    ['another key', () => fireEvent.keyDown(rig.row(), { key: 'Tab' })],
    [
      'a mouse on an item',
      () => fireEvent.pointerDown(screen.getAllByRole('link')[0] as Element, { pointerType: 'mouse' }),
    ],
  ])('is not moved by %s, and goes on', async (_, move) => {
    shown({ intervalMs: 4_000 });
    act(() => void move());
    await pass(4_000);
    expect(rig.scrolled).toHaveLength(1);
  });

  it('[B4.O4] stays while a pointer rests on it or focus is in it, and does not begin where less motion is wanted', async () => {
    shown({ intervalMs: 4_000 });
    const link = screen.getAllByRole('link')[0] as HTMLElement;
    const holds = [
      [() => fireEvent.pointerEnter(rig.held()), () => fireEvent.pointerLeave(rig.held())],
      [() => link.focus(), () => link.blur()],
      [() => rig.room.reduceMotion(true), () => rig.room.reduceMotion(false)],
    ] as const;
    for (const [start] of holds) act(() => void start());
    for (const [, end] of holds) {
      await pass(20_000);
      expect(rig.scrolled).toEqual([]);
      act(() => void end());
    }
    await pass(4_000);
    expect(rig.scrolled).toHaveLength(1);
  });

  it('is stopped by the button that stands before its items until that is pressed again', async () => {
    shown({ intervalMs: 4_000 });
    const button = rig.pauseButton() as HTMLElement;
    expect(button.compareDocumentPosition(rig.row()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    press(button);
    await pass(20_000);
    expect(rig.scrolled).toEqual([]);
    press(rig.pauseButton());
    await pass(4_000);
    expect(rig.scrolled).toHaveLength(1);
  });
});
