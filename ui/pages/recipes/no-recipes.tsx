import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';

type Props = {
  readonly asked: RecipesAsked;
  /** There are some, but not on a page this far on. */
  readonly isBeyond: boolean;
  readonly path?: string;
};

/** Nothing to show, and the way on: to the first page, or to all the recipes. */
export function NoRecipes({ asked: { page: _, ...asked }, isBeyond, path = href.page('/recipes') }: Props) {
  if (isBeyond)
    return (
      <EmptyState title={<h2>{texts.noPage.text}</h2>}>
        <ButtonLink href={href.listing(path, asked)}>{texts.firstPage.text}</ButtonLink>
      </EmptyState>
    );
  const { search } = asked;
  return (
    <EmptyState
      picture="/assets/art/empty-no-results.svg"
      title={<h2>{search === undefined ? texts.none.text : texts.noneFor.text.replace('{search}', () => search)}</h2>}
      text={texts.noneWhy.text}
    >
      <ButtonLink href={path}>{texts.clear.text}</ButtonLink>
    </EmptyState>
  );
}
