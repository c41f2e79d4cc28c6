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

describe('By keyboard, the box', () => {
  it('has the focus all along, while the arrow keys say which option is on', async () => {
    rig.show();
    await offered();
    for (const at of [0, 1, 2, 3]) {
      rig.press('ArrowDown');
      expect(rig.active()).toBe(rig.options()[at]);
      expect(
        rig
          .options()
          .map((option) => option.getAttribute('aria-selected') === 'true')
          .indexOf(true),
      ).toBe(at);
    }
    rig.press('ArrowDown');
    expect(rig.active()).toBeNull();
    rig.press('ArrowUp');
    expect(rig.active()).toBe(rig.options()[3]);
    expect([rig.box().value, document.activeElement]).toEqual(['mi', rig.box()]);
  });

  it('follows the option that is on by Enter, and sends what was typed when none is', async () => {
    rig.show();
    await offered();
    expect(fireEvent.keyDown(rig.box(), { key: 'Enter' })).toBe(true);
    expect(rig.followed).toEqual([]);
    rig.press('ArrowUp');
    expect(fireEvent.keyDown(rig.box(), { key: 'Enter' })).toBe(false);
    expect(rig.followed).toEqual(['/shop/productdetails?stockcode=100042&name=kowhai-blue-milk-2-l']);
    expect([rig.list(), rig.box().value]).toEqual([null, '']);
    await offered();
    rig.press('ArrowDown');
    rig.press('Enter');
    expect([rig.followed.at(-1), rig.box().value]).toEqual(['/shop/searchproducts?search=milk', 'milk']);
  });

  it('leaves to the text what is the text’s: Home, End, letters being composed, Shift and the arrows', async () => {
    rig.show();
    await offered();
    rig.press('ArrowDown');
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      rig.press('ArrowDown');
      expect(fireEvent.keyDown(rig.box(), { key })).toBe(true);
      expect(rig.active()).toBeNull();
    }
    expect(fireEvent.keyDown(rig.box(), { key: 'ArrowDown', isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(rig.box(), { key: 'ArrowUp', shiftKey: true })).toBe(true);
    expect(rig.active()).toBeNull();
  });

  it('closes by Escape first and clears then, opens by Alt and the arrow, and closes when it is left', async () => {
    rig.show();
    await offered();
    rig.press('Escape');
    expect([rig.list(), rig.box().value]).toEqual([null, 'mi']);
    rig.press('ArrowDown', { altKey: true });
    expect([rig.options().length, rig.active()]).toEqual([4, null]);
    rig.press('ArrowUp', { altKey: true });
    expect(rig.list()).toBeNull();
    rig.press('ArrowDown', { altKey: true });
    act(() => rig.box().blur());
    expect([rig.list(), rig.box().value]).toEqual([null, 'mi']);
    rig.press('Escape');
    expect([rig.box().value, rig.clearButton()]).toEqual(['', null]);
    expect(fireEvent.keyDown(rig.box(), { key: 'Escape' })).toBe(true);
  });

  it('keeps its suggestions while another window has the focus', async () => {
    rig.show();
    await offered();
    act(() => void fireEvent.blur(rig.box()));
    expect(rig.options()).toHaveLength(4);
  });
});

describe('By mouse and touch, the box', () => {
  it('follows what is pressed without losing the focus, and leaves other windows to the browser', async () => {
    rig.show();
    await offered();
    const [, second] = rig.options();
    expect(fireEvent.mouseDown(second as Element)).toBe(false);
    fireEvent.click(second as Element, { ctrlKey: true });
    expect(rig.options()).toHaveLength(4);
    fireEvent.click(second as Element);
    expect([rig.list(), rig.box().value, document.activeElement]).toEqual([null, 'milk powder', rig.box()]);
  });

  it('closes by a press outside, and opens again by one in it', async () => {
    rig.show();
    await offered();
    act(() => void fireEvent.pointerDown(rig.list() as Element));
    expect(rig.options()).toHaveLength(4);
    act(() => void fireEvent.pointerDown(screen.getByRole('heading')));
    expect(rig.list()).toBeNull();
    act(() => void fireEvent.click(rig.box()));
    expect(rig.options()).toHaveLength(4);
    expect(rig.questions).toHaveLength(1);
  });

  it('is cleared by its button, and has the focus then', async () => {
    rig.show('milk');
    await rig.turnTo();
    const button = screen.getByRole('button', { name: 'Clear the search' });
    button.focus();
    fireEvent.click(button);
    expect([rig.box().value, document.activeElement, rig.clearButton()]).toEqual(['', rig.box(), null]);
  });
});

it('has rows of 44 pixels, no higher than what is in sight, that scroll by themselves', () => {
  const css = sourceOf('ui/search-box/search-suggestions.css');
  expect(css).toMatch(/\.suggestion \{[^}]*min-height: 44px;/);
  expect(css).toMatch(/max-height: calc\(var\(--window-height, 100dvh\) - \d+px\);/);
  expect(css).toMatch(/overflow-y: auto;\s+overscroll-behavior: contain;/);
  expect(css).toMatch(/&\[aria-selected='true'\] \{[^}]*outline: 2px solid/);
});
