import { fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { PaginationButtons } from '#ui/pagination/pagination-buttons.tsx';

const list = { collectionSize: 240, pageSize: 24 };
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const button = (name: string) => pages().getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
/** As `button`, quickly. */
const named = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.closest('button');
const current = () => pages().getByRole('button', { current: 'page' });

function Owner({ told, start = 1 }: { told: (page: number) => void; start?: number }) {
  const [page, setPage] = useState(start);
  return (
    <PaginationButtons
      {...list}
      currentPage={page}
      onChange={(to) => {
        told(to);
        setPage(to);
      }}
    />
  );
}
const owned = (start = 1) => {
  const told = vi.fn<(page: number) => void>();
  render(<Owner told={told} start={start} />);
  return told;
};

type Where = { readonly page: number; readonly pages: number };

/** Those who own the list: told of a change they follow it, and they can move the list themselves. */
function Following({ start, onLive }: { start: Where; onLive: (move: (where: Where) => void) => void }) {
  const [where, setWhere] = useState(start);
  useEffect(() => onLive(setWhere), [onLive]);
  return (
    <PaginationButtons
      collectionSize={where.pages}
      pageSize={1}
      currentPage={where.page}
      maxSize={4}
      onChange={(page) => setWhere((before) => ({ ...before, page }))}
    />
  );
}

describe('The pagination with buttons', () => {
  it('shows the selected page, tells of it, and keeps the focus on it [B1.18] [B4.073]', () => {
    const told = owned();
    button('Page 3').focus();
    fireEvent.click(button('Page 3'));
    expect(told.mock.calls).toEqual([[3]]);
    expect(current()).toHaveAccessibleName('Page 3');
    expect(current()).toHaveFocus();
    fireEvent.click(button('Next page'));
    fireEvent.click(button('Page 10'));
    expect(told.mock.calls).toEqual([[3], [4], [10]]);
  });

  it('tells nothing when the page that is shown is selected again, and nothing when its owner moves it [B4.074]', () => {
    const told = vi.fn<(page: number) => void>();
    const { rerender } = render(<PaginationButtons {...list} currentPage={2} onChange={told} />);
    fireEvent.click(button('Page 2'));
    rerender(<PaginationButtons {...list} currentPage={7} onChange={told} />);
    expect(current()).toHaveAccessibleName('Page 7');
    expect(told).not.toHaveBeenCalled();
  });

  it('switches previous off on the first page, where it can still be found and does nothing [B4.075]', () => {
    const told = owned();
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, false]);
    fireEvent.click(button('Previous page'));
    expect(told).not.toHaveBeenCalled();
  });

  it('switches next off on the last page, where it can still be found and does nothing [B4.076]', () => {
    const told = owned(10);
    expect([isOff('Previous page'), isOff('Next page')]).toEqual([false, true]);
    fireEvent.click(button('Next page'));
    expect(told).not.toHaveBeenCalled();
  });

  it('has ellipses that are neither buttons nor links and do nothing when clicked [B4.077]', () => {
    const told = owned(5);
    const gaps = pages().getAllByText('…');
    expect(gaps.length).toBe(2);
    for (const gap of gaps) {
      expect(gap.closest('a, button, [role], [tabindex]')).toBeNull();
      fireEvent.click(gap);
    }
    expect(told).not.toHaveBeenCalled();
  });

  it('offers by default three pages of a block, the ends and ellipses, and as told otherwise [B3.68] [B9.041] [B9.042] [B9.043]', () => {
    const shown = () => screen.getByRole('navigation').textContent;
    const tell = () => undefined;
    const { rerender } = render(<PaginationButtons {...list} currentPage={5} onChange={tell} />);
    expect(shown()).toBe('1…456…10');
    rerender(<PaginationButtons {...list} currentPage={5} maxSize={4} onChange={tell} />);
    expect(shown()).toBe('1…5678910');
    rerender(<PaginationButtons {...list} currentPage={6} rotate onChange={tell} />);
    expect(shown()).toBe('1…567…10');
    rerender(<PaginationButtons {...list} currentPage={6} ellipses={false} onChange={tell} />);
    expect(shown()).toBe('456');
    rerender(<PaginationButtons {...list} pageSize={100} currentPage={6} onChange={tell} />);
    expect(shown()).toBe('123');
  });

  it('shows on every generated path what its chart says', async () => {
    const press = (name: string) => {
      const found = named(name);
      return found ? void fireEvent.click(found) : false;
    };
    let follow: (where: Where) => void = () => {};
    const sees = (previousOff: boolean, nextOff: boolean) => (context: { page: number; pages: number }) => {
      expect(document.querySelector('button[aria-current="page"]')).toHaveAttribute(
        'aria-label',
        `Page ${context.page}`,
      );
      const isOffNow = (name: string) => named(name)?.getAttribute('aria-disabled') === 'true';
      expect([isOffNow('Previous page'), isOffNow('Next page')]).toEqual([previousOff, nextOff]);
    };
    const { seen } = await playEveryPath(rostered('pagination'), {
      render: (input) => render(<Following start={input} onLive={(move) => void (follow = move)} />),
      drive: {
        'next.press': () => press('Next page'),
        'previous.press': () => press('Previous page'),
        'page.select': ({ page }) => press(`Page ${page}`),
        'pages.follow': ({ page, pages: count }) => follow({ page, pages: count }),
      },
      see: {
        alone: () => expect(document.querySelector('nav')).toBeNull(),
        first: sees(true, false),
        middle: sees(false, false),
        last: sees(false, true),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(rostered('pagination'))].sort());
  }, 20_000);
});
