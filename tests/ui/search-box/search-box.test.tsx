import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueService } from '#services/catalogue/catalogue.http.ts';
import { FaultError } from '#services/fault.ts';
import { milk, none } from '#tests/machines/search-box/search-box.roster.ts';
import { json, shopEdge } from '#tests/services/edge.ts';
import { SearchBox } from '#ui/search-box/search-box.tsx';
import { faultsOf } from '../axe.ts';
import { sourceOf } from '../styles.ts';
import { searchBoxRig } from './search-box-rig.tsx';

const rig = searchBoxRig();
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** Turns to the box, types, and has the store answer. */
async function offered(typed = 'mi', answer = milk) {
  await rig.turnTo();
  rig.type(typed);
  await pass(300);
  await rig.answer(answer);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  rig.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[A1.08] [A1.31] The search box before anybody turns to it', () => {
  it('is a form that any visitor can send, without script and without having typed for nothing', () => {
    const page = document.createElement('div');
    const template = new DOMParser().parseFromString(renderToString(<SearchBox value="milk" />), 'text/html');
    page.append(...template.body.childNodes);
    const form = page.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/shop/searchproducts', 'get']);
    expect([...new FormData(form as HTMLFormElement)]).toEqual([['search', 'milk']]);
    expect(page.querySelector('input')).toBeRequired();
    expect(page.querySelectorAll('[role=listbox], [role=status]')).toHaveLength(0);
    expect(page.querySelectorAll('button')).toHaveLength(1);
  });

  it('asks for nothing, and shows another search with another page [A2.176]', () => {
    rig.show('milk');
    expect(rig.box()).toHaveValue('milk');
    rig.goTo('bread');
    expect(rig.box()).toHaveValue('bread');
    rig.goTo('');
    expect(rig.box()).toHaveValue('');
    expect(rig.questions).toEqual([]);
  });
});

describe('[A7.O1] What answers to typing', () => {
  it('comes with the focus or the pointer, and leaves focus and text where they were', async () => {
    rig.show();
    expect(rig.said()).toBeNull();
    act(() => rig.box().focus());
    const { current } = { current: rig.box() };
    fireEvent.input(current, { target: { value: 'mi' } });
    await act(async () => vi.dynamicImportSettled());
    expect(rig.box()).toBe(current);
    expect([current.value, document.activeElement]).toEqual(['mi', current]);
    await pass(300);
    expect(rig.questions.map(({ text }) => text)).toEqual(['mi']);
  });

  it('is not fetched without a network, and says nothing of it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rig.show();
    await rig.turnTo();
    expect(rig.said()).toBeNull();
  });

  it('keeps what somebody types while the next page is on its way', async () => {
    rig.show();
    await rig.turnTo();
    rig.type('milk');
    rig.goTo('bread');
    expect(rig.box()).toHaveValue('milk');
    act(() => rig.box().blur());
    rig.goTo('rice');
    expect(rig.box()).toHaveValue('rice');
    await pass(1_000);
    expect(rig.questions).toEqual([]);
  });
});

describe('[A7.006] The suggestions', () => {
  it('are a list of named groups: words, places in the shop, and products that say their whole offer', async () => {
    rig.show();
    await offered();
    const list = screen.getByRole('listbox', { name: 'Search suggestions' });
    const groups = within(list).getAllByRole('group');
    expect(
      groups.map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        within(group)
          .getAllByRole('option')
          .map((option) => option.getAttribute('href')),
      ]),
    ).toEqual([
      ['Suggestions', ['/shop/searchproducts?search=milk', '/shop/searchproducts?search=milk%20powder']],
      ['Departments', ['/shop/browse/fridge-and-deli/milk']],
      ['Products', ['/shop/productdetails?stockcode=100042&name=kowhai-blue-milk-2-l']],
    ]);
    expect(screen.getByRole('option', { name: /^Kōwhai blue milk 2 litre, 4 dollars 19, / })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search for products' })).toHaveAttribute('aria-controls', list.id);
    vi.useRealTimers();
    expect(await faultsOf(document.body)).toEqual([]);
  });

  it('stand out where they begin as it was typed, macrons or not', async () => {
    rig.show();
    await offered('kowhai MI', { ...milk, terms: ['almond milk'] });
    const strong = rig.options().map((option) => [...option.querySelectorAll('b')].map((part) => part.textContent));
    expect(strong).toEqual([['mi'], ['Mi'], ['Kōwhai', 'mi']]);
  });

  it('are counted for those who listen, once for each burst of typing', async () => {
    rig.show();
    await rig.turnTo();
    const said: string[] = [];
    const hear = new MutationObserver(() => void said.push(rig.said() ?? ''));
    hear.observe(document.querySelector('[role=status]') as Element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    for (const text of ['mi', 'mil', 'milk']) {
      rig.type(text);
      await pass(100);
    }
    await pass(300);
    await rig.answer(milk);
    rig.press('ArrowDown');
    rig.press('ArrowDown');
    await pass(5_000);
    expect(said.filter(Boolean)).toEqual(['4 suggestions']);
    rig.type('milky');
    await pass(300);
    await rig.answer({ ...none, terms: ['milky bar'] });
    rig.type('milkyx');
    await pass(300);
    await rig.answer(none);
    hear.disconnect();
    expect(said.filter(Boolean)).toEqual(['4 suggestions', '1 suggestion', 'No suggestions']);
  });

  it('that do not come are nobody’s business', async () => {
    rig.show();
    await rig.turnTo();
    rig.type('mi');
    await pass(300);
    await rig.refuse(new FaultError({ tag: 'offline', message: 'You are offline.' }));
    expect([rig.list(), rig.said(), screen.queryByRole('alert')]).toEqual([null, '', null]);
    expect(fireEvent.submit(rig.box().form as HTMLFormElement)).toBe(true);
  });
});

it.each([
  ['rubbish', () => json({ search: 'mi', terms: 7, products: [{}] })],
  ['no JSON', () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } })],
  ['a refusal', () => json({ error: 'No.' }, 400)],
])('The box that is answered with %s is a plain search box', async (_, answer) => {
  const { http, asked } = shopEdge(answer);
  rig.show('', { asked: createCatalogueService(http).suggestions });
  await rig.turnTo();
  rig.type('mi');
  await pass(300);
  await act(async () => vi.dynamicImportSettled());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await pass(4_000);
  expect([rig.list(), rig.said(), rig.box().value]).toEqual([null, '', 'mi']);
  expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/v1/products/search-suggestions');
});

it('has rows of 44 pixels, no higher than what is in sight, that scroll by themselves', () => {
  const css = sourceOf('ui/search-box/search-suggestions.css');
  expect(css).toMatch(/\.suggestion \{[^}]*min-height: 44px;/);
  expect(css).toMatch(/max-height: calc\(var\(--window-height, 100dvh\) - \d+px\);/);
  expect(css).toMatch(/overflow-y: auto;\s+overscroll-behavior: contain;/);
  expect(css).toMatch(/&\[aria-selected='true'\] \{[^}]*outline: 2px solid/);
});
