import type { MealPlanEvent, MealPlanShown } from '#machines/meal-plan/index.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { costWords } from '#ui/recipe-card/recipe-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { titled } from './meal-plan-words.ts';
import { ServingsSelect } from './servings-select.tsx';

type Props = { readonly shown: MealPlanShown; readonly onSend: (event: MealPlanEvent) => void };

/** The meals of the plan, each for so many. */
export function PlanMeals({ shown: { meals }, onSend }: Props) {
  return (
    <section className="plan-meals" aria-labelledby="meals">
      <h2 id="meals" tabIndex={-1}>
        {texts.meals.text}
      </h2>
      <ul aria-labelledby="meals">
        {meals.map(({ slug, title, servings, recipe, isGone }) => (
          <li key={slug} className="plan-meal">
            <div className="plan-meal-words">
              {isGone ? <span>{title}</span> : <A href={href.recipe(slug, { servings })}>{title}</A>}
              {recipe ? <p className="plan-meal-facts">{costWords(recipe)}</p> : null}
              {isGone ? <p className="plan-meal-gone">{texts.isGone.text}</p> : null}
            </div>
            <ServingsSelect
              {...{ title, servings }}
              onServe={(count) => onSend({ type: 'meal.serve', slug, servings: count })}
            />
            <button
              className="plan-meal-drop"
              type="button"
              onClick={() => {
                document.getElementById('meals')?.focus();
                onSend({ type: 'meal.drop', slug });
              }}
            >
              <Icon name="trash" size="small" label={titled(texts.dropNamed, title)} />
            </button>
          </li>
        ))}
      </ul>
      <div className="meal-ways">
        <ButtonLink href={href.page('/choose-meals')} look="outline" size="small">
          {texts.change.text}
        </ButtonLink>
      </div>
    </section>
  );
}
