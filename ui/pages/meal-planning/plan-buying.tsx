import type { MealPlanEvent, MealPlanShown } from '#machines/meal-plan/index.ts';
import { money } from '#services/display/money.rules.ts';
import { BuyingWays } from '#ui/pages/recipe/buying-ways.tsx';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';

type Props = {
  readonly shown: MealPlanShown;
  /** Where to come back to after signing in; null for a shopper, who need not. */
  readonly guestHref: string | null;
  readonly onSend: (event: MealPlanEvent) => void;
};

/** What is not at home: what it comes to, and its way into the trolley or onto the shopping list. */
export function PlanBuying({ shown, guestHref, onSend }: Props) {
  const { state, totalCents, costPerServeCents } = shown;
  const isKnown = state === 'shown';
  const waiting = state === 'reviewing' ? texts.working.text : null;
  const total = costPerServeCents === null ? texts.totalAbout : texts.total;
  return (
    <section className="recipe-buying plan-buying" aria-label={texts.total.text.replace(' {total}', '')}>
      <p className="recipe-total" role="status">
        {isKnown && totalCents !== null ? (
          <>
            {total.text.replace('{total}', money(totalCents))} <small>{texts.totalWhy.text}</small>
          </>
        ) : (
          waiting
        )}
      </p>
      {isKnown && costPerServeCents !== null ? (
        <p>{texts.perServe.text.replace('{cost}', money(costPerServeCents))}</p>
      ) : null}
      <BuyingWays {...{ shown, waiting, isKnown, guestHref, onSend }} />
    </section>
  );
}
