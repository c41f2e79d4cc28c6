import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductCardSkeleton, TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { sourceOf } from '../styles.ts';

const css = sourceOf('ui/skeleton/skeleton.css');

describe('A skeleton', () => {
  it('has the room of a card’s picture, and is nothing to those who listen', () => {
    const { container } = render(<ProductCardSkeleton />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    const room = /\.picture-ground \{\s*height: (\d+px)/.exec(sourceOf('ui/product-card/product-card.css'))?.[1];
    expect(room).toBeDefined();
    expect(css).toContain(`&[data-shape='picture'] {\n      height: ${room};`);
  });

  it('has as many lines as the text', () => {
    const { container } = render(<TextSkeleton lines={4} />);
    expect(container.querySelectorAll('[data-shape=line]')).toHaveLength(4);
  });

  it('appears after 150 milliseconds, and shimmers only for who does not mind motion', () => {
    expect(css).toMatch(/\.skeleton \{[^}]*animation: skeleton-appear var\(--quick\) 150ms backwards;/);
    const [calm = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
    expect(calm).not.toContain('skeleton-shimmer');
    expect(moving).toContain('skeleton-shimmer 1600ms');
  });
});
