import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { changedItems, type ListChange } from '#services/lists/list-change.rules.ts';
import type { ShoppingListItem } from '#services/lists/shopping-list.contract.ts';
import { linesIn } from '#ui/shopping-list/add-lines.tsx';
import { listReportWords } from '#ui/shopping-list/list-words.ts';
import { type ListActor, ShoppingList } from '#ui/shopping-list/shopping-list.tsx';
import { samples } from '#ui/shopping-list/shopping-list.samples.tsx';
import { linesOf } from '#ui/shopping-list/still-list.ts';
import { ShoppingListPage } from '#ui/pages/shopping-list/shopping-list-page.tsx';
import { SharedListPage } from '#ui/pages/shopping-list/shared-list-page.tsx';
import { ListPanel } from '#ui/list-panel/list-panel.tsx';
import { faultsOf } from '../axe.ts';

/** A list that answers at once. */
function live(first: readonly ShoppingListItem[], isShopper = true) {
  let items = first;
  const list = createActor(
    shoppingListMachine.provide({
      actors: {
        loadList: fromPromise(async () => ({ list: { items: [...items], isShared: false }, waiting: 0 })) as never,
        saveChange: fromPromise(async ({ input }: { input: { change: ListChange } }) => {
          items = changedItems(items, input.change);
          return { items: [...items], isShared: false };
        }) as never,
        makeShare: fromPromise(async () => 'a-token'),
        endShare: fromPromise(async () => undefined) as never,
      },
    }),
    { input: { subject: isShopper ? 'aroha' : null, isShopper } },
  );
  list.start();
  list.send({ type: 'list.need' });
  return list as ListActor;
}
const settled = () => act(async () => void (await new Promise(setImmediate)));
const shown = () =>
  within(screen.getByRole('list', { name: 'What is on your list' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('.shopping-list-words')?.textContent);
const field = () => screen.getByLabelText('Add to your list') as HTMLInputElement;

describe('A shopping list', () => {
  it('takes a line by Enter, each line of a paste, and keeps the place where one writes', async () => {
    render(<ShoppingList list={live([])} />);
    await settled();
    fireEvent.change(field(), { target: { value: ' Milk ' } });
    fireEvent.submit(field());
    await settled();
    expect([shown(), field().value, document.activeElement]).toEqual([['Milk'], '', field()]);
    fireEvent.paste(field(), { clipboardData: { getData: () => '- Eggs\r\n• Bread\n\n[ ] Tea' } });
    await settled();
    expect(shown()).toEqual(['Milk', 'Eggs', 'Bread', 'Tea']);
  });

  it('reads the lines of what is pasted without what marks them', () => {
    expect(linesIn('* a\n - b \n☐ c\n1 kg d\n\n')).toEqual(['a', 'b', 'c', '1 kg d']);
  });

  it('ticks, removes with the focus on the next line, and puts back with one undo', async () => {
    render(<ShoppingList list={live(linesOf('Milk', 'Eggs', 'Bread'))} />);
    await settled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Eggs' }));
    await settled();
    expect((screen.getByRole('checkbox', { name: 'Eggs' }) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Eggs' }));
    await settled();
    expect(shown()).toEqual(['Milk', 'Bread']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bread' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect(shown()).toEqual(['Milk', 'Bread', 'Eggs']);
    expect((screen.getByRole('checkbox', { name: 'Eggs' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('leads each line to its search with the list beside it, and hands all that is open to one search', async () => {
    const handed: (readonly string[])[] = [];
    render(
      <ShoppingListPage
        list={live(linesOf('Milk', 'x Eggs'))}
        isGuest={false}
        origin="https://kete.example"
        onLookAll={(words) => handed.push(words)}
      />,
    );
    await settled();
    expect(screen.getByRole('link', { name: 'Find Milk' }).getAttribute('href')).toBe(
      '/shop/searchproducts?search=Milk&openShoppingList=true',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Look for all at once' }));
    expect(handed).toEqual([['Milk']]);
  });

  it('is shared by a link that can be taken without leave to copy', async () => {
    render(
      <ShoppingListPage
        list={live(linesOf('Milk'))}
        isGuest={false}
        origin="https://kete.example"
        onLookAll={() => undefined}
      />,
    );
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await settled();
    const link = screen.getByLabelText('Link to your list') as HTMLInputElement;
    expect(link.value).toBe('https://kete.example/shoppinglist?shared=a-token');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await settled();
    expect([document.activeElement, link.selectionEnd]).toEqual([link, link.value.length]);
    expect(screen.getByText('The link is selected: copy it with your keyboard or the menu.')).toBeVisible();
  });

  it('is not offered to be shared by a guest, who is told where it is kept', async () => {
    render(
      <ShoppingListPage
        list={live(linesOf('Milk'), false)}
        isGuest
        origin="https://kete.example"
        onLookAll={() => undefined}
      />,
    );
    await settled();
    expect(screen.queryByText('Share this list')).toBeNull();
    expect(screen.getByText(/kept in this browser/)).toBeVisible();
  });

  it('beside a search marks what is searched for and leads back to the page without it', async () => {
    render(
      <ListPanel list={live(linesOf('Milk', 'Eggs'))} current="MILK" closeHref="/shop/searchproducts?search=MILK" />,
    );
    await settled();
    expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('Find Milk, looked for now');
    expect(screen.getByRole('link', { name: 'Close the list' }).getAttribute('href')).toBe(
      '/shop/searchproducts?search=MILK',
    );
  });

  it('of somebody else can be read and taken over, and says so when it is not shared any more', () => {
    let taken = 0;
    const shared = { name: '', items: [{ text: 'Milk', sku: null, quantity: null, pricingUnit: null }] };
    const { rerender } = render(<SharedListPage shared={shared} onAddAll={() => taken++} />);
    fireEvent.click(screen.getByRole('button', { name: 'Add all to my list' }));
    expect([taken, screen.getByRole('link', { name: 'Milk' }).textContent]).toEqual([1, 'Milk']);
    rerender(<SharedListPage shared={null} onAddAll={() => taken++} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This list is not shared any more.');
  });

  it('says aloud what was added, was there already and did not fit, and what was merged [A4.38]', () => {
    expect(listReportWords({ type: 'items.added', added: ['Milk'], already: ['Eggs'], left: 2 })).toBe(
      'Milk is on your list. Eggs is on your list already. Your list is full: 2 did not fit.',
    );
    expect(listReportWords({ type: 'list.merged', added: 4, already: 2 })).toBe(
      'What you wrote before signing in: 4 items added, 2 already there.',
    );
  });

  it.each(Object.entries(samples))('has no fault of access: %s', async (_, sample) => {
    const { container } = render(<main>{sample}</main>);
    expect(await faultsOf(container)).toEqual([]);
  });
});
