import type { ReactNode } from 'react';
import type { RecipesShown } from '#machines/recipes/index.ts';
import type { Recipe, RecipesAsked } from '#services/recipes/recipes.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { RecipeGrid } from '#ui/recipe-card/recipe-grid.tsx';
import { countOf, failedWords } from '#ui/reorder/reorder-words.ts';
import { recipesTexts as texts } from '#ui/texts/recipes.texts.ts';
import { NoRecipes } from './no-recipes.tsx';

const firstView = 4;

type Props = {
  /** As the address says it. */
  readonly asked: RecipesAsked;
  readonly shown: RecipesShown;
  /** The page that shows them. */
  readonly path: string;
  readonly onReload: () => void;
  /** What stands before all of them. */
  readonly opening?: ReactNode;
  /** They stand in the first view, or one rank lower, below headings of the opening. */
  readonly level?: 2 | 3;
  readonly tools?: ReactNode;
  /** What can be done with a recipe, below its card. */
  readonly below?: (recipe: Recipe) => ReactNode;
};

/** A page of recipes as the address narrows them; what is on show may answer an earlier question still. */
export function RecipesShelf({ asked, shown, path, onReload, opening, level = 2, tools, below }: Props) {
  const { state, answered, fault } = shown;
  const told = answered ?? asked;
  const recipes = shown.shown?.recipes ?? null;
  return (
    <div className="recipes-shelf">
      {state === 'failed' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={onReload}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {failedWords(texts.failed, fault)}
        </Alert>
      ) : null}
      {recipes === null ? (
        state === 'asking' ? (
          <p role="status">{texts.asking.text}</p>
        ) : null
      ) : (
        <>
          {opening}
          <div className="recipes-tools">
            <p className="recipes-count" role="status" data-results="" tabIndex={-1}>
              {countWords(recipes.totalItems, told.search)}
            </p>
            {tools}
          </div>
          {recipes.recipes.length === 0 ? (
            <NoRecipes asked={told} isBeyond={recipes.totalItems > 0} path={path} />
          ) : (
            <RecipeGrid
              recipes={recipes.recipes}
              label={texts.results.text}
              level={level}
              eager={level === 2 ? firstView : 0}
              {...(below ? { below } : {})}
            />
          )}
          <Pagination
            collectionSize={recipes.totalItems}
            pageSize={recipes.pageSize}
            currentPage={recipes.page}
            hrefOf={(page) => href.listing(path, { ...told, page: page > 1 ? page : undefined })}
          />
        </>
      )}
    </div>
  );
}

function countWords(count: number, search: string | undefined): string {
  if (search === undefined) return countOf(count, texts.one, texts.count);
  return countOf(count, texts.foundOne, texts.found).replace('{search}', () => search);
}
