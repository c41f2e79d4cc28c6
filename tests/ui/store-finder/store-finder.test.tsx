import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { storeFinderOf } from '#machines/store-finder/index.ts';
import { faultsOf } from '../axe.ts';
import { entries, few, found, kilbirnie, page, title } from './rig.tsx';
import { storeIn, stores } from './stores.ts';

const entryOf = (name: string) => {
  const entry = screen.getByRole('heading', { name }).closest('li');
  if (!entry) throw new Error(`${name} has no entry.`);
  return within(entry);
};
describe('The store finder', () => {
  it('lists every store under its region, with address, hours, ways to pick up and telephone [A2.081]', () => {
    render(page());
    expect(entries().sort((a, b) => a - b)).toEqual(stores.map(({ id }) => id));
    const wellington = within(screen.getByRole('region', { name: 'Wellington' }));
    expect(wellington.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Kete Kilbirnie',
      'Kete Paraparaumu',
      'Kete Petone',
      'Kete Porirua',
      'Kete Thorndon',
    ]);
    const entry = entryOf('Kete Kilbirnie');
    expect(entry.getByText('9 Bay Corner, Kilbirnie, Wellington 6022')).toBeVisible();
    expect(entry.getByText('Closing soon, at 10pm')).toBeVisible();
    expect(entry.getByText('Monday to Saturday 7am to 10pm')).toBeVisible();
    expect(entry.getByText('Pick up: in store, direct to boot')).toBeVisible();
    expect(entry.getByRole('link', { name: /Call Kete Kilbirnie/ })).toHaveAttribute('href', 'tel:005550131');
    expect(entryOf('Kete Thorndon').getByText('Open until 11pm')).toBeVisible();
    expect(entryOf('Kete Thorndon').getByText('Express: groceries within the hour')).toBeVisible();
    expect(entryOf('Kete Porirua').getByText('Closed. Opens tomorrow at 7am')).toBeVisible();
  }, 20_000);

  it('has a way to each region and a fragment for each store', () => {
    render(page());
    for (const link of within(screen.getByRole('navigation', { name: 'Regions' })).getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent ?? '?');
    expect(document.querySelector('#store-12')).toHaveTextContent(stores[11]?.name ?? '');
  });

  it('is a form that asks by its address, so that it works without script', () => {
    render(page({ found: found('newtown', 'Kilbirnie', 'Thorndon') }));
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/store-finder', 'get']);
    expect(screen.getByRole('searchbox', { name: 'Suburb, town or postcode' })).toHaveValue('newtown');
    expect(entries()).toEqual([kilbirnie.id, storeIn('Thorndon').id]);
    expect(screen.getByRole('link', { name: 'Show all stores' })).toHaveAttribute('href', '/store-finder');
  });

  it('says which store is shown before one is chosen, and what choosing needs', () => {
    render(page());
    expect(screen.getByText(/You have not chosen a store yet/).parentElement).toHaveTextContent(
      'You have not chosen a store yet. Until you do, prices and stock are those of Kete Ponsonby.',
    );
    expect(screen.getByText(/needs JavaScript/)).toHaveAttribute('data-without-script');
    for (const button of screen.getAllByRole('button', { name: /Choose as my store/ }))
      expect(button).toHaveAttribute('data-needs-script');
  });

  it('chooses a store by its button, and marks the chosen one wherever it stands', () => {
    const onChoose = vi.fn<(storeId: number) => void>();
    const { rerender, container } = render(page({ onChoose }));
    fireEvent.click(entryOf('Kete Kilbirnie').getByRole('button', { name: 'Choose as my store Kete Kilbirnie' }));
    expect(onChoose.mock.calls).toEqual([[kilbirnie.id]]);
    rerender(page({ onChoose, shown: { storeId: kilbirnie.id, isChosen: true } }));
    const button = entryOf('Kete Kilbirnie').getByRole('button', { name: 'Your store Kete Kilbirnie' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('button', { name: /^Your store/ })).toHaveLength(1);
    expect(screen.getByText(/^Your store:/).parentElement).toHaveTextContent(
      'Your store: Kete Kilbirnie. Prices and stock are those of Kete Kilbirnie.',
    );
    for (const dot of container.querySelectorAll('.store-map [data-chosen]'))
      expect(dot).toHaveAttribute('data-store', String(kilbirnie.id));
    expect(container.querySelectorAll('.store-map [data-chosen]')).toHaveLength(2);
  });

  it('does not choose a store again while it is being chosen, takes another instead, and says so aloud', () => {
    const onChoose = vi.fn<(storeId: number) => void>();
    render(page({ onChoose, choice: { state: 'changing', storeId: kilbirnie.id } }));
    for (const button of screen.getAllByRole('button', { name: / Kete/ })) fireEvent.click(button);
    expect(onChoose).toHaveBeenCalledTimes(stores.length - 1);
    expect(onChoose).not.toHaveBeenCalledWith(kilbirnie.id);
    expect(screen.getByRole('button', { name: 'Choosing… Kete Kilbirnie' })).toBeVisible();
    expect(screen.getByText('Choosing… Kete Kilbirnie')).toHaveAttribute('role', 'status');
  });

  it('takes no choice while an order is being changed, and says why', () => {
    const onChoose = vi.fn<(storeId: number) => void>();
    render(page({ onChoose, choice: { state: 'blocked', storeId: null } }));
    for (const button of screen.getAllByRole('button', { name: /Kete/ })) fireEvent.click(button);
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('note')).toHaveTextContent(/changing an order/);
  });

  it('says what a choice means and leads back to where the visitor came from', async () => {
    const chosen = {
      choice: { state: 'changed', storeId: kilbirnie.id },
      shown: { storeId: kilbirnie.id, isChosen: true },
    } as const;
    const { rerender, container } = render(page({ ...chosen, stores: few, backHref: '/shop/browse/bakery' }));
    const said = 'Kete Kilbirnie is your store now. Prices and stock are now those of Kete Kilbirnie.';
    expect(entryOf('Kete Kilbirnie').getByText(said)).toBeVisible();
    expect(screen.getAllByText(said).map((one) => one.getAttribute('role'))).toContain('status');
    expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/shop/browse/bakery');
    expect(await faultsOf(container)).toEqual([]);
    rerender(page(chosen));
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/shop/browse/departments');
  }, 20_000);

  it('says that a choice failed, where it was made, and tries again', () => {
    const onRetry = vi.fn<() => void>();
    render(page({ onRetry, choice: { state: 'failed', storeId: kilbirnie.id } }));
    const entry = entryOf('Kete Kilbirnie');
    expect(entry.getByText('We could not save that just now. Your store has not changed.')).toBeVisible();
    fireEvent.click(entry.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says nothing of a store that nobody knows', () => {
    render(page({ shown: { storeId: null, isChosen: false } }));
    expect(document.querySelector('.your-store')).toBeNull();
  });

  it('has a map that repeats the list, out of the way of keys and of readers', () => {
    const { container } = render(page({ found: found('wellington', 'Kilbirnie', 'Thorndon') }));
    const map = container.querySelector('.store-map');
    expect(map).toHaveAttribute('aria-hidden', 'true');
    const dots = [...container.querySelectorAll('.store-map-country .store-map-dot')];
    expect(dots).toHaveLength(stores.length);
    expect(
      dots.filter((dot) => dot.getAttribute('data-found') === 'true').map((dot) => dot.getAttribute('href')),
    ).toEqual([`#store-${storeIn('Thorndon').id}`, `#store-${kilbirnie.id}`]);
    for (const dot of dots) expect(dot).toHaveAttribute('tabindex', '-1');
  });

  it('shows on the map where the store under the pointer or the focus is', () => {
    const { container } = render(page());
    const pointed = () => container.querySelector('.store-map-country [data-pointed]')?.getAttribute('data-store');
    fireEvent.focusIn(entryOf('Kete Kilbirnie').getByRole('button'));
    expect(pointed()).toBe(String(kilbirnie.id));
    fireEvent.pointerOver(entryOf('Kete Thorndon').getByText(/Molesworth/));
    expect(pointed()).toBe(String(storeIn('Thorndon').id));
    fireEvent.pointerLeave(container.querySelector('.store-finder-list') as Element);
    expect(pointed()).toBeUndefined();
  });

  it('is drawn on the server as in the browser', () => {
    const html = renderToString(page({ found: found('newtown', 'Kilbirnie') }));
    expect(html).toContain('Kete Kilbirnie');
    expect(html).toContain('viewBox');
  });

  it('empties the field and shows every store at a press, without another address', async () => {
    vi.useFakeTimers();
    const { unmount } = render(page({ machine: storeFinderOf(async (search) => found(search, 'Kilbirnie')) }));
    const field = screen.getByRole('searchbox');
    fireEvent.input(field, { target: { value: 'kil' } });
    await act(async () => void (await vi.advanceTimersByTimeAsync(250)));
    expect([entries(), title()]).toEqual([[kilbirnie.id], '1 store for “kil”']);
    fireEvent.click(screen.getByRole('link', { name: 'Show all stores' }));
    expect([field, document.activeElement]).toEqual([document.activeElement, field]);
    expect(field).toHaveValue('');
    expect(title()).toBe('All stores (40)');
    unmount();
    vi.useRealTimers();
  });
});
