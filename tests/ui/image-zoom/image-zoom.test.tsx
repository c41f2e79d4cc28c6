import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { ImageZoom } from '#ui/image-zoom/image-zoom.tsx';
import { sourceOf } from '../styles.ts';

const show = () => render(<ImageZoom images={{ big: '/milk-big.svg' }} alt="Milk, 2 L" width={400} height={200} />);
const picture = () => document.querySelector('.image-zoom-view') as HTMLElement;
const tool = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const styleOf = (name: string) => picture().parentElement?.style.getPropertyValue(name);
const seen = () => [styleOf('--zoom'), styleOf('--x'), styleOf('--y')].join(' ');
const whole = '1 50% 50%';

/** The picture stands 400 by 200 pixels large at 100, 50. */
function measured() {
  picture().getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
}
const press = (x: number, y: number) =>
  fireEvent.click(picture(), { detail: 1, clientX: 100 + x * 400, clientY: 50 + y * 200 });

describe('The image zoom', () => {
  it('takes images of which one is big, and says what is on it [B3.71]', () => {
    show();
    expect(screen.getByRole('img', { name: 'Milk, 2 L' })).toHaveAttribute('src', '/milk-big.svg');
    expect(screen.getByRole('button', { name: /^Milk, 2 L/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('enlarges the picture where it is pressed, moves with the pointer, and ends at a second press [B1.17]', () => {
    show();
    measured();
    press(0.25, 0.75);
    expect(seen()).toBe('2 25% 75%');
    expect(picture()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.pointerMove(picture(), { clientX: 400, clientY: 100 });
    expect(seen()).toBe('2 75% 25%');
    press(0.5, 0.5);
    expect(seen()).toBe(whole);
  });

  it('stays where it is while a pointer passes over the whole picture', () => {
    show();
    measured();
    fireEvent.pointerMove(picture(), { clientX: 400, clientY: 100 });
    expect(seen()).toBe(whole);
  });

  it.each(['{Enter}', ' '])(
    'is enlarged by the key "%s", moved by arrow keys and ended by Escape [B1.17]',
    async (key) => {
      const onOuterKey = vi.fn<() => void>();
      render(
        <div role="presentation" onKeyDown={onOuterKey}>
          <ImageZoom images={{ big: '/milk-big.svg' }} alt="Milk" />
        </div>,
      );
      await userEvent.tab();
      expect(picture()).toHaveFocus();
      await userEvent.keyboard(key);
      expect(seen()).toBe('2 50% 50%');
      onOuterKey.mockClear();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
      expect(seen()).toBe('2 37.5% 25%');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      expect(seen()).toBe('2 50% 37.5%');
      await userEvent.keyboard('{Escape}');
      expect(seen()).toBe(whole);
      expect(onOuterKey).not.toHaveBeenCalled();
    },
  );

  it('leaves arrow keys and Escape to the page while the picture is whole', () => {
    show();
    for (const key of ['ArrowDown', 'Escape']) expect(fireEvent.keyDown(picture(), { key })).toBe(true);
  });

  it('has buttons for everything, so that nothing needs a pointer that drags [B1.17]', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Move left' })).not.toBeInTheDocument();
    for (let turn = 0; turn < 4; turn++) await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(seen()).toBe('4 50% 50%');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Move left' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move down' }));
    expect(seen()).toBe('4 37.5% 62.5%');
    await userEvent.keyboard('{ArrowDown}-');
    expect(seen()).toBe('3 37.5% 75%');
    await userEvent.keyboard('--');
    expect(seen()).toBe(whole);
    expect(picture()).toHaveFocus();
    await userEvent.keyboard('+');
    expect(seen()).toBe('2 50% 50%');
    await userEvent.click(screen.getByRole('button', { name: 'Whole picture' }));
    expect(seen()).toBe(whole);
    expect(picture()).toHaveFocus();
  });

  it('says how large the picture is now', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Whole picture');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 times as large');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByRole('status')).toHaveTextContent('3 times as large');
  });

  it('is the whole picture before it is live, its buttons hidden without script; it does not glide where less motion is wished for', () => {
    const html = renderToStaticMarkup(<ImageZoom images={{ big: '/milk-big.svg' }} alt="Milk" />);
    expect(html).toContain('src="/milk-big.svg"');
    expect(html).toMatch(/class="image-zoom-tools"[^>]*data-needs-script/);
    expect(sourceOf('ui/image-zoom/image-zoom.css')).toMatch(/reduced-motion: reduce\) \{[^]*transition: none/);
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('image-zoom');
    const pressTool = (name: string) => {
      const found = tool(name);
      if (!found || found.getAttribute('aria-disabled') === 'true') return false;
      fireEvent.click(found);
      return true;
    };
    const { seen: states } = await playEveryPath(chart, {
      render: show,
      drive: {
        'picture.press': ({ place }) => {
          measured();
          if (place) press(place.x, place.y);
          else fireEvent.click(picture(), { detail: 0 });
        },
        'zoom.grow': () => pressTool('Zoom in'),
        'zoom.shrink': () => pressTool('Zoom out'),
        'zoom.end': () => pressTool('Whole picture'),
        'view.point': ({ place }) => {
          measured();
          fireEvent.pointerMove(picture(), { clientX: 100 + place.x * 400, clientY: 50 + place.y * 200 });
        },
        'view.step': ({ towards }) => pressTool(`Move ${towards}`),
      },
      see: {
        whole: () => expect([seen(), picture().getAttribute('aria-pressed')]).toEqual([whole, 'false']),
        enlarged: ({ scale }) => {
          expect([styleOf('--zoom'), picture().getAttribute('aria-pressed')]).toEqual([`${scale}`, 'true']);
          expect(document.querySelector('[role=status]')).toHaveTextContent(`${scale} times as large`);
        },
      },
    });
    expect([...states].sort()).toEqual([...leafStates(chart)].sort());
  }, 60_000);
});
