import type { MealPlanEvent, MealsShown } from '#machines/meal-plan/index.ts';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { titled } from './meal-plan-words.ts';
import { ServingsSelect } from './servings-select.tsx';

type Props = {
  readonly recipe: Recipe;
  readonly shown: MealsShown;
  readonly onSend: (event: MealPlanEvent) => void;
};

/** Whether a recipe is among the meals, and for how many. The button stays where it is, so that the focus does too. */
export function MealChoice({ recipe: { slug, title, serves }, shown: { meals, isFull }, onSend }: Props) {
  const meal = meals.find((one) => one.slug === slug);
  const isShut = isFull && !meal;
  return (
    <div className="meal-choice" data-needs-script="">
      <Button
        look={meal ? 'primary' : 'outline'}
        size="small"
        aria-pressed={meal !== undefined}
        aria-label={titled(texts.addNamed, title)}
        aria-disabled={isShut || undefined}
        aria-describedby={isShut ? 'meals-chosen' : undefined}
        onClick={() =>
          onSend(meal ? { type: 'meal.drop', slug } : { type: 'meal.choose', slug, title, servings: serves })
        }
      >
        <Icon name={meal ? 'check' : 'plus'} size="small" />
        {(meal ? texts.inPlan : texts.add).text}
      </Button>
      {meal ? (
        <ServingsSelect
          {...{ title }}
          servings={meal.servings}
          onServe={(servings) => onSend({ type: 'meal.serve', slug, servings })}
        />
      ) : null}
    </div>
  );
}
