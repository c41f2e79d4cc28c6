/** Named modal outlets in a path: /account/orders/(account-modal:change-order)?source=x */
export const outletNames = [
  'modal',
  'account-modal',
  'offer-modal',
  'delivery-modal',
  'express-modal',
  'hww-modal',
  'info-modal',
  'mp-modal',
  'payment-modal',
  'pd-modal',
  'recipe-modal',
  'ro-modal',
  'oc-modal',
  'vt-modal',
] as const;
export type OutletName = (typeof outletNames)[number];
export type OpenModal = { readonly outlet: OutletName; readonly path: string };

const outletsAtTheEnd = /\/\(([^()]*)\)\/?$/;
const isOutlet = (name: string): name is OutletName => (outletNames as readonly string[]).includes(name);

/** Lower-cases a path and leaves its %XX escapes alone (in upper case). */
export const lowerPath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part.toUpperCase() : part.toLowerCase()));

/** The page's own path and what stands between the brackets, both in lower case. */
export function splitOutlets(pathname: string): { readonly path: string; readonly modals: string } {
  const path = pathname.replace(/%28/gi, '(').replace(/%29/gi, ')');
  const found = outletsAtTheEnd.exec(path);
  return found
    ? { path: lowerPath(path.slice(0, found.index)) || '/', modals: lowerPath(found[1] ?? '') }
    : { path: lowerPath(path) || '/', modals: '' };
}

export const joinOutlets = (path: string, modals: string): string =>
  modals === '' ? path : `${path.replace(/\/$/, '')}/(${modals})`;

/** The modals a URL asks for, in its order; an outlet nobody knows and an empty path are left out. */
export function parseModals(modals: string): readonly OpenModal[] {
  return modals.split('//').flatMap((entry) => {
    const colon = entry.indexOf(':');
    const outlet = entry.slice(0, colon);
    const path = entry.slice(colon + 1);
    return colon > 0 && path !== '' && isOutlet(outlet) ? [{ outlet, path }] : [];
  });
}

export const formatModals = (modals: readonly OpenModal[]): string =>
  modals.map((modal) => `${modal.outlet}:${modal.path}`).join('//');

/** A public URL as its path and all that follows it, the query and the fragment. */
export function splitHref(publicHref: string): readonly [path: string, rest: string] {
  const end = publicHref.search(/[?#]/);
  return end < 0 ? [publicHref, ''] : [publicHref.slice(0, end), publicHref.slice(end)];
}

/** A public URL without its modals: what a page is, whatever is open over it. */
export function withoutModals(publicHref: string): string {
  const [path, rest] = splitHref(publicHref);
  return `${splitOutlets(path).path}${rest}`;
}

export const hasModal = (publicHref: string): boolean => splitOutlets(splitHref(publicHref)[0]).modals !== '';

/** The modals that a public URL asks for. */
export const openModals = (publicHref: string): readonly OpenModal[] =>
  parseModals(splitOutlets(splitHref(publicHref)[0]).modals);

/**
 * The same URL with one modal at most, because only one is open at a time: the one that came to what is open now, else
 * the first. One that nobody knows is left out.
 */
export function withOneModal(
  publicHref: string,
  isKnown: (modal: OpenModal) => boolean,
  current: OpenModal | null = null,
): string {
  const [path, rest] = splitHref(publicHref);
  const { path: page, modals } = splitOutlets(path);
  if (modals === '') return publicHref;
  const known = parseModals(modals).filter(isKnown);
  const isCurrent = (modal: OpenModal) => modal.outlet === current?.outlet && modal.path === current.path;
  const kept = (known.some(isCurrent) ? known.find((modal) => !isCurrent(modal)) : undefined) ?? known[0];
  const one = kept ? formatModals([kept]) : '';
  return one === modals ? publicHref : `${joinOutlets(page, one)}${rest}`;
}
