import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { vi } from 'vitest';
import type { Suggest } from '#machines/search-box/index.ts';
import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';
import { SearchBox } from '#ui/search-box/search-box.tsx';
import { SearchSuggestions } from '#ui/search-box/search-suggestions.tsx';
import { SuggestContext } from '#ui/search-box/suggest-context.ts';

type Question = {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly resolve: (answer: Suggestions) => void;
  readonly reject: (error: unknown) => void;
  isOver: boolean;
};

/** The box as it is once what answers to typing has come. */
function Whole({ value }: { readonly value: string }) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input
        ref={box}
        role="combobox"
        aria-label="Search for products"
        aria-controls="search-list"
        aria-expanded="false"
        defaultValue={value}
      />
      <SearchSuggestions box={box} value={value} />
    </form>
  );
}

/** The search box of a page, over a store that answers when the test says so. */
export function searchBoxRig() {
  const questions: Question[] = [];
  const suggest: Suggest = (text, signal) =>
    new Promise((resolve, reject) => void questions.push({ text, signal, resolve, reject, isOver: false }));
  let isWhole = false;
  const page = (value: string, asked: Suggest) => (
    <SuggestContext value={asked}>
      <main>
        <h1 tabIndex={-1}>Page</h1>
      </main>
      {isWhole ? <Whole value={value} /> : <SearchBox value={value} />}
    </SuggestContext>
  );
  let shown: ReturnType<typeof render> | undefined;
  const followed: string[] = [];
  const follow = (event: Event) => {
    const anchor = (event.target as Element).closest('a');
    if (anchor) followed.push(anchor.getAttribute('href') ?? '');
    event.preventDefault();
  };
  const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
  const box = () => one('[role=combobox]') as HTMLInputElement;
  const settle = async (question: Question | undefined, how: (question: Question) => void) => {
    if (!question) throw new Error('Nobody asked.');
    question.isOver = true;
    await act(async () => how(question));
  };
  return {
    questions,
    followed,
    box,
    show: (value = '', { asked = suggest, whole = false }: { asked?: Suggest; whole?: boolean } = {}) => {
      isWhole = whole;
      questions.length = 0;
      followed.length = 0;
      document.addEventListener('click', follow);
      shown = render(page(value, asked));
    },
    goTo: (value: string) => shown?.rerender(page(value, suggest)),
    /** Turns to the box, and waits until what answers to typing has come. */
    turnTo: async () => {
      await act(async () => {
        box().focus();
        await vi.dynamicImportSettled();
      });
    },
    type: (text: string) => act(() => void fireEvent.input(box(), { target: { value: text } })),
    press: (key: string, more: Partial<KeyboardEventInit> = {}) =>
      act(() => void fireEvent.keyDown(box(), { key, ...more })),
    open: () => questions.filter(({ isOver, signal }) => !isOver && !signal.aborted),
    answer: (answer: Suggestions) => settle(questions.at(-1), ({ resolve }) => resolve(answer)),
    refuse: (error: unknown) => settle(questions.at(-1), ({ reject }) => reject(error)),
    list: () => one('[role=listbox]'),
    options: () => [...document.querySelectorAll<HTMLElement>('[role=option]')],
    /** What the box says is being read out. */
    active: () => {
      const id = box().getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id);
    },
    said: () => one('[role=status]')?.textContent ?? null,
    clearButton: () => one('button[aria-label="Clear the search"]'),
    end: () => document.removeEventListener('click', follow),
  };
}
