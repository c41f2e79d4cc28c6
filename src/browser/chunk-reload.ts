const key = 'kete.reloaded';
const windowMs = 10_000;
/** Parts that merely add something to what is there: without them the page stays as it is, with all that was typed. */
export const additions = /search-suggestions|filters-sheet|facet-search|banner-seen|product-seen/;
/** What comes by itself once a page has had its say: nobody asked for it, and a page that reads well is not left for it. */
export const followers =
  /\/(?:session|settled|-message-modal|remarketing|add-to-home|chat|order-change-told|open-inspection|reservation)-/;

/**
 * A chunk that is gone means a newer build: the page is loaded afresh, once a URL within ten seconds.
 * A second failure goes to the server-error page, so that a broken deployment does not spin. While an order is under way
 * (`underWay` says 'paying') nothing is loaded afresh; once it stands, its own address is.
 */
export function reloadOnLostChunk(
  page: Window,
  nowMs: () => number,
  underWay: () => string | null = () => null,
): () => void {
  const onLost = (event: Event & { readonly payload?: unknown }) => {
    const order = underWay();
    const lost = String(event.payload);
    if (order === 'paying' || additions.test(lost) || (!page.navigator.onLine && followers.test(lost))) return;
    event.preventDefault();
    if (order !== null && page.location.pathname !== order.split('?')[0]) return page.location.assign(order);
    const href = page.location.href;
    const last = readLast(page.sessionStorage);
    if (last?.href === href && nowMs() - last.atMs < windowMs) {
      // Without a network several are lost at once, and the one reload leads to the page that says so.
      if (!page.navigator.onLine) return;
      page.location.assign('/something-went-wrong');
      return;
    }
    try {
      page.sessionStorage.setItem(key, JSON.stringify({ href, atMs: nowMs() }));
    } catch {
      page.location.assign('/something-went-wrong');
      return;
    }
    page.location.reload();
  };
  page.addEventListener('vite:preloadError', onLost);
  return () => page.removeEventListener('vite:preloadError', onLost);
}

function readLast(storage: Storage): { href: string; atMs: number } | null {
  try {
    const last: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof last !== 'object' || last === null || !('href' in last) || !('atMs' in last)) return null;
    return typeof last.href === 'string' && typeof last.atMs === 'number' ? { href: last.href, atMs: last.atMs } : null;
  } catch {
    return null;
  }
}
