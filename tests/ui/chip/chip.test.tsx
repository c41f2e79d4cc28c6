import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Chips } from '#ui/chip/chip.tsx';

const chips = [
  { text: 'Gluten free', removeHref: '/shop/specials?filters=b' },
  { text: 'Kōwhai', removeHref: '/shop/specials?filters=a' },
];

describe('The filters in use', () => {
  it('can each be taken away, by a link that says which [A3.22]', () => {
    render(<Chips chips={chips} removeAllHref="/shop/specials" />);
    const list = within(screen.getByRole('list', { name: 'Filters in use' }));
    expect(list.getByRole('link', { name: 'Remove filter: Gluten free' })).toHaveAttribute(
      'href',
      chips[0]?.removeHref,
    );
    expect(list.getByRole('link', { name: 'Remove filter: Kōwhai' })).toHaveAttribute('href', chips[1]?.removeHref);
  });

  it('can be taken away at once when there are two or more', () => {
    const { rerender } = render(<Chips chips={chips} removeAllHref="/shop/specials" />);
    expect(screen.getByRole('link', { name: 'Remove all filters' })).toHaveAttribute('href', '/shop/specials');
    rerender(<Chips chips={chips.slice(1)} removeAllHref="/shop/specials" />);
    expect(screen.queryByRole('link', { name: 'Remove all filters' })).toBeNull();
  });

  it('are not shown when there are none', () => {
    const { container } = render(<Chips chips={[]} removeAllHref="/shop/specials" />);
    expect(container).toBeEmptyDOMElement();
  });
});
