import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sourceOf } from '#tests/ui/styles.ts';
import { Cutout } from '#ui/cutout/cutout.tsx';
import { placeCutout } from '#ui/cutout/cutout-place.rules.ts';

const view = { width: 1_000, height: 800 };
const card = { width: 304, height: 200 };
const at = (x: number, y: number) => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 });

describe('The place of a cutout', () => {
  it('has a hole of radius 50 around its target and a pointer of 12 between hole and card [B9.021] [B9.022]', () => {
    expect(placeCutout(at(500, 300), card, view)).toEqual({
      side: 'below',
      hole: { xPx: 500, yPx: 300 },
      leftPx: 348,
      topPx: 300 + 50 + 12,
      pointerPx: 140,
    });
    expect(placeCutout(at(500, 700), card, view)).toMatchObject({ side: 'above', topPx: 700 - 50 - 12 - 200 });
    expect(placeCutout(at(500, 300), card, view, 80)).toMatchObject({ topPx: 300 + 80 + 12 });
  });

  it('keeps 20 from the edges of the window, and its pointer 16 from those of the card [B9.019] [B9.020]', () => {
    expect(placeCutout(at(10, 300), card, view)).toMatchObject({ leftPx: 20, pointerPx: 16 });
    expect(placeCutout(at(990, 300), card, view)).toMatchObject({ leftPx: 1_000 - 20 - 304, pointerPx: 304 - 16 - 24 });
    const cases = fc.record({ x: fc.integer({ min: 0, max: 1_000 }), y: fc.integer({ min: -100, max: 900 }) });
    fc.assert(
      fc.property(cases, fc.integer({ min: 60, max: 700 }), ({ x, y }, height) => {
        const { leftPx, topPx, pointerPx } = placeCutout(at(x, y), { width: 304, height }, view);
        expect(leftPx >= 20 && leftPx + 304 <= view.width - 20).toBe(true);
        expect(topPx >= 20 && topPx + height <= view.height - 20).toBe(true);
        expect(pointerPx >= 16 && pointerPx + 24 <= 304 - 16).toBe(true);
      }),
    );
  });

  it('is 304 wide where nothing else is said, and follows its target when the page moves [B9.018] [B9.021]', async () => {
    const where = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(at(500, 300) as DOMRect);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_000);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const shown = (widthPx?: number) => (
      <>
        <button id="price">$4.19</button>
        <Cutout
          storageKey="changedPriceTutorialAcknowledged"
          targetId="price"
          title="Prices may change"
          isAcknowledged={() => false}
          onAcknowledged={() => undefined}
          {...(widthPx ? { widthPx } : {})}
        >
          By weight.
        </Cutout>
      </>
    );
    const { rerender } = await act(async () => render(shown()));
    const root = screen.getByRole('dialog').parentElement;
    const is = (name: string) => root?.style.getPropertyValue(`--cutout-${name}`);
    expect([is('width'), is('radius'), is('x'), is('y')]).toEqual(['304px', '50px', '500px', '300px']);
    where.mockReturnValue(at(500, 200) as DOMRect);
    fireEvent.scroll(document);
    expect(is('y')).toBe('200px');
    where.mockReturnValue(at(400, 200) as DOMRect);
    fireEvent(window, new Event('resize'));
    expect(is('x')).toBe('400px');
    rerender(shown(260));
    expect(is('width')).toBe('260px');
    expect(sourceOf('ui/cutout/cutout.css')).toContain('width: var(--cutout-width, 304px);');
  });
});
