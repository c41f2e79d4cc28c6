import '#ui/listing-tools/listing-tools.css';
import '../recipe/recipe.css';
import './meal-planning.css';
import type { MealPlanEvent, MealPlanShown } from '#machines/meal-plan/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { RecipeIngredient } from '#ui/pages/recipe/recipe-ingredient.tsx';
import { listed } from '#ui/pages/recipe/recipe-words.ts';
import { failedWords } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { KeepPlan } from './keep-plan.tsx';
import { PlanAside } from './plan-aside.tsx';
import { PlanBuying } from './plan-buying.tsx';
import { PlanMeals } from './plan-meals.tsx';

type Props = {
  readonly shown: MealPlanShown;
  /** Where a guest comes back to after signing in; null for a shopper. */
  readonly guestHref: string | null;
  readonly newKey: () => string;
  readonly onSend: (event: MealPlanEvent) => void;
  readonly onPrint: () => void;
};

/** The plan as one shopping list: each thing once, what is at home ticked off, and what the rest comes to. */
export function ReviewPlanPage({ shown, guestHref, newKey, onSend, onPrint }: Props) {
  const { state, asideCount } = shown;
  return (
    <main id="main" className="page review-plan" aria-busy={state === 'reviewing' || undefined} data-state={state}>
      <Breadcrumb
        crumbs={[{ text: texts.title.text, href: href.page('/meal-planning') }, { text: texts.reviewTitle.text }]}
      />
      <h1>{texts.reviewTitle.text}</h1>
      <PlanAside count={asideCount} onSend={onSend} />
      {state === 'recalling' ? (
        <>
          <p role="status" data-needs-script="">
            {texts.recalling.text}
          </p>
          <div data-without-script="">
            <p>{texts.reviewNeedsScript.text}</p>
            <ButtonLink href={href.page('/choose-meals')}>{texts.begin.text}</ButtonLink>
          </div>
        </>
      ) : state === 'empty' ? (
        <EmptyState picture="/assets/art/empty-list.svg" title={<h2>{texts.empty.text}</h2>} text={texts.emptyWhy.text}>
          <ButtonLink href={href.page('/choose-meals')}>{texts.begin.text}</ButtonLink>
          <ButtonLink href={href.page('/my-meal-plans')} look="outline">
            {texts.mine.text}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Plan {...{ shown, guestHref, newKey, onSend, onPrint }} />
      )}
    </main>
  );
}

function Plan({ shown, guestHref, newKey, onSend, onPrint }: Props) {
  const { state, fault, lines, meals } = shown;
  return (
    <>
      <p className="lead">{texts.reviewLead.text}</p>
      {state === 'failed' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={() => onSend({ type: 'review.reload' })}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {failedWords(texts.failed, fault)}
        </Alert>
      ) : null}
      <div className="review-plan-room">
        <PlanMeals shown={shown} onSend={onSend} />
        <section className="plan-list" aria-labelledby="plan-list">
          <h2 id="plan-list">{texts.list.text}</h2>
          {lines.length === 0 ? null : (
            <p className="plan-list-count">
              {texts.things.text.replace('{n}', String(lines.length)).replace('{m}', String(meals.length))}
            </p>
          )}
          <ul className="recipe-lines" aria-labelledby="plan-list">
            {lines.map(({ line, ...rest }) => (
              <RecipeIngredient
                key={line.ingredientId}
                line={{ ...rest, ingredient: { ...line, text: line.name, note: line.needs } }}
                onSend={onSend}
              >
                <p className="plan-used-in">{texts.usedIn.text.replace('{titles}', () => listed(line.usedIn))}</p>
              </RecipeIngredient>
            ))}
          </ul>
          <PlanBuying {...{ shown, guestHref, onSend }} />
        </section>
        <div className="plan-after">
          <KeepPlan {...{ guestHref, newKey, onSend }} keep={shown.keep} />
          <div className="meal-ways">
            <Button look="outline" onClick={onPrint}>
              {texts.print.text}
            </Button>
            <Button look="quiet" onClick={() => onSend({ type: 'plan.clear' })}>
              {texts.clear.text}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
