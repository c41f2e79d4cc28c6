import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { faultsOf } from '#tests/ui/axe.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { matching } from '#ui/facets/facet-search.rules.ts';
import { type FacetChoice, FacetGroup } from '#ui/facets/facets.tsx';

// It comes late: a path must not wait for it.
beforeAll(async () => void (await import('#ui/facets/facet-search.tsx')));

const names = [
  'Kōwhai',
  'Tūī',
  'Harakeke',
  'Mānuka',
  'Rātā',
  'Pōhutukawa',
  'Rimu',
  'Tōtara',
  'Kauri',
  'Nīkau',
  'Karaka',
];
const choices = (changes: Readonly<Record<string, Partial<FacetChoice>>> = {}): readonly FacetChoice[] =>
  names.map((name, index) => ({
    name,
    count: index + 1,
    isSelected: false,
    href: `/shop/specials?${index}`,
    ...changes[name],
  }));
const shownNames = () =>
  [...screen.getByLabelText('Brand').querySelectorAll('li > a')].map((link) => link.textContent?.split(' ')[0]);

function Unfolding({ keepsPlace = false }: { keepsPlace?: boolean }) {
  const [show, setShow] = useState<'first' | 'search'>('first');
  return (
    <FacetGroup
      heading="Brand"
      choices={choices()}
      show={show}
      allHref="/shop/specials?allOf=Brand"
      onUnfold={() => setShow('search')}
      keepsPlace={keepsPlace}
    />
  );
}

describe('A filter', () => {
  it('names each choice so that it makes sense by itself, and marks the one in use [A2.173]', () => {
    render(<FacetGroup heading="Brand" choices={choices({ Tūī: { isSelected: true } }).slice(0, 4)} />);
    expect(screen.getByRole('link', { name: 'Kōwhai, 1 product' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Tūī, 2 products' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Brand (1)').closest('summary')).not.toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'nofollow');
  });

  it('shows of a long list what leaves something before what leaves nothing, in the order of the list', () => {
    render(
      <FacetGroup
        heading="Brand"
        choices={choices({ Kōwhai: { count: 0 }, Tūī: { count: 0 }, Karaka: { isSelected: true } })}
        allHref="/shop/specials?allOf=Brand"
      />,
    );
    expect(shownNames()).toEqual(names.slice(2));
    expect(screen.getByRole('link', { name: '2 more, Brand' })).toHaveAttribute('href', '/shop/specials?allOf=Brand');
  });

  it('that is closed stays closed when one of its choices is taken away', () => {
    const { rerender } = render(<FacetGroup heading="Brand" choices={choices()} isOpen />);
    rerender(<FacetGroup heading="Brand" choices={choices()} isOpen={false} />);
    expect(screen.getByText('Brand').closest('details')).toHaveAttribute('open');
  });

  it('keeps the focus on a choice that leaves nothing once it is taken away', () => {
    const { rerender } = render(
      <FacetGroup heading="Brand" choices={choices({ Tūī: { isSelected: true, count: 0 } })} show="all" />,
    );
    screen.getByRole('link', { name: /^Tūī/ }).focus();
    rerender(<FacetGroup heading="Brand" choices={choices({ Tūī: { count: 0 } })} show="all" />);
    expect(screen.getByRole('link', { name: 'Tūī, 0 products' })).toHaveFocus();
  });

  it('gives the first of the new choices the focus when all are asked for', async () => {
    render(<Unfolding />);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: '3 more, Brand' })));
    expect(await screen.findByRole('searchbox', { name: 'Find a brand' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Kauri,/ })).toHaveFocus();
    expect(shownNames()).toEqual(names);
  });

  it('keeps the place where its choices are made in a row, and only there', () => {
    const { rerender } = render(<FacetGroup heading="Brand" choices={choices()} show="all" keepsPlace />);
    expect(screen.getByRole('link', { name: /^Tūī/ })).toHaveAttribute('data-keep-place');
    rerender(<FacetGroup heading="Brand" choices={choices()} show="all" />);
    expect(screen.getByRole('link', { name: /^Tūī/ })).not.toHaveAttribute('data-keep-place');
  });
});

describe('Finding a choice by typing', () => {
  const chart = rostered('facet-search');
  const field = () => screen.getByLabelText<HTMLInputElement>('Find a brand');
  const status = () => screen.getByRole('status').textContent;

  it('folds case and macrons and takes the words in any order', () => {
    const found = (typed: string) =>
      matching([{ name: 'Tūī Brewing Co' }, { name: 'Kōwhai' }], typed).map(({ name }) => name);
    expect([found('TUI'), found('co tui'), found('kowhai'), found('zz'), found(' ')].map((all) => all.length)).toEqual([
      1, 1, 1, 0, 2,
    ]);
  });

  it('narrows the list as one types, and says how many are left when the typing pauses', async () => {
    const { paths, seen } = await playEveryPath(chart, {
      render: async () => {
        render(<FacetGroup heading="Brand" choices={choices()} show="search" />);
        await vi.dynamicImportSettled();
      },
      drive: {
        // A key more and one back is how the same text is typed again.
        'text.type': ({ text }) => {
          if (field().value === text) fireEvent.change(field(), { target: { value: `${text}x` } });
          fireEvent.change(field(), { target: { value: text } });
        },
        'text.clear': () => void fireEvent.keyDown(field(), { key: 'Escape' }),
      },
      see: {
        whole: () => {
          expect(shownNames()).toEqual(names);
          expect(status()).toBe('');
        },
        typing: ({ text }) => {
          expect(field()).toHaveValue(text);
          expect(shownNames()).toEqual(['Kōwhai']);
          expect(status()).toBe('');
        },
        narrowed: () => {
          expect(shownNames()).toEqual(['Kōwhai']);
          expect(status()).toBe('1 of 11 matches');
        },
      },
    });
    expect(paths).toBeGreaterThan(3);
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 30_000);

  it('keeps Escape to itself as long as there is something to clear', async () => {
    render(<FacetGroup heading="Brand" choices={choices()} show="search" />);
    await screen.findByRole('searchbox');
    fireEvent.change(field(), { target: { value: 'rimu' } });
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field()).toHaveValue('');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  it('is without fault for those who listen', async () => {
    const { container } = render(<FacetGroup heading="Brand" choices={choices({ Tūī: { count: 0 } })} show="search" />);
    await screen.findByRole('searchbox');
    expect(await faultsOf(container)).toEqual([]);
  }, 30_000);
});
