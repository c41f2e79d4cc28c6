import type { AddingShown } from '#machines/adding/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { firstPress } from '#ui/button/first-press.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { ReorderOutcome } from '#ui/reorder/reorder-outcome.tsx';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { recipeTexts as texts } from '#ui/texts/recipe.texts.ts';

type Props = {
  readonly shown: { readonly buyCount: number; readonly listCount: number; readonly adding: AddingShown };
  /** What the store still works out, in words; null when what is on show can be bought. */
  readonly waiting: string | null;
  readonly isKnown: boolean;
  /** Where to come back to after signing in; null for a shopper, who need not. */
  readonly guestHref: string | null;
  readonly onSend: (event: { readonly type: 'items.add' | 'list.add' }) => void;
};

/** What is not at home, on its way into the trolley or onto the shopping list, and what came of it. */
export function BuyingWays({ shown, waiting, isKnown, guestHref, onSend }: Props) {
  const { buyCount, listCount, adding } = shown;
  const text =
    waiting ??
    (adding.state === 'adding'
      ? texts.adding.text
      : buyCount === 0
        ? texts.addNone.text
        : countOf(buyCount, texts.addOne, texts.add));
  return (
    <>
      <div className="recipe-buying-ways" data-needs-script={guestHref === null ? '' : undefined}>
        {guestHref === null ? (
          <Button
            aria-disabled={!isKnown || buyCount === 0 || undefined}
            {...firstPress(() => onSend({ type: 'items.add' }))}
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
            aria-disabled={!isKnown || undefined}
            {...firstPress(() => onSend({ type: 'list.add' }))}
          >
            <Icon name="shopping-list" size="small" />
            {texts.list.text.replace('{n}', String(listCount))}
          </Button>
        )}
      </div>
      <ReorderOutcome adding={adding} />
    </>
  );
}
