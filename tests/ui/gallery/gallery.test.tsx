import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { everySample, lookHref, lookOf, slugOf } from '#ui/pages/gallery/gallery.rules.ts';
import { LookLinks } from '#ui/pages/gallery/look-links.tsx';
import { SamplePage } from '#ui/pages/gallery/sample-page.tsx';
import { rows } from '../../house/kit/requirements.ts';

const root = join(import.meta.dirname, '../../..');
const files = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.samples.tsx'),
);

describe('What is said of a piece', () => {
  it.each(files)(
    'in %s is said, names rows and charts that are there, and each sample has an address',
    async (file) => {
      const { piece, samples } = (await import(join(root, 'ui', file))) as { piece?: Piece; samples: Samples };
      expect(piece?.title).toMatch(/^[A-Z]/);
      expect(piece?.about).toMatch(/\.$/);
      expect(piece?.rows.filter((id) => !rows.has(id))).toEqual([]);
      expect((piece?.charts ?? []).filter((name) => !existsSync(join(root, `machines/${name}`)))).toEqual([]);
      const slugs = Object.keys(samples).map(slugOf);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs).not.toContain(everySample);
      expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([]);
    },
  );
});

describe('How a piece is looked at', () => {
  it('is read from the address, where words nobody knows say nothing, and written back the same', () => {
    const look = { theme: 'dark', width: 'phone', text: '200' } as const;
    expect(lookOf({ ...look, other: 'x' })).toEqual(look);
    expect(lookOf({ theme: 'pink', width: ['phone'], text: '100' })).toEqual({});
    expect(lookHref('/gallery/button', look)).toBe('/gallery/button?theme=dark&width=phone&text=200');
    expect(lookHref('/gallery/button', {})).toBe('/gallery/button');
  });

  it('is changed by links that keep the rest of it, and the one in use says so', () => {
    render(<LookLinks path="/gallery/button" look={{ theme: 'dark', text: '200' }} />);
    const themes = within(screen.getByRole('group', { name: 'Theme' }));
    expect(themes.getByRole('link', { current: true })).toHaveTextContent('Dark');
    expect(themes.getByRole('link', { name: 'Light' })).toHaveAttribute('href', '/gallery/button?theme=light&text=200');
    expect(themes.getByRole('link', { name: 'Yours' })).toHaveAttribute('href', '/gallery/button?text=200');
  });

  it('shows one sample, or each of them under its name', () => {
    const samples = { one: <p>first</p>, twoWords: <p>second</p> };
    const { rerender } = render(<SamplePage samples={samples} title="Piece" only="one" look={{ theme: 'dark' }} />);
    expect(screen.getByRole('main')).toHaveTextContent('first');
    expect(screen.getByRole('main')).not.toHaveTextContent('second');
    expect(screen.getByRole('main')).toHaveAttribute('data-gallery-theme', 'dark');
    rerender(<SamplePage samples={samples} title="Piece" only={null} look={{}} />);
    expect(screen.getByRole('region', { name: 'twoWords' })).toHaveTextContent('second');
  });
});
