import '#ui/listing-tools/listing-tools.css';
import '../recipes/recipes.css';
import './meal-planning.css';
import type { MealPlanEvent, MealsShown } from '#machines/meal-plan/index.ts';
import type { RecipesShown } from '#machines/recipes/index.ts';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { RecipesFilters } from '#ui/pages/recipes/recipes-filters.tsx';
import { RecipesSearch } from '#ui/pages/recipes/recipes-search.tsx';
import { RecipesShelf } from '#ui/pages/recipes/recipes-shelf.tsx';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { MealChoice } from './meal-choice.tsx';
import { chosenWords } from './meal-plan-words.ts';
import { PlanAside } from './plan-aside.tsx';

const path = href.page('/choose-meals');
const ignored = () => undefined;

type Props = {
  /** As the address says it. */
  readonly asked: RecipesAsked;
  readonly recipes: RecipesShown;
  readonly meals: MealsShown;
  readonly onSend: (event: MealPlanEvent) => void;
  readonly onReload: () => void;
};

/** The recipes by course, diet and words, each to be put into the plan for so many. */
export function ChooseMealsPage({ asked, recipes, meals, onSend, onReload }: Props) {
  const { state, shown } = recipes;
  return (
    <main
      id="main"
      className="page recipes choose-meals"
      aria-busy={state === 'asking' || undefined}
      data-state={state}
    >
      <Breadcrumb
        crumbs={[{ text: texts.title.text, href: href.page('/meal-planning') }, { text: texts.chooseTitle.text }]}
      />
      <h1>{texts.chooseTitle.text}</h1>
      <p className="lead">{texts.chooseLead.text.replace('{n}', String(mostMeals))}</p>
      <p data-without-script="">{texts.needsScript.text}</p>
      <PlanAside count={meals.asideCount} onSend={onSend} />
      <RecipesSearch asked={asked} path={path} suggestions={null} onType={ignored} onClose={ignored} />
      <div className="recipes-room">
        <RecipesFilters asked={asked} counts={shown?.recipes ?? null} path={path} />
        <RecipesShelf
          {...{ asked, path, onReload }}
          shown={recipes}
          below={(recipe) => <MealChoice recipe={recipe} shown={meals} onSend={onSend} />}
        />
      </div>
      <div className="meals-bar" data-needs-script="">
        <p id="meals-chosen" role="status">
          {meals.isFull ? texts.full.text.replace('{most}', String(mostMeals)) : chosenWords(meals.count)}
        </p>
        {meals.count > 0 ? <ButtonLink href={href.page('/review-plan')}>{texts.review.text}</ButtonLink> : null}
      </div>
    </main>
  );
}
