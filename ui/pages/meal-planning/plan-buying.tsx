import type { MealPlanEvent, MealPlanShown } from '#machines/meal-plan/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { ReorderOutcome } from '#ui/reorder/reorder-outcome.tsx';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';
import { recipeTexts } from '#ui/texts/recipe.texts.ts';

type Props = {
  readonly shown: MealPlanShown;
  /** Where to come back to after signing in; null for a shopper, who need not. */
  readonly guestHref: string | null;
  readonly onSend: (event: MealPlanEvent) => void;
};

/** What is not at home: what it comes to, and its way into the trolley or onto the shopping list. */
export function PlanBuying({ shown, guestHref, onSend }: Props) {
  const { state, totalCents, costPerServeCents, buyCount, listCount, adding } = shown;
  const isKnown = state === 'shown';
  const text =
    state === 'reviewing'
      ? texts.working.text
      : adding.state === 'adding'
        ? recipeTexts.adding.text
        : buyCount === 0
          ? recipeTexts.addNone.text
          : countOf(buyCount, recipeTexts.addOne, recipeTexts.add);
  const total = costPerServeCents === null ? texts.totalAbout : texts.total;
  return (
    <section className="recipe-buying plan-buying" aria-label={texts.total.text.replace(' {total}', '')}>
      <p className="recipe-total" role="status">
        {isKnown && totalCents !== null ? (
          <>
            {total.text.replace('{total}', money(totalCents))} <small>{texts.totalWhy.text}</small>
          </>
        ) : state === 'reviewing' ? (
          texts.working.text
        ) : null}
      </p>
      {isKnown && costPerServeCents !== null ? (
        <p>{texts.perServe.text.replace('{cost}', money(costPerServeCents))}</p>
      ) : null}
      <div className="recipe-buying-ways">
        {guestHref === null ? (
          <Button aria-disabled={!isKnown || buyCount === 0 || undefined} onClick={() => onSend({ type: 'items.add' })}>
            <Icon name="trolley" size="small" />
            {text}
          </Button>
        ) : (
          <ButtonLink href={href.signIn(guestHref)} rel="nofollow">
            <Icon name="trolley" size="small" />
            {recipeTexts.addGuest.text}
          </ButtonLink>
        )}
        {listCount === 0 ? null : (
          <Button look="outline" aria-disabled={!isKnown || undefined} onClick={() => onSend({ type: 'list.add' })}>
            <Icon name="shopping-list" size="small" />
            {recipeTexts.list.text.replace('{n}', String(listCount))}
          </Button>
        )}
      </div>
      <ReorderOutcome adding={adding} />
    </section>
  );
}
