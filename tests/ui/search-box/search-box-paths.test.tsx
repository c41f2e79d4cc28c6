import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { SearchBoxContext } from '#machines/search-box/index.ts';
import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';
import { chart, milk, none } from '#tests/machines/search-box/search-box.roster.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';
import { searchBoxRig } from './search-box-rig.tsx';

const rig = searchBoxRig();
afterEach(rig.end);

const two: Suggestions = { ...milk, terms: ['milk'], departments: [] };
/** The walk knows the rest: other texts, and longer and shorter lists. */
const shorter: Rostered = {
  ...chart,
  inputs: [{ text: 'mint' }],
  events: () => [
    ...chart.events({}).filter(({ type, text }) => !/^(?:mil |oats)$/.test(text) && type !== 'option.choose'),
    { type: 'page.change', text: 'mint' },
    { type: 'option.choose', index: 1 },
  ],
  answers: { suggest: [two, none] },
};

it('stands on the page as its chart says on every generated path', async () => {
  const isPlain = ({ text }: SearchBoxContext) => {
    expect(rig.box()).toHaveValue(text);
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(rig.clearButton() !== null).toBe(text !== '');
  };
  const isClosed = (context: SearchBoxContext) => {
    isPlain(context);
    expect(rig.list()).toBeNull();
    expect(rig.box()).toHaveAttribute('aria-expanded', 'false');
    expect(rig.active()).toBeNull();
    expect(rig.open()).toEqual([]);
  };
  const isWaiting = (context: SearchBoxContext) => {
    isPlain(context);
    expect(rig.list() !== null).toBe(context.offer !== null);
    expect(rig.box()).toHaveAttribute('aria-expanded', String(context.offer !== null));
    if (context.offer) expect(rig.list()).toHaveAttribute('aria-busy', 'true');
    expect(rig.active()).toBeNull();
    expect(rig.said()).toBe('');
  };
  let pages = 0;
  const { paths, seen } = await playEveryPath(shorter, {
    render: ({ text }: { text: string }) => {
      rig.show(text, { whole: true });
    },
    drive: {
      'text.type': ({ text }: AnyEventObject) => {
        rig.type(text);
      },
      'text.clear': () => {
        const button = rig.clearButton();
        return button ? void fireEvent.click(button) : false;
      },
      'page.change': ({ text }: AnyEventObject) => {
        rig.box().value = text;
        // A page is another page by another search, were it only by the room around it.
        pages += 1;
        rig.goTo(`${text}${' '.repeat(pages)}`);
      },
      'suggestions.open': () => {
        rig.press('ArrowDown', { altKey: true });
      },
      'option.move': ({ towards }: AnyEventObject) => {
        rig.press(towards === 'next' ? 'ArrowDown' : 'ArrowUp');
      },
      'option.choose': ({ index }: AnyEventObject) => {
        const option = rig.options()[index];
        if (!option) return false;
        fireEvent.click(option);
        return true;
      },
      'caret.move': () => rig.press('Home'),
      'escape.press': () => {
        rig.press('Escape');
      },
      'box.press': () => void fireEvent.click(rig.box()),
      'box.leave': () => void fireEvent.pointerDown(document.body),
      'search.submit': () => void fireEvent.submit(rig.box().form as HTMLFormElement),
      'xstate.done.actor.suggest': ({ output }: AnyEventObject) => rig.answer(output),
      'xstate.error.actor.suggest': ({ error }: AnyEventObject) => rig.refuse(error),
    },
    see: {
      resting: (context) => {
        isClosed(context);
        expect(rig.said()).toBe('');
      },
      'engaged.typing': (context) => {
        isWaiting(context);
        expect(rig.open()).toEqual([]);
      },
      'engaged.asking': (context) => {
        isWaiting(context);
        expect(rig.open().map(({ text }) => text)).toEqual([context.text.trim()]);
      },
      'engaged.offering': (context: SearchBoxContext) => {
        isPlain(context);
        expect(rig.list()).toHaveAttribute('aria-busy', 'false');
        expect(rig.box()).toHaveAttribute('aria-expanded', 'true');
        expect(rig.options()).toHaveLength(2);
        expect(rig.said()).toBe('2 suggestions');
        expect(rig.active()).toBe(context.active === null ? null : rig.options()[context.active]);
        expect(rig.options().filter((option) => option.getAttribute('aria-selected') === 'true')).toEqual(
          rig.active() ? [rig.active()] : [],
        );
      },
      nothing: (context) => {
        isClosed(context);
        expect(rig.said()).toBe('No suggestions');
      },
      failed: (context) => {
        isClosed(context);
        expect(rig.said()).toBe('');
      },
      dismissed: (context) => {
        isClosed(context);
        expect(rig.said()).toBe('');
      },
    },
  });
  expect(paths).toBeGreaterThan(100);
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 120_000);
