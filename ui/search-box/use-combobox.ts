import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SearchBoxEvent } from '#machines/search-box/index.ts';

type Box = RefObject<HTMLInputElement | null>;
type Send = (event: SearchBoxEvent) => void;

/** Has the box show another text than what was typed there. */
export const putText = (box: Box, text: string): void => {
  if (box.current) box.current.value = text;
};

/** What the keys do in the box; keys that belong to the text are left to it. */
function answerKey(event: KeyboardEvent, send: Send): void {
  const { key, altKey, target } = event;
  const box = target as HTMLInputElement;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const isDown = key === 'ArrowDown';
    if (altKey) send({ type: isDown ? 'suggestions.open' : 'box.leave' });
    else send({ type: 'option.move', towards: isDown ? 'next' : 'previous' });
  } else if (key === 'Escape' && box.value !== '') {
    event.preventDefault();
    send({ type: 'escape.press' });
  } else if (key === 'Enter') {
    const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    if (!option) return;
    event.preventDefault();
    option.click();
  } else if (/^(?:Home|End|ArrowLeft|ArrowRight)$/.test(key)) send({ type: 'caret.move' });
}

/** Joins the box that stands on the page already to its chart: what is typed and pressed there, and where it is left. */
export function useBoxHeard(box: Box, value: string, send: Send): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const { form } = current;
    const ends = new AbortController();
    const own = { signal: ends.signal };
    const type = () => send({ type: 'text.type', text: current.value });
    const leave = () => send({ type: 'box.leave' });
    current.addEventListener('input', type, own);
    current.addEventListener('keydown', (event) => answerKey(event, send), own);
    current.addEventListener('click', () => send({ type: 'box.press' }), own);
    // Another window has the focus now, and this box will have it again.
    current.addEventListener('blur', () => current !== document.activeElement && leave(), own);
    form?.addEventListener('submit', () => send({ type: 'search.submit' }), own);
    document.addEventListener('pointerdown', ({ target }) => form?.contains(target as Node) || leave(), own);
    return () => ends.abort();
  }, [box, send]);

  const shown = useRef<string>(undefined);
  useEffect(() => {
    const text = box.current?.value ?? '';
    const isNew = shown.current !== value;
    const isTyping = box.current === document.activeElement && text !== value;
    if (isNew && text !== value && (shown.current === undefined || isTyping)) send({ type: 'text.type', text });
    else if (isNew && shown.current !== undefined) send({ type: 'page.change', text });
    shown.current = value;
  }, [box, value, send]);
}

/** The room of a group's title above its first option. */
const titlePx = 48;

/** Scrolls the list and nothing else: the page behind it stays where it is. */
function bringIntoSight(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role=listbox]');
  if (!option || !list) return;
  const { offsetTop, offsetHeight } = option;
  const lowest = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(offsetTop - titlePx, Math.max(list.scrollTop, lowest + titlePx / 4));
}

/** Says on the box what stands under it, for those who listen. */
export function useBoxTold(box: Box, isOpen: boolean, active: string | null): void {
  useLayoutEffect(() => {
    box.current?.setAttribute('aria-expanded', String(isOpen));
    if (active === null) box.current?.removeAttribute('aria-activedescendant');
    else box.current?.setAttribute('aria-activedescendant', active);
    if (active !== null) bringIntoSight(document.getElementById(active));
  }, [box, isOpen, active]);
}
