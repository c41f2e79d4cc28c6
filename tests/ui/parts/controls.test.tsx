import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { SlotChip, TrolleyLink } from '#ui/header/places.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { SafeHtml } from '#ui/safe-html/safe-html.tsx';
import { SearchBox } from '#ui/search-box/search-box.tsx';
import { type Theme, ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';

describe('The search', () => {
  it('is a plain form that asks the search page, and keeps what was searched for', () => {
    const { rerender } = render(<SearchBox value="kūmara" />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for products' });
    expect(box.form).toHaveAttribute('action', '/shop/searchproducts');
    expect([...new FormData(box.form ?? undefined)]).toEqual([['search', 'kūmara']]);
    rerender(<SearchBox value="milk" />);
    expect(screen.getByRole('combobox')).toHaveValue('milk');
  });
});

describe('The places of the header', () => {
  it('lead to choosing a time and to the trolley', () => {
    render(
      <>
        <SlotChip />
        <TrolleyLink label="$86.40" />
      </>,
    );
    expect(screen.getByRole('link', { name: /^Choose a time/ })).toHaveAttribute('href', '/bookatimeslot');
    expect(screen.getByRole('link', { name: '$86.40' })).toHaveAttribute('href', '/trolley');
  });
});

describe('The logo', () => {
  it('[A1.O1] wears the name and the picture of the settings', () => {
    const { container, rerender } = render(<Logo brand={{ name: 'Te Kete', logo: null }} />);
    expect(screen.getByRole('link', { name: 'Te Kete' })).toHaveAttribute('href', '/');
    rerender(<Logo brand={{ name: 'Te Kete', logo: '/own.svg' }} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/own.svg');
  });
});

describe('The theme switch', () => {
  it.each([
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const)('shows the choice and tells of %s', async (label, chosen) => {
    const onChoose = vi.fn<(theme: Theme) => void>();
    render(<ThemeSwitch theme={null} onChoose={onChoose} />);
    expect(screen.getByRole('radio', { name: 'As on this device' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: label }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(chosen);
  });
});

describe('A button', () => {
  it('submits nothing unless it is told to, and a link that looks like one is still a link', () => {
    render(
      <>
        <Button>Save</Button>
        <ButtonLink href="/shop/specials">Specials</ButtonLink>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('link', { name: 'Specials' })).toHaveAttribute('href', '/shop/specials');
  });
});

describe('The operator’s words', () => {
  it('become elements, and what looks like HTML in them stays text', () => {
    const nodes = [
      { tag: 'p', attrs: { lang: 'mi' }, children: ['<script>x</script>', { tag: 'br', attrs: {}, children: [] }] },
    ];
    const { container } = render(<SafeHtml nodes={nodes} />);
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('p')?.outerHTML).toBe('<p lang="mi">&lt;script&gt;x&lt;/script&gt;<br></p>');
  });
});
