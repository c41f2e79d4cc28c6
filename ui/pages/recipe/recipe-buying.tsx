import type { RecipeEvent, RecipeShown } from '#machines/recipe/index.ts';
import { money } from '#services/display/money.rules.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';
import { BuyingWays } from './buying-ways.tsx';

type Props = {
  readonly shown: RecipeShown;
  /** Where to come back to after signing in; null for a shopper, who need not. */
  readonly guestHref: string | null;
  readonly onSend: (event: RecipeEvent) => void;
};

/** What is not at home: what it comes to, and its way into the trolley or onto the shopping list. */
export function RecipeBuying({ shown, guestHref, onSend }: Props) {
  const { buyCount, buyCents, state, servings } = shown;
  const waiting = state === 'reading' ? texts.scaling.text.replace('{n}', String(servings ?? '')) : null;
  return (
    <div className="recipe-buying">
      {buyCount > 0 ? (
        <p className="recipe-total">
          {texts.about.text.replace('{total}', money(buyCents))} <small>{texts.aboutWhy.text}</small>
        </p>
      ) : null}
      <BuyingWays isKnown={waiting === null} {...{ shown, waiting, guestHref, onSend }} />
    </div>
  );
}
