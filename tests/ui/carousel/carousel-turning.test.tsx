import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('Carousel 1, turning by itself', () => {
  const shown = (props = {}) => {
    rig.show({ intervalMs: 5_000, ...props });
    widen(720);
  };

  it('[B4.044] always has its arrows, even for one page', () => {
    shown();
    widen(1_680);
    expect([rig.arrow('Previous'), rig.arrow('Next')]).not.toContain(null);
  });

  it('[B4.048] gives a page that was turned to by hand its whole time, however it was turned', async () => {
    shown();
    const ways = [
      () => press(rig.arrow('Next')),
      () => press(rig.arrow('Previous')),
      () => press(rig.dots()[0]),
      () => rig.swipe([300, 0], [200, 0]),
    ];
    for (const way of ways) {
      await pass(4_000);
      act(way);
      const turnedTo = rig.inSight();
      await pass(4_999);
      expect(rig.inSight()).toEqual(turnedTo);
      await pass(1);
      expect(rig.inSight()).not.toEqual(turnedTo);
    }
  });

  it('is stopped by the button that stands before its slides until that is pressed again', async () => {
    shown();
    const button = rig.pauseButton() as HTMLElement;
    expect(button.compareDocumentPosition(rig.view()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    press(button);
    await pass(20_000);
    expect(rig.inSight()).toEqual(pears(1, 3));
    press(rig.pauseButton());
    await pass(5_000);
    expect(rig.inSight()).toEqual(pears(4, 6));
  });

  it('[B4.O4] stays while a pointer rests on it, while focus is in it and while nobody looks', async () => {
    shown();
    const held = rig.frame().querySelector('.carousel-held') as HTMLElement;
    let isHidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    const look = (hidden: boolean) => {
      isHidden = hidden;
      fireEvent(document, new Event('visibilitychange'));
    };
    const link = screen.getByRole('link', { name: 'Pear 1' });
    const holds = [
      [() => fireEvent.pointerEnter(held), () => fireEvent.pointerLeave(held)],
      [() => link.focus(), () => link.blur()],
      [() => look(true), () => look(false)],
    ] as const;
    for (const [start] of holds) act(() => void start());
    for (const [, end] of holds) {
      await pass(20_000);
      expect(rig.inSight()).toEqual(pears(1, 3));
      act(() => void end());
    }
    await pass(5_000);
    expect(rig.inSight()).toEqual(pears(4, 6));
  });

  it('[B4.O4] does not turn for who wants less motion, and begins when that wish ends', async () => {
    act(() => rig.room.reduceMotion(true));
    shown();
    await pass(20_000);
    expect(rig.inSight()).toEqual(pears(1, 3));
    expect(rig.pauseButton()).toBeNull();
    act(() => rig.room.reduceMotion(false));
    await pass(5_000);
    expect(rig.inSight()).toEqual(pears(4, 6));
  });

  it('says nothing about the pages that turn by themselves', async () => {
    shown();
    await pass(5_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  });

  it('leaves nothing behind when it goes', () => {
    shown();
    act(() => rig.leave());
    expect([vi.getTimerCount(), rig.room.observers.size]).toEqual([0, 0]);
  });

  it('[B9.023] turns every five seconds unless another time is given', async () => {
    rig.show({ intervalMs: 'default' });
    widen(720);
    await pass(4_999);
    expect(rig.inSight()).toEqual(pears(1, 3));
    await pass(1);
    expect(rig.inSight()).toEqual(pears(4, 6));
  });
});
