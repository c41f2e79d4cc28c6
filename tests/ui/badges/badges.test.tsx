import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeatureList } from '#ui/feature-list/feature-list.tsx';
import { SustainableBadge } from '#ui/sustainable-badge/sustainable-badge.tsx';
import { sourceOf } from '../styles.ts';

describe('The sustainable badge', () => {
  it('[B9.056] reads "Sustainable" beside a leaf', () => {
    const { container } = render(<SustainableBadge />);
    expect(screen.getByText(/^Sustainable$/)).toBe(container.firstElementChild);
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#sustainable$/);
    expect(JSON.parse(sourceOf('ui/icon/icons.table.json'))).toHaveProperty('sustainable', 'leaf');
  });

  it('[B9.057] is larger in its large size, words and leaf', () => {
    const { container } = render(
      <>
        <SustainableBadge size="small" />
        <SustainableBadge size="large" />
      </>,
    );
    const sizes = [...container.children].map((badge) => [
      badge.getAttribute('data-size'),
      badge.querySelector('svg')?.getAttribute('data-size'),
    ]);
    expect(sizes).toEqual([
      ['small', 'small'],
      ['large', 'medium'],
    ]);
    expect(sourceOf('ui/sustainable-badge/sustainable-badge.css')).toMatch(
      /data-size='large'\] \{[^}]*font-size: var\(--text-m\)/,
    );
  });
});

describe('The feature list', () => {
  it('[B3.52] shows each feature’s words with a clock, a heart or a truck, above or below them', () => {
    render(
      <FeatureList
        features={[
          { text: 'On time', icon: 'clock', imagePosition: 'above' },
          { text: 'Loved', icon: 'heart', imagePosition: 'below' },
          { text: 'To your door', icon: 'truck', imagePosition: 'above' },
        ]}
      />,
    );
    const seen = screen
      .getAllByRole('listitem')
      .map((item) => [
        item.textContent,
        item.querySelector('use')?.getAttribute('href')?.split('#')[1],
        item.getAttribute('data-image'),
      ]);
    expect(seen).toEqual([
      ['On time', 'clock', 'above'],
      ['Loved', 'favourites', 'below'],
      ['To your door', 'truck', 'above'],
    ]);
    expect(sourceOf('ui/feature-list/feature-list.css')).toMatch(
      /data-image='below'\] \{\s*flex-direction: column-reverse/,
    );
  });
});
