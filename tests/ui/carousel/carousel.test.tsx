import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { TellContext } from '#ui/tell/tell.ts';
import { sourceOf } from '../styles.ts';
import { carouselRig, slideNames } from './carousel-rig.tsx';

let rig: ReturnType<typeof carouselRig>;
beforeEach(() => {
  vi.useFakeTimers();
  rig = carouselRig();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (element: Element | null | undefined) => fireEvent.click(element as Element);
const widen = (width: number, itemWidth?: number) => act(() => rig.widen(width, itemWidth));
const pears = (from: number, to: number) => slideNames(to).slice(from - 1);

describe('[B1.13] Carousel 1, turned by hand', () => {
  beforeEach(() => {
    rig.show();
    widen(720);
  });

  it('[B4.043] wraps from the last page to the first by its next arrow', () => {
    press(rig.arrow('Next'));
    expect(rig.inSight()).toEqual(pears(4, 6));
    press(rig.arrow('Next'));
    expect(rig.inSight()).toEqual(pears(5, 7));
    press(rig.arrow('Next'));
    expect(rig.inSight()).toEqual(pears(1, 3));
  });

  it('[B4.042] wraps from the first page to the last by its previous arrow', () => {
    press(rig.arrow('Previous'));
    expect(rig.inSight()).toEqual(pears(5, 7));
  });

  it('[B4.047] goes to the page of a dot, and says which one is shown', () => {
    expect(rig.dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
    press(rig.dots()[2]);
    expect(rig.inSight()).toEqual(pears(5, 7));
    expect(rig.dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    press(rig.dots()[1]);
    expect(rig.inSight()).toEqual(pears(4, 6));
  });

  it('[B4.045] goes on by a swipe to the left, [B4.046] and back by one to the right', () => {
    rig.swipe([300, 100], [200, 110]);
    expect(rig.inSight()).toEqual(pears(4, 6));
    rig.swipe([200, 100], [300, 90]);
    expect(rig.inSight()).toEqual(pears(1, 3));
  });

  it.each([
    ['a tap', [300, 100], [290, 100], 'touch'],
    ['a scroll of the page', [300, 100], [200, 300], 'touch'],
    ['a mouse that selects', [300, 100], [100, 100], 'mouse'],
  ] as const)('is not turned by %s', (_, from, to, pointerType) => {
    rig.swipe(from, to, pointerType);
    expect(rig.inSight()).toEqual(pears(1, 3));
  });

  it('[B3.69] knows its page, how far it moved, its slides and their width and its own', () => {
    expect(rig.moved()).toBe('0px');
    press(rig.arrow('Next'));
    expect(rig.moved()).toBe('-720px');
    press(rig.arrow('Next'));
    expect(rig.moved()).toBe('-960px');
    widen(480);
    expect([rig.moved(), rig.dots().length]).toEqual(['-960px', 4]);
    act(() => rig.count(2));
    expect([rig.moved(), rig.dots().length]).toEqual(['0px', 0]);
  });

  it('[B3.O8] tells which slides are in sight, once for each change', () => {
    press(rig.arrow('Next'));
    widen(720);
    press(rig.dots()[1]);
    press(rig.arrow('Next'));
    expect(rig.ranges).toEqual([
      { from: 0, to: 2 },
      { from: 3, to: 5 },
      { from: 4, to: 6 },
    ]);
  });

  it('keeps the first slide in sight when its room changes, and the one with focus before that', () => {
    press(rig.arrow('Next'));
    widen(240);
    expect(rig.inSight()).toEqual(['Pear 4']);
    widen(720);
    screen.getByRole('link', { name: 'Pear 6' }).focus();
    widen(240);
    expect(rig.inSight()).toEqual(['Pear 6']);
    expect(screen.getByRole('link', { name: 'Pear 6' })).toHaveFocus();
  });

  it('[B4.O3] has arrows when there is more than one page, and else none', () => {
    expect(rig.arrow('Next')).toBeInTheDocument();
    widen(1_680);
    expect([rig.arrow('Previous'), rig.arrow('Next')]).toEqual([null, null]);
    expect(rig.dots()).toEqual([]);
  });

  it('[B9.024] takes a slide for 240 pixels wide where nothing says how wide it wants to be', () => {
    widen(480, 0);
    expect(rig.inSight()).toEqual(pears(1, 2));
    widen(479, 0);
    expect(rig.inSight()).toEqual(pears(1, 1));
    expect(sourceOf('ui/carousel/carousel.css')).toContain('initial-value: 240px');
  });

  it('is a named carousel of numbered slides, and says which page was turned to', () => {
    expect(screen.getByRole('region', { name: 'Fruit' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel || '')).toEqual([
      '',
      '',
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
    expect(screen.getByRole('button', { name: 'Next page' })).toBe(rig.arrow('Next'));
    const slide = screen.getByRole('group', { name: '3 of 7' });
    expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press(rig.arrow('Next'));
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3, 4 to 6 of 7');
  });

  it('never turns by itself and has nothing to pause', async () => {
    await pass(60_000);
    expect(rig.inSight()).toEqual(pears(1, 3));
    expect(rig.pauseButton()).toBeNull();
  });
});

describe('Carousel 1', () => {
  it('[B7.67] tells of the use of an arrow', async () => {
    vi.useRealTimers();
    const told: AnalyticsEvent[] = [];
    rig.show({
      wrapper: ({ children }) => <TellContext value={(event) => void told.push(event)}>{children}</TellContext>,
    });
    widen(720);
    await userEvent.click(rig.arrow('Next') as HTMLElement);
    expect(told).toEqual([{ event: 'notification', notificationType: 'scroll-arrow', notificationName: 'Fruit' }]);
  });

  it('from the server is a row that scrolls, with every slide in reach and no button that does nothing', () => {
    const html = renderToString(
      <Carousel label="Fruit" isAutoRotating>
        {slideNames(7).map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Carousel>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('.carousel-slide')).toHaveLength(7);
    expect(page.querySelectorAll('[inert], [style]')).toHaveLength(0);
    expect([...page.querySelectorAll('button')].filter((button) => !button.closest('[data-needs-script]'))).toEqual([]);
    expect(sourceOf('ui/carousel/carousel.css')).toMatch(/\.carousel-window \{[^}]*overflow-x: auto;/);
  });
});
