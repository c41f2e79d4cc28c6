import { createContext } from 'react';
import type { RecipeWish } from '#machines/saved-recipes/index.ts';

export type SavingOnPage = {
  /** Whether a recipe is saved; what the page was told of it counts where nothing newer is known. */
  readonly isSaved: (slug: string, onPage: boolean) => boolean;
  readonly onMark: (wish: RecipeWish) => void;
};

/** Saving, for a shopper on a page that is live. Null for everybody else, who is led to sign in. */
export const SavingContext = createContext<SavingOnPage | null>(null);
