import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { faultsOf } from '../axe.ts';
import { listingOf } from '../samples.ts';
import { dietary, halal, onPhone, opener, Page, type Shown, sheet, vegan } from './filters-rig.tsx';

const rig = onPhone();

const open = async (shown: Shown = {}) => {
  const page = render(<Page {...shown} />);
  opener().focus();
  await act(async () => void fireEvent.click(opener()));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
};
const results = () => document.querySelector('[data-results]');
const chosenTwo: Shown = {
  changes: {
    facets: [dietary(vegan, halal)],
    selectedFilters: [vegan, halal],
    products: { items: [], totalItems: 1_204 },
  },
  search: { filters: ['Dietary;Vegan;Vegan;true', 'Dietary;Halal;Halal;true'] },
};

describe('The filters of a small screen', () => {
  it('are a modal sheet, named and with a way to close it; the page behind keeps no copy of them [B4.069] [B4.070]', async () => {
    const { dialog } = await open();
    expect(rig.platform.showModal).toHaveBeenCalledOnce();
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Vegan, 5 products' })).toHaveLength(1);
    expect(dialog.getByRole('link', { name: 'Vegan, 5 products' })).toHaveAttribute('data-keep-place');
  });

  it.each([
    ['its button', () => fireEvent.click(within(sheet()).getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(sheet(), { key: 'Escape' })],
    [
      'what the platform takes for closing, as a phone’s back button',
      () => fireEvent(sheet(), new Event('cancel', { cancelable: true })),
    ],
    ['a press beside it', () => [fireEvent.pointerDown(sheet()), fireEvent.click(sheet())]],
  ])('are closed by %s, and the focus goes back to what opened them', async (_, close) => {
    await open();
    await act(async () => void close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('lead to the count of the results when they are done, or were changed', async () => {
    const { rerender, dialog } = await open();
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Show 75 products' })));
    expect(results()).toHaveFocus();
    opener().focus();
    await act(async () => void fireEvent.click(opener()));
    rerender(<Page {...chosenTwo} />);
    await act(async () => void fireEvent.keyDown(sheet(), { key: 'Escape' }));
    expect(results()).toHaveFocus();
  });

  it('say how many products are left after each choice, are busy meanwhile, and keep the focus on the choice', async () => {
    const { rerender, dialog } = await open();
    const choice = dialog.getByRole('link', { name: /^Vegan,/ });
    choice.focus();
    expect(dialog.getByRole('status')).toHaveTextContent(/^75 products$/);
    rerender(<Page isMoving />);
    const busy = dialog.getByRole('button', { name: 'Counting products' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Page {...chosenTwo} />);
    expect(dialog.getByRole('button', { name: 'Show 1,204 products' })).toHaveAttribute('aria-busy', 'false');
    expect(dialog.getByRole('status')).toHaveTextContent(/^1,204 products$/);
    expect(sheet()).toHaveAccessibleName('Filters (2)');
    expect(choice).toHaveFocus();
    expect(choice).toHaveAttribute('aria-current', 'true');
  });

  it('can all be taken away in the sheet, and the focus is not lost with the way to do it', async () => {
    const { rerender, dialog } = await open(chosenTwo);
    const clear = dialog.getByRole('link', { name: 'Remove all filters' });
    expect(clear).toHaveAttribute('href', '/shop/specials');
    clear.focus();
    rerender(<Page />);
    expect(dialog.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  });

  it('make way when a place of the shop is gone to', async () => {
    const { dialog } = await open({ at: '/shop/browse/fridge-and-deli/milk-and-cream' });
    await act(async () => {
      dialog.getByRole('link', { name: /^Fresh milk,/ }).addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(dialog.getByRole('link', { name: /^Fresh milk,/ }));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stand beside the results again when the screen grows wide', async () => {
    await open();
    await act(async () => {
      Object.assign(window, { innerWidth: 970 });
      fireEvent(window, new Event('resize'));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Vegan, 5 products' })).toBeInTheDocument();
  });

  it('open in the page itself where there is no chart to hold them, as without script', async () => {
    render(<ListingPage listing={listingOf()} path="/shop/specials" search={{}} />);
    expect(fireEvent.click(opener())).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are without fault for those who listen', async () => {
    await open(chosenTwo);
    expect(await faultsOf(sheet())).toEqual([]);
  });
});
