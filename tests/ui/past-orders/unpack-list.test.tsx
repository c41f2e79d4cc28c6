import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { packed, planned } from '#ui/pages/unpack-list/unpack-list.samples.tsx';
import { UnpackListPage } from '#ui/pages/unpack-list/unpack-list-page.tsx';
import { faultsOf } from '../axe.ts';

const page = (order = packed, onPrint = () => {}) =>
  render(<UnpackListPage order={order} backHref="/account/orders?order=1" onPrint={onPrint} />);
const wordsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

describe('The unpack list', () => {
  it('says what came, by fridge, freezer and pantry, and what did not', async () => {
    const { container } = page();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Fridge', 'Freezer', 'Pantry'],
      ...['Also in your bags', 'Did not come'],
    ]);
    expect(wordsIn('Fridge')).toEqual(['2 × Kōwhai blue milk 2 L']);
    expect(wordsIn('Freezer')).toEqual(['2 × Harakeke hoki fillets you ordered 3']);
    expect(wordsIn('Pantry')).toEqual([
      '1.18 kg Red kūmara you ordered 1.25 kg',
      '1 × Rātā rolled oats instead of Tūī rolled oats, wholegrain',
    ]);
    expect(wordsIn('Did not come')).toEqual(['Feijoa sorbet']);
    expect(screen.queryByText(/is not packed yet/)).toBeNull();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('of an order that is not packed yet says what was ordered, and that it may change', () => {
    page(planned);
    expect(screen.getByText(/is not packed yet/)).toBeVisible();
    expect(wordsIn('Pantry')).toEqual(['1.25 kg Red kūmara', '1 × Tūī rolled oats, wholegrain']);
    expect(screen.queryByRole('region', { name: 'Did not come' })).toBeNull();
  });

  it('is ticked while unpacking, and printed by a press', () => {
    const print = vi.fn<() => void>();
    page(packed, print);
    const box = screen.getByRole('checkbox', { name: /Kōwhai blue milk/ });
    fireEvent.click(box);
    expect(box).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
