import { isMajor, type Move, pageOf } from './history.rules.ts';
import { hasModal } from './outlets.rules.ts';

/** Where the eye should be after a navigation. `results`: the top of the list, with focus on its count. */
export type ScrollTo = 'top' | 'results' | 'restore' | 'keep';

export type Travel = {
  readonly from: string;
  readonly to: string;
  /** The page that was last seen without a modal over it. */
  readonly lastPage: string;
  readonly move: Move;
  /** Load-more: the list grows under the reader. */
  readonly keepsPlace?: boolean;
};

/** Specials, search and browse. */
export const isListing = (href: string): boolean =>
  /^\/shop\/(?:specials|searchproducts|browse(?!\/departments$))(?:\/|$)/.test(pageOf(href));

const queryOf = (href: string): string => /\?[^#]*/.exec(href)?.[0] ?? '';

/** Opening and closing modals never scrolls, going back puts things where they were, a list starts at its results. */
export function scrollAfter({ from, to, lastPage, move, keepsPlace = false }: Travel): ScrollTo {
  if (hasModal(to)) return 'keep';
  const isSamePage = !isMajor(lastPage, to);
  if (hasModal(from) && isSamePage) return 'keep';
  if (typeof move === 'number') return 'restore';
  if (keepsPlace) return 'keep';
  if (!isSamePage) return 'top';
  if (queryOf(from) === queryOf(to)) return to.includes('#') ? 'keep' : 'top';
  return isListing(to) ? 'results' : 'top';
}
