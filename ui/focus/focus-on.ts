/** Gives the focus to a heading or a region that Tab itself passes by. What is in sight stays where it is. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
