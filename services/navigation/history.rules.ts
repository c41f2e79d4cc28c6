import {
  formatModals,
  hasModal,
  joinOutlets,
  openModals,
  type OutletName,
  splitHref,
  splitOutlets,
  withoutModals,
} from './outlets.rules.ts';

/** The URLs of this page's life, oldest first, and where among them the visitor stands. */
export type Visits = { readonly hrefs: readonly string[]; readonly at: number };
/** How a URL was reached: as a new entry, in the place of the last, or by so many steps through the history. */
export type Move = 'push' | 'replace' | number;

export const longestHistory = 100;

export const firstVisit = (href: string): Visits => ({ hrefs: [href], at: 0 });

/** Adds a visit; of more than a hundred URLs the oldest is forgotten. */
export function visit(visits: Visits, href: string, move: Move): Visits {
  if (move === 'push') {
    const hrefs = [...visits.hrefs.slice(0, visits.at + 1), href].slice(-longestHistory);
    return { hrefs, at: hrefs.length - 1 };
  }
  const at = move === 'replace' ? visits.at : Math.min(Math.max(visits.at + move, 0), visits.hrefs.length - 1);
  return { hrefs: visits.hrefs.with(at, href), at };
}

export const currentHref = (visits: Visits): string => visits.hrefs[visits.at] ?? '/';

/** Where "back" leads inside the shop; null when this was the first page. */
export const previousHref = (visits: Visits): string | null => visits.hrefs[visits.at - 1] ?? null;

const pathOf = (href: string): string => splitHref(href)[0];
const hasOutlet = (href: string, outlet: OutletName) => openModals(href).some((modal) => modal.outlet === outlet);

/** The same URL with that outlet empty; other modals stay. */
export function withoutOutlet(href: string, outlet: OutletName): string {
  const rest = openModals(href).filter((modal) => modal.outlet !== outlet);
  const page = withoutModals(href);
  const path = pathOf(page);
  return `${joinOutlets(path, formatModals(rest))}${page.slice(path.length)}`;
}

/** Where closing a routed modal leads: the last URL that did not have it open, else the page under it. */
export function closedHref(visits: Visits, outlet: OutletName): string {
  const before = visits.hrefs.slice(0, visits.at).findLast((href) => !hasOutlet(href, outlet));
  return before ?? withoutOutlet(currentHref(visits), outlet);
}

/** How many steps back that last URL is; null when the outlet was open from the beginning. */
export function stepsOutOf(visits: Visits, outlet: OutletName): number | null {
  const index = visits.hrefs.slice(0, visits.at).findLastIndex((href) => !hasOutlet(href, outlet));
  return index < 0 ? null : visits.at - index;
}

/** The page itself, whatever is open over it or asked of it. */
export const pageOf = (href: string): string => splitOutlets(pathOf(href)).path;

/** A change of page: no modal is open over it, and it is not the page that was last seen without one. */
export const isMajor = (lastPage: string, href: string): boolean => !hasModal(href) && pageOf(href) !== lastPage;
