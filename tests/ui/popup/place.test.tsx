import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { placeOf } from '#ui/popup/place.rules.ts';
import { Popup } from '#ui/popup/popup.tsx';

const view = { width: 1_000, height: 800 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 44 });
const panel = { width: 300, height: 200 };

describe('The place of a popup', () => {
  it('is below its button, from its start, where there is room', () => {
    expect(placeOf(box(100, 100), panel, view)).toEqual({ side: 'below', align: 'start', shiftPx: 0, roomPx: 636 });
  });

  it('is above where there is too little room below and more above', () => {
    expect(placeOf(box(100, 700), panel, view)).toMatchObject({ side: 'above', roomPx: 680 });
    expect(placeOf(box(100, 300), { width: 300, height: 790 }, view)).toMatchObject({ side: 'below', roomPx: 436 });
  });

  it('ends with its button where there is too little room beside it', () => {
    expect(placeOf(box(850, 100), panel, view)).toMatchObject({ align: 'end', shiftPx: 0 });
  });

  it('is moved into a window that is too narrow for both', () => {
    expect(placeOf(box(110, 100), { width: 288, height: 90 }, { width: 320, height: 600 })).toMatchObject({
      align: 'start',
      shiftPx: -86,
    });
  });

  it('never leaves a window it fits in sideways, and always leaves room to read', () => {
    const cases = fc.record({
      left: fc.integer({ min: 0, max: 900 }),
      top: fc.integer({ min: -200, max: 900 }),
      width: fc.integer({ min: 100, max: 960 }),
      height: fc.integer({ min: 20, max: 2_000 }),
    });
    fc.assert(
      fc.property(cases, ({ left, top, ...size }) => {
        const target = box(left, top);
        const { align, shiftPx, roomPx } = placeOf(target, size, view);
        const start = (align === 'start' ? target.left : target.right - size.width) + shiftPx;
        expect(start).toBeGreaterThanOrEqual(8);
        expect(start + size.width).toBeLessThanOrEqual(view.width - 8);
        expect(roomPx).toBeGreaterThanOrEqual(120);
      }),
    );
  });

  it('is what an open popup has, and is found anew when the window changes', () => {
    const where = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_000);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
    where.mockReturnValue(box(100, 700) as DOMRect);
    render(
      <Popup id="bags" title="About bags" target={(attributes) => <button {...attributes}>Target</button>}>
        More
      </Popup>,
    );
    fireEvent.click(screen.getByText('Target'));
    expect(screen.getByRole('dialog').dataset).toMatchObject({ side: 'above', align: 'start' });
    where.mockReturnValue(box(100, 100) as DOMRect);
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('dialog')).toHaveAttribute('data-side', 'below');
    expect(screen.getByRole('dialog').style.getPropertyValue('--popup-room')).toBe('636px');
  });
});
