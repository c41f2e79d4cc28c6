import type { RecipeEvent, RecipeShown } from '#machines/recipe/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { ReorderOutcome } from '#ui/reorder/reorder-outcome.tsx';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';

type Props = {
  readonly shown: RecipeShown;
  /** Where to come back to after signing in; null for a shopper, who need not. */
  readonly guestHref: string | null;
  readonly onSend: (event: RecipeEvent) => void;
};

/** What is not at home: what it comes to, and its way into the trolley or onto the shopping list. */
export function RecipeBuying({ shown, guestHref, onSend }: Props) {
  const { buyCount, buyCents, listCount, adding, state, servings } = shown;
  const isScaling = state === 'reading';
  const text = isScaling
    ? texts.scaling.text.replace('{n}', String(servings ?? ''))
    : adding.state === 'adding'
      ? texts.adding.text
      : buyCount === 0
        ? texts.addNone.text
        : countOf(buyCount, texts.addOne, texts.add);
  return (
    <div className="recipe-buying">
      {buyCount > 0 ? (
        <p className="recipe-total">
          {texts.about.text.replace('{total}', money(buyCents))} <small>{texts.aboutWhy.text}</small>
        </p>
      ) : null}
      <div className="recipe-buying-ways" data-needs-script={guestHref === null ? '' : undefined}>
        {guestHref === null ? (
          <Button
            aria-disabled={isScaling || buyCount === 0 || undefined}
            onClick={() => onSend({ type: 'items.add' })}
          >
            <Icon name="trolley" size="small" />
            {text}
          </Button>
        ) : (
          <ButtonLink href={href.signIn(guestHref)} rel="nofollow">
            <Icon name="trolley" size="small" />
            {texts.addGuest.text}
          </ButtonLink>
        )}
        {listCount === 0 ? null : (
          <Button
            look="outline"
            data-needs-script=""
            aria-disabled={isScaling || undefined}
            onClick={() => onSend({ type: 'list.add' })}
          >
            <Icon name="shopping-list" size="small" />
            {texts.list.text.replace('{n}', String(listCount))}
          </Button>
        )}
      </div>
      <ReorderOutcome adding={adding} />
    </div>
  );
}
