import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Image, noPicture } from '#ui/image/image.tsx';

const shown = (src: string, fallback?: string) => (
  <Image src={src} alt="Milk" width={10} height={10} {...(fallback ? { fallback } : {})} />
);
const source = () => screen.getByRole('img', { name: 'Milk' }).getAttribute('src');
const fail = () => fireEvent.error(screen.getByRole('img', { name: 'Milk' }));

describe('An image', () => {
  it('[B8.20] [B8.O3] that fails is replaced by the neutral picture, and by nothing more when that fails too', () => {
    render(shown('/gone.svg'));
    fail();
    expect(source()).toBe(noPicture);
    fail();
    fail();
    expect(source()).toBe(noPicture);
  });

  it('takes the fallback it is given', () => {
    render(shown('/gone.svg', '/mine.svg'));
    fail();
    expect(source()).toBe('/mine.svg');
  });

  it('tries again, once more with a fallback, when it becomes another picture', () => {
    const { rerender } = render(shown('/gone.svg'));
    fail();
    rerender(shown('/other.svg'));
    expect(source()).toBe('/other.svg');
    fail();
    expect(source()).toBe(noPicture);
  });

  it('waits until it is near, unless it stands in the first view', () => {
    const { rerender } = render(shown('/a.svg'));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Image src="/a.svg" alt="Milk" width={10} height={10} isEager />);
    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  });
});
