import type { RecipeWish } from '#machines/saved-recipes/index.ts';
import type { Fault } from '#services/fault.ts';
import { failedWords } from '#ui/reorder/reorder-words.ts';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';

const named = (text: string, title: string): string => text.replace('{title}', () => title);

/** "Roast kūmara soup is saved" */
export const markedWords = ({ title, isSaved }: RecipeWish): string =>
  named((isSaved ? texts.saidSaved : texts.saidForgotten).text, title);

export const lostWords = ({ title, isSaved, fault }: RecipeWish & { readonly fault: Fault }): string =>
  failedWords({ text: named((isSaved ? texts.lostSave : texts.lostForget).text, title) }, fault);
