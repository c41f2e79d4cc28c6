import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ForgottenShown } from '#machines/forgotten/index.ts';
import { HaveYouForgottenPage } from '#ui/pages/have-you-forgotten/have-you-forgotten-page.tsx';
import { some } from '#tests/machines/forgotten/forgotten.roster.ts';
import { faultsOf } from '../axe.ts';

const page = (shown: ForgottenShown, onReload = () => {}) =>
  render(<HaveYouForgottenPage shown={shown} checkoutHref="/checkout" onReload={onReload} />);

describe('What may have been forgotten [A7.009]', () => {
  it.each(['asking', 'suggesting', 'nothing', 'failed'] as const)(
    'keeps nobody from the checkout: %s',
    async (state) => {
      const { container } = page({ state, rows: state === 'suggesting' ? some.slice(0, 1) : [] });
      expect(screen.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute('href', '/checkout');
      expect(await faultsOf(container)).toEqual([]);
    },
  );

  it('is shown row by row with a way to add', () => {
    page({ state: 'suggesting', rows: some.slice(0, 1) });
    expect(screen.getByRole('heading', { name: 'You often buy' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Add Kōwhai blue milk/ })).toHaveAttribute('data-source', 'Forgotten');
  });

  it('that did not load can be asked for once more', () => {
    const reload = vi.fn<() => void>();
    page({ state: 'failed', rows: [] }, reload);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
