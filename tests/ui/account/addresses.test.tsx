import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AddressesEvent } from '#machines/addresses/index.ts';
import { samples } from '#ui/pages/addresses/addresses.samples.tsx';
import type { AddressesPageProps } from '#ui/pages/addresses/addresses.types.ts';
import { AddressesPage } from '#ui/pages/addresses/addresses-page.tsx';

const propsOf = (name: string): AddressesPageProps =>
  (samples[name] as unknown as { readonly props: AddressesPageProps }).props;
function shows(name: string, more: Partial<AddressesPageProps> = {}) {
  const onSend = vi.fn<(event: AddressesEvent) => void>();
  const onMakePrimary = vi.fn<(addressId: number) => void>();
  const view = (props: AddressesPageProps) => (
    <AddressesPage {...props} onSend={onSend} onMakePrimary={onMakePrimary} {...more} />
  );
  const { rerender } = render(view(propsOf(name)));
  return { onSend, onMakePrimary, turns: (next: string) => rerender(view(propsOf(next))) };
}
const rows = () => within(screen.getByRole('list', { name: 'Your addresses' })).getAllByRole('listitem');
const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();

it('addresses stand line by line, the street apart at its commas, the main one first [A3.48] [A3.49] [A3.O7]', () => {
  shows('three addresses');
  const [home, bach, island] = rows();
  const lines = [...(home?.querySelectorAll('.address-row-line') ?? [])].map((line) => line.textContent);
  expect(lines).toEqual(['Flat 2', '12 Rimu Road', 'Karori', 'Wellington 6012']);
  expect([home?.textContent, bach?.textContent].map((text) => text?.includes('Main address'))).toEqual([true, false]);
  expect(bach?.textContent).toContain('only what keeps without a fridge');
  expect(island?.textContent).toContain('We do not deliver here.');
});

it('what is done to an address is told of that address [A1.24] [A2.071]', () => {
  const { onSend, onMakePrimary } = shows('three addresses');
  press(/^Make main address.*Old Coach/);
  press(/^Change.*Old Coach/);
  press(/^Remove.*Old Coach/);
  press('Add an address');
  expect(onMakePrimary.mock.calls).toEqual([[2]]);
  expect(onSend.mock.calls.map(([event]) => event)).toEqual([
    { type: 'form.open', addressId: 2 },
    { type: 'address.remove', addressId: 2 },
    { type: 'form.open', addressId: null },
  ]);
});

it('before the address of the next order goes, it is said what becomes of that, of the time and of the main address', () => {
  shows('asked to remove the main one');
  const question = screen.getByRole('group', { name: /^Remove Flat 2/ });
  expect(question.textContent).toContain('Your next order is to go there. Without it we still deliver to Karori');
  expect(question.textContent).toContain('The time you hold stays yours.');
  expect(question.textContent).toContain('Your main address is then 340 Old Coach Road');
  expect(document.activeElement?.textContent).toBe('Yes, remove it');
});

it('of another address nothing is said but that placed orders still go there', () => {
  shows('asked to remove another');
  const question = screen.getByRole('group', { name: /^Remove 340/ });
  expect(question.textContent).toMatch(/Remove 340[^?]*\?Orders that are placed still go there\.Yes/);
});

it('the focus comes back to what opened the question, and goes to what was done', () => {
  const { turns } = shows('three addresses');
  turns('asked to remove another');
  turns('three addresses');
  expect(document.activeElement?.textContent).toMatch(/^Remove.*Old Coach/);
  turns('asked to remove another');
  turns('one is removed');
  expect(document.activeElement?.textContent).toBe('340 Old Coach Road, RD 4, Wellington 6012 is removed.');
  turns('a new one');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Suburb/ }));
});

it('where the next order goes cannot be changed while an order is', () => {
  const { onMakePrimary, onSend } = shows('while an order is changed');
  press(/^Make main address.*Old Coach/);
  expect(onMakePrimary.mock.calls).toEqual([]);
  press(/^Change.*Old Coach/);
  expect(onSend.mock.calls).toHaveLength(1);
  expect(screen.getByText(/^You’re changing an order/)).toBeTruthy();
});
