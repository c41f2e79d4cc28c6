import { focusOn } from '../focus/focus-on.ts';

/**
 * The focus goes back where it came from, or to the page's heading when that is gone; but what a press or a page elsewhere
 * has given it to already keeps it.
 */
export function giveFocusBack(to: HTMLElement | null, from: HTMLElement | null, by: 'word' | 'elsewhere'): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body && !from?.contains(activeElement);
  if (by === 'elsewhere' && isElsewhere) return;
  if (to?.isConnected) return to.focus();
  focusOn(document.querySelector<HTMLElement>('main h1'));
}
