import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listSearchShown } from '#machines/list-search/index.ts';
import { FaultError } from '#services/fault.ts';
import { listSearchWords } from '#ui/list-match/list-search-words.ts';
import { EditSearchListPage } from '#ui/pages/edit-search-list/edit-search-list-page.tsx';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { kept, threeLines } from '#tests/machines/list-search/list-search.roster.ts';
import { faultsOf } from '../axe.ts';
import { renderList } from './rig.tsx';

const { plain, special, loose } = sampleProducts;
const text = '2 x milk\nkumara\nmoonstones';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your list' });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

async function shopping() {
  const list = renderList();
  fireEvent.input(box(), { target: { value: text } });
  fireEvent.click(button('Find everything'));
  await list.answer(threeLines);
  return list;
}

describe('[A2.047] The page of a whole list', () => {
  it('begins with the box that the list is written in, with and without script', () => {
    const html = renderToStaticMarkup(
      <EditSearchListPage shown={listSearchShown(undefined)} onLive={() => {}} onEvent={() => {}} />,
    );
    expect(html).toContain('<textarea');
    expect(html).toContain('Shop your whole list');
  });

  it('counts what is written, and leads back into the box when there is nothing', () => {
    renderList();
    fireEvent.input(box(), { target: { value: 'milk, bread' } });
    expect(screen.getByText('2 things to look for')).toBeVisible();
    fireEvent.input(box(), { target: { value: ' ' } });
    fireEvent.click(button('Find everything'));
    expect(screen.getByText('Write at least one thing you need.')).toBeVisible();
    expect(box()).toHaveFocus();
  });

  it('brings back what the tab remembers', () => {
    renderList(kept('oats\nrice'));
    expect(box().value).toBe('oats\nrice');
  });

  it('keeps the words when the store does not answer, and says why', async () => {
    const list = renderList();
    fireEvent.input(box(), { target: { value: text } });
    fireEvent.click(button('Find everything'));
    expect(heading()).toBe('Looking for 3 things…');
    await list.refuse(new FaultError({ tag: 'offline', message: '' }));
    expect(box().value).toBe(text);
    expect(screen.getByRole('alert')).toHaveTextContent(/offline/i);
    fireEvent.click(button('Try again'));
    await list.answer(threeLines);
    expect(heading()).toBe('2 x milk');
  });
});

describe('[A2.O9] Shopping down a list', () => {
  it('stands at the first line with the best match chosen, and the focus on it', async () => {
    const { container } = await shopping();
    expect(heading()).toBe('2 x milk');
    expect(screen.getByText('1 of 3')).toBeVisible();
    const chosen = screen.getByRole('radio', { checked: true });
    expect(chosen).toHaveAccessibleName(/^Kōwhai blue milk 2 litre/);
    expect(chosen).toHaveFocus();
    expect(screen.getByRole('radio', { name: /hoki/ })).toBeDisabled();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('adds what is chosen, as much as is said, and goes on with the focus', async () => {
    const { happened } = await shopping();
    fireEvent.click(screen.getByRole('radio', { name: /oats/ }));
    fireEvent.click(button(/^More of Tūī/));
    fireEvent.submit(screen.getByRole('radio', { checked: true }).closest('form') as HTMLFormElement);
    expect(happened.filter(({ type }) => type === 'product.wanted')).toMatchObject([{ sku: special.sku, amount: 3 }]);
    expect(heading()).toBe('kumara');
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    expect(button(/2 x milk\s?added/)).toBeVisible();
  });

  it('is not passed by a key that is held down, nor by the second press of a double click', async () => {
    await shopping();
    const held = screen.getByRole('radio', { checked: true });
    expect(fireEvent.keyDown(held, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(held, { key: 'Enter' })).toBe(true);
    fireEvent.click(button('Add'), { detail: 2 });
    fireEvent.click(button('Skip'), { detail: 2 });
    expect(heading()).toBe('2 x milk');
  });

  it('says that a line found nothing, and looks for other words', async () => {
    const { answer } = await shopping();
    fireEvent.click(button(/moonstones\s?nothing found/));
    expect(screen.getByText('We found nothing for “moonstones”.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    const words = screen.getByRole('searchbox', { name: 'Other words for this line' });
    fireEvent.change(words, { target: { value: 'oats' } });
    fireEvent.click(button('Look'));
    await answer({ results: [{ term: 'oats', search: 'oats', wanted: 1, products: [special], totalItems: 1 }] });
    expect(heading()).toBe('moonstones');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/oats/);
  });

  it('leads back, and to what was skipped', async () => {
    await shopping();
    fireEvent.click(button('Skip'));
    fireEvent.click(button('Back'));
    expect(screen.getByText('You skipped this line.')).toBeVisible();
    fireEvent.click(button('I want it after all'));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/blue milk/);
  });

  it('tells what came of it, with a way back to each line and to the shopping list', async () => {
    const { asked, answer } = await shopping();
    fireEvent.click(button('Add'));
    fireEvent.click(button('Skip'));
    fireEvent.click(button('Skip'));
    expect(heading()).toBe('Your list is done');
    expect(screen.getByText('1 of 3 are in your trolley.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Skipped' })).getByText('kumara')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Not found' })).getByText('moonstones')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your trolley' })).toHaveAttribute('href', '/trolley');
    fireEvent.click(button('Put the rest on my shopping list'));
    expect(asked).toHaveLength(2);
    await answer(null);
    expect(screen.getByText('The rest is on your shopping list.')).toBeVisible();
    fireEvent.click(button('Look at it again: kumara'));
    expect(heading()).toBe('kumara');
  });
});

describe('All lines of a list at once', () => {
  it('are chosen for, left out, and added with one press', async () => {
    const { container, happened } = await shopping();
    fireEvent.click(button('See all lines at once'));
    expect(button('Add 2 products')).toBeVisible();
    fireEvent.change(screen.getByRole('combobox', { name: 'Match for 2 x milk' }), { target: { value: special.sku } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add kumara' }));
    expect(button('Add 1 product')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add kumara' }));
    fireEvent.click(button('Add 2 products'));
    expect(happened.filter(({ type }) => type === 'product.wanted').map(({ sku }) => sku)).toEqual([
      special.sku,
      loose.sku,
    ]);
    expect(heading()).toBe('Your list is done');
  });
});

describe('What is said of a list', () => {
  it.each([
    [
      'Added Kōwhai blue milk 2 L. Next: bananas, 6 found',
      {
        type: 'line.passed',
        did: 'added',
        name: `${plain.name} ${plain.size}`,
        next: { term: 'bananas', count: 6 },
      },
    ],
    ['Skipped milk. The list is done', { type: 'line.passed', did: 'skipped', name: 'milk', next: null }],
    ['3 lines looked for, 1 with nothing found', { type: 'list.looked', count: 3, none: 1 }],
    ['Added 1 product. The list is done', { type: 'all.added', count: 1 }],
    ['oats: 0 found', { type: 'wording.looked', term: 'oats', count: 0 }],
    [null, { type: 'text.kept', subject: null, text: 'milk', isShopping: false, marks: [] }],
  ] as const)('is: %s', (words, happening) => {
    expect(listSearchWords(happening)).toBe(words);
  });
});
