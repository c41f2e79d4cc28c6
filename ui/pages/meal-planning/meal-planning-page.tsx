import './meal-planning.css';
import type { MealsShown } from '#machines/meal-plan/index.ts';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { recipesTexts } from '#ui/texts/recipes.texts.ts';

const steps = [texts.stepChoose, texts.stepReview, texts.stepShop];

/** What meal plans are, the way to begin one, and the way back to one that was begun. */
export function MealPlanningPage({ count }: Pick<MealsShown, 'count'>) {
  return (
    <main id="main" className="page meal-planning">
      <Breadcrumb
        crumbs={[{ text: recipesTexts.title.text, href: href.page('/recipes') }, { text: texts.title.text }]}
      />
      <h1>{recipesTexts.plan.text}</h1>
      <p className="lead">{texts.lead.text}</p>
      <div className="meal-ways">
        {count > 0 ? (
          <ButtonLink href={href.page('/review-plan')}>{countOf(count, texts.continueOne, texts.continue)}</ButtonLink>
        ) : null}
        <ButtonLink href={href.page('/choose-meals')} look={count > 0 ? 'outline' : 'primary'}>
          {texts.begin.text}
        </ButtonLink>
        <ButtonLink href={href.page('/my-meal-plans')} look="outline">
          <Icon name="list" size="small" />
          {texts.mine.text}
        </ButtonLink>
      </div>
      <section aria-labelledby="how">
        <h2 id="how">{texts.how.text}</h2>
        <ol className="meal-steps">
          {steps.map(({ text }) => (
            <li key={text}>{text.replace('{n}', String(mostMeals))}</li>
          ))}
        </ol>
      </section>
    </main>
  );
}
