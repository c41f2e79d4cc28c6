const stops = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const rooms = 'dialog, [role="dialog"], main, body';

const isStop = (element: HTMLElement): boolean =>
  element.matches(':enabled, a, summary, [tabindex]') &&
  element.closest('[inert], [hidden]') === null &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/**
 * Before a part leaves the page: where the focus is in it, it goes to what follows, else to what came before, in the same
 * dialog or main part of the page; else to that room itself.
 */
export function handFocusOn(leaving: HTMLElement): void {
  if (!leaving.contains(document.activeElement)) return;
  const room = leaving.parentElement?.closest<HTMLElement>(rooms);
  if (!room) return;
  const others = [...room.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => !leaving.contains(element) && isStop(element),
  );
  const follows = (element: HTMLElement) =>
    Boolean(leaving.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = others.find(follows) ?? others.at(-1);
  if (next) return next.focus();
  if (!room.hasAttribute('tabindex')) room.tabIndex = -1;
  room.focus();
}
