import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import {
  type SavedListsContext,
  type SavedListsEvent,
  openListOf,
  savedListsMachine,
} from '#machines/saved-lists/index.ts';
import { ListItemsPage } from '#ui/pages/list-items/list-items-page.tsx';
import { SavedPage } from '#ui/pages/saved/saved-page.tsx';
import { ListsPage } from '#ui/pages/lists/lists-page.tsx';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { summary, weekly } from '#tests/machines/saved-lists/saved-lists.roster.ts';
import { faultsOf } from '../axe.ts';

const { plain } = sampleProducts;
const value = { overview: 'read', open: 'shown', change: 'resting', ask: 'closed' } as const;
const blank: SavedListsContext = {
  subject: 'mere',
  lists: [summary('a', 'Weekly shop'), summary('b', 'Baking')],
  listsFault: null,
  openId: 'a',
  list: weekly,
  listFault: null,
  unticked: [],
  takenOff: null,
  queue: [],
  fault: null,
  problems: {},
  saved: null,
  askedId: null,
  token: null,
  adding: noAdding,
};

function shown(context: Partial<SavedListsContext> = {}, at: object = {}, link: string | null = null) {
  const sent: SavedListsEvent[] = [];
  const snapshot = savedListsMachine.resolveState({ value: { ...value, ...at }, context: { ...blank, ...context } });
  let printed = 0;
  const view = render(
    <ListItemsPage
      shown={openListOf(snapshot)}
      link={link}
      onSend={(event) => sent.push(event)}
      onPrint={() => (printed += 1)}
    />,
  );
  return { sent, view, printed: () => printed };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => within(screen.getByRole('list', { name: 'Weekly shop' })).getAllByRole('listitem');

describe('The items of a saved list', () => {
  it('are ticked to be added, what cannot be had says why and has no tick, and the total is today’s [A2.048]', async () => {
    const { sent, view } = shown();
    const [milk, jam] = rows();
    expect(within(milk as HTMLElement).getByRole('checkbox')).toHaveProperty('checked', true);
    expect(within(jam as HTMLElement).queryByRole('checkbox')).toBeNull();
    expect(jam?.textContent).toContain('Not sold any more');
    expect(view.container.textContent).toContain('1 of these cannot be added today; it says why.');
    expect(view.container.textContent).toContain('about $8.38 today');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add Kōwhai blue milk 2 L' }));
    press('Add 1 to trolley');
    press('Remove: Kōwhai blue milk 2 L from the list');
    expect(sent).toEqual([
      { type: 'item.tick', sku: plain.sku, isWanted: false },
      { type: 'items.add' },
      { type: 'item.want', sku: plain.sku, amount: 0 },
    ]);
    expect(await faultsOf(view.container)).toEqual([]);
  });

  it('cannot be added when none is ticked, and the button says what is missing', () => {
    shown({ unticked: [plain.sku] });
    expect(screen.getByRole('button', { name: 'Tick something to add it' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('say what came of adding them, with the way to the trolley', () => {
    shown({ adding: { state: 'added', of: 'a', pending: ['1'], added: ['2', '3'], lost: ['4'] } });
    const outcome = document.querySelector('.list-items-outcome');
    expect(outcome?.textContent).toContain(
      '2 products of “Weekly shop” are in your trolley. 1 could not be added. 1 more on the way.',
    );
    expect(screen.getByRole('link', { name: 'See my trolley' }).getAttribute('href')).toBe('/trolley');
  });

  it('are shared by a link that can be copied, and no longer when it is ended', () => {
    const list = { ...weekly, isShared: true };
    const link = 'https://kete.example/shoppinglist?shared=x';
    const { sent } = shown({ list }, {}, link);
    expect(screen.getByRole('textbox', { name: 'Link to this list' })).toHaveProperty('value', link);
    press('Stop sharing');
    expect(sent).toEqual([{ type: 'list.unshare', id: 'a' }]);
  });

  it('are renamed in place: the name has the focus, and a taken one is judged before it is sent', () => {
    const { sent } = shown({}, { ask: 'renaming' });
    const box = screen.getByRole('textbox', { name: 'Name of the list' });
    fireEvent.input(box, { target: { value: 'baking' } });
    press('Save name');
    fireEvent.input(box, { target: { value: 'Monthly shop' } });
    press('Save name');
    expect(sent).toEqual([
      { type: 'list.rename', id: 'a', name: 'baking', problems: { name: 'You have a list of that name already.' } },
      { type: 'list.rename', id: 'a', name: 'Monthly shop' },
    ]);
  });

  it('are printed, and put back with Undo', () => {
    const item = weekly.items[0];
    const { sent, printed } = shown({ takenOff: item ? { item, at: 0 } : null });
    press('Print');
    press(/^Undo/);
    expect([printed(), sent]).toEqual([1, [{ type: 'item.restore' }]]);
  });

  it('lead back to the lists when there is no such list', () => {
    shown({ list: null }, { open: 'missing' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such list');
    expect(screen.getByRole('link', { name: 'All saved lists' }).getAttribute('href')).toBe('/saved');
  });
});

describe('The saved lists', () => {
  const resting = { state: 'resting', fault: null, problems: {}, saved: null } as const;
  it('lead to each, say how many products it has, and ask before one is deleted [A2.045]', async () => {
    const sent: SavedListsEvent[] = [];
    const lists = [summary('a', 'Weekly shop'), summary('b', 'Baking', 1)];
    const view = render(
      <SavedPage
        shown={{ state: 'read', lists, fault: null, asked: null, change: resting }}
        trolleyCount={2}
        onSend={(event) => sent.push(event)}
      />,
    );
    expect(screen.getByRole('link', { name: 'Baking' }).getAttribute('href')).toBe('/listitems?id=b');
    expect(view.container.textContent).toContain('1 product · Changed');
    expect(screen.getByRole('link', { name: 'Save my trolley as a list' }).getAttribute('href')).toBe(
      '/saved/(vt-modal:save-as-list)',
    );
    press('Delete list: Baking');
    expect(sent).toEqual([{ type: 'list.remove', id: 'b' }]);
    expect(await faultsOf(view.container)).toEqual([]);
  });

  it('stand among all the lists, each with how much is on it, and nothing where nobody knows [A2.042] [B2.25]', () => {
    render(<ListsPage counts={{ shoppingList: 12, savedLists: 0, favourites: null }} />);
    const links = within(screen.getByRole('main')).getAllByRole('link').slice(1);
    expect(links.map((link) => [link.getAttribute('href'), link.querySelector('.lists-count')?.textContent])).toEqual([
      ['/shoppinglist', '12 items'],
      ['/saved', 'Nothing yet'],
      ['/myfavourites', undefined],
      ['/shop/editsearchlist', undefined],
      ['/pastorders', undefined],
    ]);
  });
});
