import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon, iconSizes } from '#ui/icon/icon.tsx';
import { iconNames } from '#ui/icon/icon-names.generated.ts';

const folder = join(import.meta.dirname, '../../../ui/icon');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sprite = new DOMParser().parseFromString(read('sprite.generated.svg'), 'image/svg+xml');
const rootPx = 16;

const pixelsOf = (size: string) => {
  const css = read('icon.css');
  const block =
    size === 'medium' ? /\.icon \{[^}]*width: ([\d.]+)rem/ : new RegExp(`'${size}'\\] \\{\\s*width: ([\\d.]+)rem`);
  return Number(block.exec(css)?.[1]) * rootPx;
};

describe('An icon', () => {
  it('is silent beside words, and an image with a name where it stands alone', () => {
    const { container } = render(<Icon name="trolley" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(<Icon name="leaf" label="Sustainable" />);
    expect(screen.getByRole('img', { name: 'Sustainable' })).toBeInTheDocument();
  });

  it('[B9.054] [B9.O8] comes in nine sizes, each larger than the one before', () => {
    expect(iconSizes.map(pixelsOf)).toEqual([8, 12, 14, 16, 24, 28, 32, 48, 64]);
  });

  it('[B9.058] [B9.059] has a heart and a bookmark, each in outline and filled', () => {
    const fills = ['favourites', 'favourites-filled', 'bookmark', 'bookmark-filled'].map((id) =>
      sprite.getElementById(id)?.getAttribute('fill'),
    );
    expect(fills).toEqual(['none', 'currentColor', 'none', 'currentColor']);
  });

  it('is in the sprite under each name that the type allows, and under no other', () => {
    expect([...sprite.querySelectorAll('symbol')].map(({ id }) => id)).toEqual([...iconNames]);
    expect([...sprite.querySelectorAll('symbol')].filter(({ childElementCount }) => childElementCount === 0)).toEqual(
      [],
    );
  });

  it('is taken from the sprite, so that a page holds no drawing twice', () => {
    const { container } = render(<Icon name="home" size="large" />);
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/sprite\.generated.*\.svg#home$/);
  });
});
