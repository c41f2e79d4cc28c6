import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DietaryProfileShown } from '#machines/dietary-profile/index.ts';
import { type DietaryProfile, noDiet } from '#services/dietary/dietary.contract.ts';
import { DietaryProfileForm } from '#ui/dietary-profile/dietary-profile.tsx';
import { DietLine } from '#ui/pages/listing/diet-line.tsx';
import { AgainstDiet } from '#ui/pages/product/against-diet.tsx';

const profile: DietaryProfile = { diets: ['Vegetarian'], avoids: ['Milk'], avoidsTraces: false };

function form(shown: Partial<DietaryProfileShown> = {}) {
  const [onWant, onRetry, onPutBack] = [
    vi.fn<(wanted: DietaryProfile) => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  const all = { state: 'shown', profile, wish: 'resting', fault: null, ...shown } as DietaryProfileShown;
  render(<DietaryProfileForm shown={all} onWant={onWant} onRetry={onRetry} onPutBack={onPutBack} />);
  return { onWant, onRetry, onPutBack };
}

describe('How somebody eats', () => {
  it('shows what is told, and wants the whole of it with each tick', async () => {
    const { onWant } = form();
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Egg' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /traces/ }));
    expect(onWant.mock.calls.map(([wanted]) => wanted)).toEqual([
      { ...profile, avoids: ['Milk', 'Egg'] },
      { ...profile, diets: [] },
      { ...profile, avoidsTraces: true },
    ]);
  });

  it('asks of traces only where there is something to leave traces', () => {
    form({ profile: noDiet });
    expect(screen.getByRole('checkbox', { name: /traces/ })).toBeDisabled();
  });

  it('says beside the ticks how the last one fares, with the ways on', async () => {
    const { onRetry, onPutBack } = form({ wish: 'lost', fault: { tag: 'offline', message: 'You are offline.' } });
    expect(screen.getByRole('status')).toHaveTextContent('Not saved: You are offline.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'As it was' }));
    expect([onRetry.mock.calls.length, onPutBack.mock.calls.length]).toEqual([1, 1]);
  });

  it('promises nothing: labels are read, and the pack is to be checked', () => {
    form();
    expect(screen.getByText(/Always check the pack/)).toBeVisible();
  });
});

describe('A list that is bound by it', () => {
  const to = (change: Readonly<Record<string, unknown>>) =>
    change['diet'] === 'any' ? '/shop/specials?diet=any' : '/shop/specials';

  it('says what is left out and how much, with the way to see it', () => {
    render(<DietLine diet={{ profile, isBound: true, hidden: 12 }} links={{ to }} />);
    expect(screen.getByText('Shown for how you eat: Vegetarian, no milk. 12 products are left out.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/shop/specials?diet=any');
  });

  it('says that it shows everything, with the way back; and offers no way where nothing is left out', () => {
    const { rerender } = render(<DietLine diet={{ profile, isBound: false, hidden: 0 }} links={{ to }} />);
    expect(screen.getByText(/You see everything/)).toBeVisible();
    expect(screen.getByRole('link', { name: /only what suits/ })).toHaveAttribute('href', '/shop/specials');
    rerender(<DietLine diet={{ profile, isBound: true, hidden: 0 }} links={{ to }} />);
    expect(screen.queryByRole('link', { name: 'Show everything' })).toBe(null);
  });
});

it('A product that is against it says in which way: it contains, it may, or its label does not say', () => {
  render(
    <AgainstDiet
      conflicts={[
        { kind: 'contains', what: 'Milk' },
        { kind: 'mayContain', what: 'Peanuts' },
        { kind: 'unmarked', what: 'Vegan' },
      ]}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It contains milk. It may contain peanuts. Its label does not say vegan.',
  );
});
