import type { MealPlansReport } from '#machines/meal-plans/index.ts';
import { planNameProblemOf } from '#services/meal-plans/plan.rules.ts';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';

type Words = { readonly text: string };

export const named = ({ text }: Words, name: string): string => text.replace('{name}', () => name);
export const titled = ({ text }: Words, title: string): string => text.replace('{title}', () => title);

/** "3 of 14 meals chosen" */
export const chosenWords = (count: number): string =>
  (count === 0 ? texts.noneChosen.text : countOf(count, texts.chosenOne, texts.chosen)).replace(
    '{most}',
    String(mostMeals),
  );

export const servingsWords = (count: number): string => countOf(count, texts.serving, texts.servings);

export function nameProblemWords(name: string): string | null {
  const problem = planNameProblemOf(name);
  return problem && { missing: texts.nameMissing, long: texts.nameLong }[problem].text;
}

export const keptWords = (name: string): string => named(texts.saidKept, name);
export const changedWords = ({ type, name }: MealPlansReport): string =>
  named(type === 'plan.renamed' ? texts.saidRenamed : texts.saidRemoved, name);
