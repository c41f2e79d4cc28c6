import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageSlots } from '#ui/pagination/pages.rules.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';

const counting = fc.integer({ min: 1, max: 400 }).chain((pages) =>
  fc.record({
    pages: fc.constant(pages),
    current: fc.integer({ min: 1, max: pages }),
    maxSize: fc.integer({ min: 1, max: 9 }),
  }),
);

describe('The pages that are offered', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [3, 10, [1, 2, 3, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [8, 10, [1, 'gap', 7, 8, 9, 10]],
    [10, 10, [1, 'gap', 10]],
    [4, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [1, 1, [1]],
  ] as const)(
    'on page %i of %i are %j: blocks of three, with the first and the last page [B9.041] [B9.042] [B9.043] [B9.O5]',
    (current, pages, slots) => {
      expect(pageSlots(current, pages)).toEqual(slots);
    },
  );

  it('grow, hold the first, the last and the current page, and never hide a single page', () => {
    fc.assert(
      fc.property(counting, ({ pages, current, maxSize }) => {
        const slots = pageSlots(current, pages, maxSize);
        const numbers = slots.filter((slot) => slot !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        for (const [index, slot] of slots.entries()) {
          if (slot !== 'gap') continue;
          const hidden = Number(slots[index + 1]) - Number(slots[index - 1]) - 1;
          expect(hidden).toBeGreaterThan(1);
        }
      }),
    );
  });

  it.each([
    [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
    [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
    [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
    [2, 3, [1, 2, 3]],
  ] as const)('follow the current page when they rotate: page %i of %i gives %j [B3.68]', (current, pages, slots) => {
    expect(pageSlots(current, pages, 5, { rotate: true })).toEqual(slots);
  });

  it('that rotate are as many as there is room for, around the current page, whatever is asked', () => {
    fc.assert(
      fc.property(counting, ({ pages, current, maxSize }) => {
        const slots = pageSlots(current, pages, maxSize, { rotate: true, ellipses: false });
        expect(slots.length).toBe(Math.min(maxSize, pages));
        expect(slots).toContain(current);
        expect([Number(slots[0]) >= 1, Number(slots.at(-1)) <= pages]).toEqual([true, true]);
      }),
    );
  });

  it('are the block alone without ellipses [B3.68]', () => {
    expect(pageSlots(5, 10, 3, { ellipses: false })).toEqual([4, 5, 6]);
    expect(pageSlots(10, 10, 3, { ellipses: false })).toEqual([10]);
  });

  it('[B9.044] are as many as ceil(collectionSize/pageSize)', () => {
    expect([pageCount(0, 24), pageCount(24, 24), pageCount(25, 24), pageCount(75, 24)]).toEqual([1, 1, 2, 4]);
  });
});

describe('The pagination', () => {
  const shown = (currentPage: number) =>
    render(<Pagination collectionSize={240} pageSize={24} currentPage={currentPage} hrefOf={(page) => `/p/${page}`} />);
  const all = () => within(screen.getByRole('navigation', { name: 'Pages' }));

  it('links to each page and to the next and previous one, and says which one this is', () => {
    shown(5);
    expect(all().getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '/p/6');
    expect(all().getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/p/6');
    expect(all().getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
    expect(all().getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  });

  it('stops at the ends, and is not there for a single page', () => {
    shown(1);
    expect(all().getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    expect(all().getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
    const { container } = render(<Pagination collectionSize={24} pageSize={24} currentPage={1} hrefOf={String} />);
    expect(container).toBeEmptyDOMElement();
  });
});
